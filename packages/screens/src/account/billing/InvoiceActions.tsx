import { type Invoice, isPayable } from '@tagmason/domain'
import { Button, Inline, toast } from '@tagmason/ui'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { billingText } from './texts.ts'

export interface InvoiceActionsProps {
  invoice: Invoice
  /** What is older cannot be paid any more. */
  periodStart: string
  onPay(): void
}

/** The invoice as a PDF, and a new try where its payment failed. */
export function InvoiceActions({ invoice, periodStart, onPay }: InvoiceActionsProps) {
  const text = useText(billingText)
  const fetch = useAct('billing.download')
  const pay = useAct('billing.payInvoice')
  const { id } = invoice
  const save = async () => {
    const file = await fetch.run({ id })
    if (file === undefined) return
    download(file.done.fileName, { base64: file.done.base64 }, file.done.type)
    toast.success(text.downloaded, { detail: file.done.fileName })
  }
  return (
    <Inline gap="xs" wrap={false}>
      <Button size="small" label={text.of(text.download, id)} busy={fetch.busy} blocked={fetch.blocked} onPress={() => void save()}>
        {text.download}
      </Button>
      {isPayable(invoice, periodStart) && (
        <Button size="small" label={text.of(text.payAgain, id)} blocked={pay.blocked} onPress={onPay}>
          {text.payAgain}
        </Button>
      )}
    </Inline>
  )
}
