import type { ReportTable } from '@tagmason/domain'
import { Donut } from '@tagmason/ui'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import { builderText } from './texts.ts'
import { useRowName } from './useRowName.ts'

/** The parts of a whole. */
export function PieView({ title, table: { dimension, metrics, rows } }: { title: string; table: ReportTable }) {
  const { canvas: text } = useText(builderText)
  const { metrics: names } = useText(reportsText)
  const nameOf = useRowName(dimension)
  const [metric] = metrics
  return (
    <Donut
      title={title}
      parts={rows.map(({ name, values: [value = 0] }) => ({ label: nameOf(name), value }))}
      other={text.other}
      figureLabel={metric === undefined ? '' : names[metric]}
      empty={text.noData}
    />
  )
}
