import { minorUnits, type ReportMetric, type ReportTable } from '@tagmason/domain'
import { DataTable, Empty, Money, Num, type TableColumn, Time } from '@tagmason/ui'
import { Table2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../language.ts'
import type { ReportsText } from './text.ts'
import { reportsText } from './texts.ts'

type TableRow = ReportTable['rows'][number]

export interface ReportTableViewProps {
  label: string
  /** Whether the label stands above it; not where a heading says it already. */
  caption?: boolean
  table: ReportTable
  /** Stands above it. */
  tools?: ReactNode
}

/** The answer of a report, its columns named in the member’s language. */
export function ReportTableView({ label, caption = true, table: { dimension, metrics, rows, currency = 'USD' }, tools }: ReportTableViewProps) {
  const text = useText(reportsText)
  const columns = useMemo(() => columnsOf(dimension, metrics, currency, text), [dimension, metrics, currency, text])
  return (
    <DataTable
      label={label}
      caption={caption}
      tools={tools}
      rows={rows}
      columns={columns}
      pageSize={10}
      empty={<Empty icon={Table2} title={text.editor.noRows} detail={text.editor.noRowsDetail} />}
    />
  )
}

const columnsOf = (dimension: ReportTable['dimension'], metrics: readonly ReportMetric[], currency: string, text: ReportsText): TableColumn<TableRow>[] => [
  { id: 'name', head: text.dimensions[dimension], cell: ({ name }) => nameOf(dimension, name, text) },
  ...metrics.map((metric, place): TableColumn<TableRow> => {
    const value = ({ values }: TableRow) => values[place]
    const amount = (row: TableRow) => minorUnits(value(row) ?? 0, currency)
    return {
      id: metric,
      head: text.metrics[metric],
      align: 'end',
      sort: value,
      cell: (row) => (metric === 'revenue' ? <Money minor={amount(row)} currency={currency} /> : <Num value={value(row)} />),
    }
  }),
]

function nameOf(dimension: ReportTable['dimension'], name: string, text: ReportsText) {
  if (dimension === 'day') return <Time at={name} show="date" />
  return dimension === 'device' && name in text.devices ? text.devices[name as keyof typeof text.devices] : name
}
