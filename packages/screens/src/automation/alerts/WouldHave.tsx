import { type AlertRule, alertProblem } from '@tagmason/domain'
import { Alert, Button, Card, Skeleton, Stack, Text, TrendChart } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import type { AlertDraft } from './alertDraft.ts'
import { alertsText } from './texts.ts'

/** What the rule as it stands would have done in the last thirty days; asked for by a press, because it goes through all of them. */
export function WouldHave({ rule }: { rule: AlertDraft['rule'] }) {
  const text = useText(alertsText)
  const [asked, ask] = useState<AlertRule | null>(null)
  const { value } = rule
  if (value === undefined || alertProblem(rule.metric, value) !== null) return null
  const whole: AlertRule = { ...rule, value }
  const isShown = JSON.stringify(asked) === JSON.stringify(whole)
  return (
    <Card
      sunken
      level={2}
      title={text.wouldTitle}
      detail={text.wouldDetail}
      actions={
        !isShown && (
          <Button size="small" label={`${text.wouldShow}: ${text.wouldTitle}`} onPress={() => ask(whole)}>
            {text.wouldShow}
          </Button>
        )
      }
    >
      {isShown && asked !== null && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Preview rule={asked} />
          </Suspense>
        </Guard>
      )}
    </Card>
  )
}

function Preview({ rule }: { rule: AlertRule }) {
  const text = useText(alertsText)
  const { raised, values } = useRead('alerts.preview', { rule })
  const measured = values.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]))
  if (raised === null || measured.length === 0) return <Text tone="muted">{text.wouldNoData}</Text>
  const kept = raised.some(({ notifiedAt }) => notifiedAt === null)
  return (
    <Stack gap="s">
      <Alert
        tone={raised.length === 0 ? 'positive' : 'neutral'}
        title={raised.length === 0 ? text.wouldNone : text.wouldTimes(raised.length)}
        {...(kept ? { detail: text.wouldQuiet } : {})}
      />
      <TrendChart
        title={text.metrics[rule.metric]}
        show="both"
        axes={{ time: text.wouldTime, value: text.metrics[rule.metric] }}
        tableLabel={text.wouldTable}
        empty={<Text tone="muted">{text.wouldNoData}</Text>}
        series={[{ label: text.metrics[rule.metric], points: measured }]}
        marks={raised.map(({ from }) => ({ at: from, label: text.wouldMark, tone: 'critical' as const }))}
      />
    </Stack>
  )
}
