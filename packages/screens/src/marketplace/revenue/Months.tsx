import type { Revenue } from '@tagmason/domain'
import { BarChart } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { monthOf } from './monthOf.ts'
import { NoSales } from './NoSales.tsx'
import { revenueText } from './texts.ts'

/** What buyers paid in each month, parted into commission and fee. */
export function Months({ months }: { months: Revenue['months'] }) {
  const { overview: text } = useText(revenueText)
  return (
    <BarChart
      title={text.course}
      titled={false}
      look="stacked"
      show="month"
      form={{ as: 'money', digits: 0 }}
      over={months.map(({ period }) => ({ at: monthOf(period) }))}
      series={[
        { label: text.yours, values: months.map(({ commissionCents }) => commissionCents / 100) },
        { label: text.fee, values: months.map(({ feeCents }) => feeCents / 100) },
      ]}
      axes={{ over: text.month, value: text.amount }}
      tableLabel={text.asTable}
      empty={<NoSales />}
    />
  )
}
