import { type Delivery, deliveryProblems } from '@tagmason/domain'
import { Badge, Button, ListRow, Stack, Text, Time, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useAct, useNow, useRead } from '../../workspace.tsx'
import { scheduledText } from './texts.ts'
import { deliveryTone } from './tones.ts'

/** One sending: when, to how many, and why it failed. */
export function DeliveryRow({ delivery: { id, scheduleId, report, sent, status, recipients, reason } }: { delivery: Delivery }) {
  const { deliveries: text, ...all } = useText(scheduledText)
  const now = useNow()
  const kept = useRead('schedules.list').rows.some((row) => row.id === scheduleId)
  const again = useAct('schedules.sendAgain')
  const known = deliveryProblems.find((problem) => problem === reason)
  const send = async () => {
    const outcome = await again.run({ id })
    if (outcome === undefined) return
    if (outcome.done.status === 'failed') toast.warning(all.notSent, { detail: all.notSentDetail })
    else if (outcome.done.status === 'queued') toast.info(text.statuses.queued, { detail: report })
    else toast.success(text.sentAgain, { detail: report })
  }
  return (
    <ListRow
      title={report}
      facts={<Badge tone={deliveryTone[status]}>{text.statuses[status]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Meta>
            <>
              {text.happened[status]} <Time at={sent} show="relative" now={now} />
            </>
            {text.recipients(recipients)}
          </Meta>
          {reason !== null && (
            <Text size="small" tone="critical">
              {known === undefined ? reason : text.reasons[known]}
            </Text>
          )}
        </Stack>
      }
      actions={
        status === 'failed' && (
          <Button size="small" label={all.of(text.again, report)} busy={again.busy} blocked={again.blocked || (!kept && text.gone)} onPress={() => void send()}>
            {text.again}
          </Button>
        )
      }
    />
  )
}
