import { Empty, TrendChart } from '@tagmason/ui'
import { LeftOut } from '../analytics/counted/LeftOut.tsx'
import { countedText } from '../analytics/counted/texts.ts'
import { useText } from '../language.ts'
import { useRead } from '../workspace.tsx'
import { dashboardText } from './texts.ts'

export function RecentAnalytics() {
  const text = useText(dashboardText)
  const days = useRead('dashboard.recent')
  const empty = <NothingCounted />
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

/** Nothing came, or only what figures leave out. */
function NothingCounted() {
  const text = useText(dashboardText)
  const counted = useText(countedText)
  const visits = useRead('figures.leftOut', { figure: 'dashboard.recent' }).reduce((sum, { visitors }) => sum + visitors, 0)
  return visits > 0 ? (
    <Empty title={counted.onlyLeftOut(visits)} detail={counted.onlyLeftOutDetail} actions={<LeftOut figure="dashboard.recent" />} />
  ) : (
    <Empty title={text.noEvents} detail={text.noEventsDetail} />
  )
}
