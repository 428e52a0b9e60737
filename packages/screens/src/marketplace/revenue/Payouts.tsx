import type { Payout } from '@tagmason/domain'
import { Badge, Button, Confirm, DataTable, Empty, Money, statusTone, type TableColumn, Time } from '@tagmason/ui'
import { Banknote, Check, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { monthOf } from './monthOf.ts'
import type { RevenueText } from './text.ts'
import { revenueText } from './texts.ts'
import { usePayoutActs } from './usePayoutActs.ts'

/** What was paid, and what is on its way. */
export function Payouts() {
  const all = useText(revenueText)
  const text = all.payouts
  const { payouts } = useRead('revenue.overview')
  const [paid, setPaid] = useState('')
  const { confirm, cancel, run, confirmIt, takeBack, runAll } = usePayoutActs()
  const columns = useMemo(() => columnsOf(text, all.kinds), [text, all.kinds])
  const actions = ({ id, status, early }: Payout) => [
    ...(status === 'Pending' ? [{ label: text.confirm, icon: Check, blocked: confirm.blocked, onPress: () => setPaid(id) }] : []),
    ...(status === 'Pending' && early === true ? [{ label: text.takeBack, icon: Undo2, blocked: cancel.blocked, onPress: () => void takeBack(id) }] : []),
  ]
  return (
    <>
      <DataTable
        label={text.title}
        rows={payouts}
        columns={columns}
        actions={actions}
        tools={
          <Button busy={run.busy} blocked={run.blocked} onPress={() => void runAll()}>
            {text.run}
          </Button>
        }
        empty={<Empty icon={Banknote} title={text.none} detail={text.noneDetail} />}
      />
      <Confirm
        open={paid !== ''}
        title={text.confirmQuestion}
        detail={text.confirmDetail}
        confirm={text.confirm}
        busy={confirm.busy}
        onConfirm={() => void confirmIt(paid).then(() => setPaid(''))}
        onClose={() => setPaid('')}
      />
    </>
  )
}

const columnsOf = (text: RevenueText['payouts'], kinds: RevenueText['kinds']): TableColumn<Payout>[] => [
  { id: 'date', head: text.date, cell: (row) => <Time at={row.date} />, sort: (row) => row.date },
  { id: 'status', head: text.status, cell: (row) => <Badge tone={statusTone(row.status)}>{text.statuses[row.status]}</Badge> },
  { id: 'method', head: text.method, cell: (row) => kinds[row.method] },
  { id: 'period', head: text.period, cell: (row) => <Time at={monthOf(row.period)} show="month" />, sort: (row) => row.period },
  { id: 'amount', head: text.amount, align: 'end', cell: (row) => <Money minor={row.amountCents} />, sort: (row) => row.amountCents },
]
