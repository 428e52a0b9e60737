import type { Invoice } from '@tagmason/domain'
import { Badge, Money, statusTone, type TableColumn, Time } from '@tagmason/ui'
import { InvoiceActions } from './InvoiceActions.tsx'
import type { BillingText } from './text.ts'

/** What the table tells of each invoice. */
export const invoiceColumns = ({ columns, statuses }: BillingText, periodStart: string, onPay: (id: string) => void): TableColumn<Invoice>[] => [
  { id: 'id', head: columns.id, cell: ({ id }) => id, sort: ({ id }) => id },
  { id: 'date', head: columns.date, cell: ({ date }) => <Time at={date} />, sort: ({ date }) => new Date(date) },
  { id: 'amount', head: columns.amount, align: 'end', cell: ({ amountCents }) => <Money minor={amountCents} />, sort: ({ amountCents }) => amountCents },
  { id: 'status', head: columns.status, cell: ({ status }) => <Badge tone={statusTone(status)}>{statuses[status]}</Badge>, sort: ({ status }) => status },
  {
    id: 'download',
    head: columns.download,
    width: '220px',
    cell: (invoice) => <InvoiceActions invoice={invoice} periodStart={periodStart} onPay={() => onPay(invoice.id)} />,
  },
]
