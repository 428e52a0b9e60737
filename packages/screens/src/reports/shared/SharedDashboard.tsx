import { type PublicShare, widgetRegistry } from '@tagmason/domain'
import { Text, WidgetBoard } from '@tagmason/ui'
import { ReportTableView } from '../../analytics/reports/ReportTableView.tsx'
import { useText } from '../../language.ts'
import { ChartView } from '../builder/ChartView.tsx'
import { MetricView } from '../builder/MetricView.tsx'
import { PieView } from '../builder/PieView.tsx'
import { builderText } from '../builder/texts.ts'

type Dashboard = Extract<PublicShare['content'], { kind: 'dashboard' }>

/** The widgets of a dashboard at their places, as its makers see them. */
export function SharedDashboard({ name, content: { range, widgets } }: { name: string; content: Dashboard }) {
  return (
    <WidgetBoard
      label={name}
      level={2}
      widgets={widgets.map((shown) => {
        const { id, title, x, y, w, h, type } = shown.widget
        return { id, title, x, y, w, h, least: widgetRegistry[type].least, content: <Shown {...shown} range={range} /> }
      })}
    />
  )
}

function Shown({ widget: { title, type, look, period }, figures: { table, totals }, range }: Dashboard['widgets'][number] & Pick<Dashboard, 'range'>) {
  const { canvas: text } = useText(builderText)
  if (table.rows.length === 0)
    return (
      <Text size="small" tone="muted">
        {text.noData}
      </Text>
    )
  if (type === 'metric') return <MetricView totals={totals} days={period ?? range} currency={table.currency} />
  if (type === 'pie') return <PieView title={title} table={table} />
  if (type === 'table') return <ReportTableView label={title} caption={false} table={table} />
  return <ChartView title={title} look={look} table={table} />
}
