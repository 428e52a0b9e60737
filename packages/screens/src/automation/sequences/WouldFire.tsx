import { type EventCondition, nextProblem, type TriggerEventType } from '@tagmason/domain'
import { Alert, Button, Bullets, Card, Skeleton, Stack, Text, Time, TrendChart } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { sequencesText } from './texts.ts'

export interface WouldFireProps {
  event_type: TriggerEventType
  condition: EventCondition
}

/** How many of the times are listed. */
const listed = 8

/** What the trigger as it stands would have done in the last seven days; asked for by a press, because it goes through all events. */
export function WouldFire({ event_type, condition }: WouldFireProps) {
  const text = useText(sequencesText)
  const [asked, ask] = useState<WouldFireProps | null>(null)
  if (nextProblem(condition) !== null) return null
  const whole = { event_type, condition }
  const isShown = JSON.stringify(asked) === JSON.stringify(whole)
  return (
    <Card
      sunken
      level={2}
      title={text.title}
      detail={text.detail}
      actions={
        !isShown && (
          <Button size="small" label={`${text.show}: ${text.title}`} onPress={() => ask(whole)}>
            {text.show}
          </Button>
        )
      }
    >
      {isShown && asked !== null && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Replay {...asked} />
          </Suspense>
        </Guard>
      )}
    </Card>
  )
}

function Replay(asked: WouldFireProps) {
  const text = useText(sequencesText)
  const { times, fired, hours, events, cut } = useRead('eventTriggers.replay', asked)
  if (times === null) return <Text tone="muted">{text.noData}</Text>
  return (
    <Stack gap="s">
      <Alert
        tone={times === 0 ? 'neutral' : 'positive'}
        title={times === 0 ? text.none : text.times(times)}
        detail={cut ? `${text.looked(events)} ${text.cut}` : text.looked(events)}
      />
      {times > 0 && (
        <>
          <TrendChart
            title={text.chart}
            show="both"
            axes={{ time: text.time, value: text.chart }}
            tableLabel={text.table}
            empty={<Text tone="muted">{text.none}</Text>}
            series={[{ label: text.chart, points: hours.map(({ at, times: value }) => ({ at, value })) }]}
          />
          <Bullets
            label={text.list}
            items={[
              ...fired.slice(0, listed).map((at) => <Time key={at} at={at} show="both" />),
              ...(times > listed ? [<Text key="more">{text.more(times - listed)}</Text>] : []),
            ]}
          />
        </>
      )}
    </Stack>
  )
}
