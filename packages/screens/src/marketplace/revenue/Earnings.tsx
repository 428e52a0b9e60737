import type { SalesLine } from '@tagmason/domain'
import { Money, Num, SortableTable, Time, type TableColumn } from '@tagmason/ui'
import { useMemo } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { monthOf } from './monthOf.ts'
import { NoSales } from './NoSales.tsx'
import type { RevenueText } from './text.ts'
import { revenueText } from './texts.ts'

/** What each template brought in each month. */
export function Earnings() {
  const { sales: text } = useText(revenueText)
  const { sales } = useRead('revenue.overview')
  const columns = useMemo(() => columnsOf(text), [text])
  return <SortableTable label={text.title} rows={sales} columns={columns} empty={<NoSales />} />
}

const columnsOf = (text: RevenueText['sales']): TableColumn<SalesLine>[] => [
  { id: 'template', head: text.template, cell: (row) => row.template, sort: (row) => row.template },
  { id: 'period', head: text.period, cell: (row) => <Time at={monthOf(row.period)} show="month" />, sort: (row) => row.period },
  { id: 'sales', head: text.sales, align: 'end', cell: (row) => <Num value={row.sales} />, sort: (row) => row.sales },
  { id: 'revenue', head: text.revenue, align: 'end', cell: (row) => <Money minor={row.revenueCents} />, sort: (row) => row.revenueCents },
  { id: 'commission', head: text.commission, align: 'end', cell: (row) => <Money minor={row.commissionCents} />, sort: (row) => row.commissionCents },
]
