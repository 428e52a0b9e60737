import { isPayable } from '@tagmason/domain'
import { Alert, Button, Time, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'

/** What asks for attention on every tab: a payment that failed, a plan that follows. `onPay` is given the id of an invoice. */
export function Notices({ onPay }: { onPay(id: string): void }) {
  const text = useText(billingText)
  const { subscription, plans, invoices, periodStart } = useRead('billing.overview')
  const pay = useAct('billing.payInvoice')
  const cancel = useAct('billing.cancelChange')
  const unpaid = invoices.find((invoice) => invoice.status === 'failed' && isPayable(invoice, periodStart))
  const next = plans.find(({ id }) => id === subscription.change)
  const keep = async () => {
    if (await cancel.run()) toast.success(text.kept, { detail: subscription.name })
  }
  return (
    <>
      {unpaid !== undefined && (
        <Alert
          tone="critical"
          title={text.unpaid(unpaid.id)}
          detail={text.unpaidDetail}
          actions={
            <Button size="small" blocked={pay.blocked} onPress={() => onPay(unpaid.id)}>
              {text.payAgain}
            </Button>
          }
        />
      )}
      {next !== undefined && (
        <Alert
          title={
            <>
              {text.changeAhead(next.name)} <Time at={subscription.nextBilling} />
            </>
          }
          detail={text.changeAheadDetail(subscription.name)}
          actions={
            <Button size="small" busy={cancel.busy} blocked={cancel.blocked} onPress={() => void keep()}>
              {text.keep(subscription.name)}
            </Button>
          }
        />
      )}
    </>
  )
}
