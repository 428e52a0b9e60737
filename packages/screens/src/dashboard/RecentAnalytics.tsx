import { Empty, TrendChart } from '@tagmason/ui'
import { useText } from '../language.ts'
import { useRead } from '../workspace.tsx'
import { dashboardText } from './texts.ts'

export function RecentAnalytics() {
  const text = useText(dashboardText)
  const days = useRead('dashboard.recent')
  const empty = <Empty title={text.noEvents} detail={text.noEventsDetail} />
  if (days.every((day) => day.events === 0 && day.visits === 0)) return empty
  return (
    <TrendChart
      title={text.recentDetail}
      titled={false}
      look="area"
      show="date"
      axes={{ time: text.day, value: text.count }}
      tableLabel={text.asTable}
      empty={empty}
      series={[
        { label: text.visits, points: days.map(({ at, visits }) => ({ at, value: visits })) },
        { label: text.events, points: days.map(({ at, events }) => ({ at, value: events })) },
      ]}
    />
  )
}
