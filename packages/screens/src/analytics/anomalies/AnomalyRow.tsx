import type { Anomaly } from '@tagmason/domain'
import { Badge, Button, Change, Inline, ListRow, Stack, Text, Time, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useNow, useAct } from '../../workspace.tsx'
import { useQuery } from '../../navigation.tsx'
import { AnomalySpark } from './AnomalySpark.tsx'
import { causeOf, nameOf } from './anomalyWords.ts'
import { severityTone, statusTone } from './tones.ts'
import { ResolveDialog } from './ResolveDialog.tsx'
import { anomaliesText } from './texts.ts'

/** One anomaly: what departed, how far, since when, who is at it, and what can be done now. */
export function AnomalyRow({ anomaly }: { anomaly: Anomaly }) {
  const text = useText(anomaliesText)
  const now = useNow()
  const investigate = useAct('anomalies.investigate')
  const reopen = useAct('anomalies.reopen')
  const [, open] = useQuery('id')
  const [resolving, setResolving] = useState(false)
  const { id, severity, status, type, change, detected, assignedTo, note } = anomaly
  const metric = nameOf(anomaly, text)

  const start = async () => {
    if (!(await investigate.run({ id }))) return
    toast.success(text.started, { detail: text.startedDetail })
    open(id)
  }
  const again = async () => {
    if (await reopen.run({ id })) toast.success(text.reopened)
  }

  return (
    <ListRow
      align="start"
      title={metric}
      facts={
        <>
          <Change value={change / 100} digits={0} good="neither" />
          <Badge tone={severityTone[severity]}>{text.severities[severity]}</Badge>
          <Badge tone={statusTone[status]}>{text.statuses[status]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text>{causeOf(anomaly, text)}</Text>
          <Meta>
            {type}
            <>
              {text.detected} <Time at={detected} show="relative" now={now} />
            </>
            {assignedTo !== undefined && status === 'investigating' && text.assignedTo(assignedTo)}
            {note}
          </Meta>
        </Stack>
      }
      actions={
        <Inline gap="xs">
          <AnomalySpark anomaly={anomaly} />
          <Button size="small" look="plain" label={text.of(text.details, metric)} onPress={() => open(id)}>
            {text.details}
          </Button>
          {status === 'active' && (
            <Button size="small" label={text.of(text.investigate, metric)} busy={investigate.busy} blocked={investigate.blocked} onPress={() => void start()}>
              {text.investigate}
            </Button>
          )}
          {status === 'resolved' ? (
            <Button size="small" label={text.of(text.reopen, metric)} busy={reopen.busy} blocked={reopen.blocked} onPress={() => void again()}>
              {text.reopen}
            </Button>
          ) : (
            <Button size="small" label={text.of(text.markResolved, metric)} blocked={investigate.blocked} onPress={() => setResolving(true)}>
              {text.markResolved}
            </Button>
          )}
          <ResolveDialog anomaly={anomaly} open={resolving} onClose={() => setResolving(false)} />
        </Inline>
      }
    />
  )
}
