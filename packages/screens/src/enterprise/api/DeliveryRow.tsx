import { isGivenUp, type WebhookDelivery } from '@tagmason/domain'
import { Badge, Button, CodeBlock, ListRow, Stack, Text, Time, toast } from '@tagmason/ui'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { useAct, useNow, useRead } from '../../workspace.tsx'
import { headerLines, indented } from './examples.ts'
import { apiText } from './texts.ts'
import { deliveryTone } from './tones.ts'

export interface DeliveryRowProps {
  /** Its place among those of the webhook, 1 for the oldest. */
  number: number
  delivery: WebhookDelivery
}

/** One message as it was sent, with what came of it; it can be sent again. */
export function DeliveryRow({ number, delivery }: DeliveryRowProps) {
  const text = useText(apiText)
  const { sendProblems } = useText(accessText)
  const { id, event, at, attempt, state, status, problem, nextAttempt, headers, body } = delivery
  const { server } = useRead('session.get')
  const waits = server === undefined ? text.notSent : text.inTurn
  const now = useNow()
  const { busy, blocked, run } = useAct('webhooks.resend')
  const again = async () => {
    const outcome = await run({ id })
    if (outcome === undefined) return
    const { state: now } = outcome.done
    const detail = text.resentDetail(text.states[now])
    if (now === 'failed') toast.error(text.resendFailed, { detail })
    else toast.info(now === 'queued' ? text.resendQueued : text.resent, { detail })
  }
  return (
    <ListRow
      align="start"
      title={text.event(event)}
      facts={<Badge tone={deliveryTone[state]}>{text.states[state]}</Badge>}
      detail={
        <Stack gap="xs">
          <Text size="small" tone="muted">
            <Time at={at} show="both" />
            {` · ${text.attempt(attempt)} · ${status !== null ? text.answered(status) : state === 'queued' ? waits : sendProblems[problem ?? 'connection']}`}
            {isGivenUp(delivery) && ` · ${text.givenUp}`}
            {nextAttempt !== null && (
              <>
                {` · ${text.again} `}
                <Time at={nextAttempt} show="relative" now={now} />
              </>
            )}
          </Text>
          <CodeBlock label={text.payload(number)} code={`${headerLines(headers)}\n\n${indented(body)}`} />
        </Stack>
      }
      actions={
        state !== 'queued' && (
          <Button size="small" busy={busy} blocked={blocked} onPress={() => void again()}>
            {text.resend}
          </Button>
        )
      }
    />
  )
}
