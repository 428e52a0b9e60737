import { dollars } from '@tagmason/domain'
import { Card, DataTable, Empty } from '@tagmason/ui'
import { Receipt } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../language.ts'
import { TableFile } from '../../reports/export/TableFile.tsx'
import { useRead } from '../../workspace.tsx'
import { invoiceColumns } from './invoiceColumns.tsx'
import { billingText } from './texts.ts'

/** The bills of the account. `onPay` is given the id of one whose payment failed. */
export function Invoices({ onPay }: { onPay(id: string): void }) {
  const text = useText(billingText)
  const { invoices, periodStart } = useRead('billing.overview')
  const columns = useMemo(() => invoiceColumns(text, periodStart, onPay), [text, periodStart, onPay])
  const { id, date, amount, status } = text.columns
  return (
    <Card
      level={2}
      title={text.invoices}
      detail={text.invoicesDetail}
      flush
      actions={
        invoices.length > 0 && (
          <TableFile
            title={text.invoices}
            columns={[id, date, amount, status]}
            rows={invoices.map((row) => [row.id, row.date.slice(0, 10), dollars(row.amountCents), text.statuses[row.status]])}
          />
        )
      }
    >
      <DataTable label={text.invoices} rows={invoices} columns={columns} empty={<Empty icon={Receipt} title={text.none} detail={text.noneDetail} />} />
    </Card>
  )
}
