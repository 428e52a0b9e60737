import { Alert, Card, Inline, Section, Skeleton, Stack, Text } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { LeftOutPopover } from '../counted/LeftOutPopover.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import { Breakdowns } from './Breakdowns.tsx'
import { trafficText } from './texts.ts'
import { TrafficBar } from './TrafficBar.tsx'
import { TrafficCourse } from './TrafficCourse.tsx'
import { TrafficFigures } from './TrafficFigures.tsx'
import { type TrafficViewing, useTrafficView } from './useTrafficView.ts'

const everyKnown = [] as const

/** The visits of some days: how many, how they went, and of what they are made. */
export function Traffic() {
  const text = useText(trafficText)
  const viewing = useTrafficView(30, everyKnown)
  return (
    <InProjectZone>
      <Section level={2} title={text.title}>
        <Stack gap="m">
          <TrafficBar viewing={viewing} />
          <Guard>
            <Suspense fallback={<Skeleton shape="cards" />}>
              <Shown viewing={viewing} />
            </Suspense>
          </Guard>
        </Stack>
      </Section>
    </InProjectZone>
  )
}

function Shown({ viewing }: { viewing: TrafficViewing }) {
  const text = useText(trafficText)
  const { from, to, compare, interval, filters } = viewing.view
  const overview = useRead('traffic.overview', { from, to, compare, interval, filters })
  const leftOut = { figure: 'dashboard.events', seen: { days: { from, to }, filters } } as const
  // With a filter nothing is told of: what came may be from people who do not pass it.
  const onlyMachines = overview.figures.events.value === 0 && overview.machines > 0 && filters.length === 0
  return (
    <Stack gap="m">
      {onlyMachines && <Alert title={text.onlyMachines.title(overview.machines)} detail={text.onlyMachines.detail} actions={<LeftOutPopover {...leftOut} />} />}
      <TrafficFigures overview={overview} viewing={viewing} />
      <Card
        footer={
          overview.machines > 0 && (
            <Inline gap="xxs">
              <Text inline size="small">
                {text.machines(overview.machines)}
              </Text>
              {filters.every(({ field }) => field !== 'audience') && <LeftOutPopover {...leftOut} />}
            </Inline>
          )
        }
      >
        <TrafficCourse overview={overview} view={viewing.view} />
      </Card>
      <Breakdowns viewing={viewing} />
    </Stack>
  )
}
