import { type ChartLook, inUnits, type ReportTable } from '@tagmason/domain'
import { BarChart, TrendChart } from '@tagmason/ui'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import { moneyForm } from '../../moneyForm.ts'
import { builderText } from './texts.ts'
import { useRowName } from './useRowName.ts'

/** Figures over days as lines or bars; over anything else as bars. */
export function ChartView({ title, look, table: { dimension, metrics, rows, currency } }: { title: string; look: ChartLook; table: ReportTable }) {
  const { canvas: text } = useText(builderText)
  const { metrics: names, dimensions } = useText(reportsText)
  const nameOf = useRowName(dimension)
  const [only] = metrics
  const value = metrics.length === 1 && only !== undefined ? names[only] : text.figure
  const shared = { title, tableLabel: text.asTable, empty: text.noData, ...(value === names.revenue ? { form: moneyForm(currency) } : {}) }
  const valuesOf = (place: number) => rows.map(({ values }) => inUnits(values[place] ?? 0, metrics[place]))
  if (dimension === 'day' && look === 'line')
    return (
      <TrendChart
        {...shared}
        axes={{ time: dimensions.day, value }}
        series={metrics.map((metric, place) => {
          const values = valuesOf(place)
          return { label: names[metric], points: rows.map(({ name }, at) => ({ at: name, value: values[at] ?? null })) }
        })}
      />
    )
  return (
    <BarChart
      {...shared}
      over={rows.map(({ name }) => (dimension === 'day' ? { at: name } : nameOf(name)))}
      axes={{ over: dimensions[dimension], value }}
      series={metrics.map((metric, place) => ({ label: names[metric], values: valuesOf(place) }))}
    />
  )
}
