import type { PerformanceAlert } from '@tagmason/domain'
import { Badge, Button, Card, Empty, List, ListRow, Time, toast } from '@tagmason/ui'
import { CircleCheck } from 'lucide-react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { usePages } from '../../usePages.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { severityTone } from '../anomalies/tones.ts'
import { performanceText } from './texts.ts'

/** What was too slow for an hour, and whether somebody has seen to it. */
export function Alerts({ alerts }: { alerts: readonly PerformanceAlert[] }) {
  const text = useText(performanceText)
  const { shown, pager } = usePages(text.alerts, alerts)
  return (
    <Card level={2} title={text.alerts} detail={text.alertsDetail} flush footer={pager}>
      {alerts.length === 0 ? (
        <Empty icon={CircleCheck} title={text.noAlerts} detail={text.noAlertsDetail} />
      ) : (
        <List label={text.alerts} look="flush">
          {shown.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </List>
      )}
    </Card>
  )
}

function AlertRow({ alert: { id, message, path, severity, time, acknowledgedAt } }: { alert: PerformanceAlert }) {
  const text = useText(performanceText)
  const { undo } = useText(shellText)
  const now = useNow()
  const acknowledge = useAct('performance.acknowledge')
  const seen = async () => {
    if (!(await acknowledge.run({ id, acknowledged: true }))) return
    toast.success(text.seen, { detail: message, action: { label: undo, onPress: () => void acknowledge.run({ id, acknowledged: false }) } })
  }
  return (
    <ListRow
      title={message}
      facts={
        <>
          <Badge tone={acknowledgedAt === null ? severityTone[severity] : 'neutral'}>{text.severities[severity]}</Badge>
          {acknowledgedAt !== null && <Badge tone="positive">{text.acknowledged}</Badge>}
        </>
      }
      detail={
        <>
          {path}
          {' · '}
          <Time at={time} show="relative" now={now} />
        </>
      }
      actions={
        acknowledgedAt === null && (
          <Button size="small" label={text.of(text.acknowledge, message)} busy={acknowledge.busy} blocked={acknowledge.blocked} onPress={() => void seen()}>
            {text.acknowledge}
          </Button>
        )
      }
    />
  )
}
