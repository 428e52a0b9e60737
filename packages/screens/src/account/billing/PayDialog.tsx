import type { TestCard } from '@tagmason/domain'
import { Button, Dialog, formatMoney, Stack, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'
import { TestCards } from './TestCards.tsx'

/** Tries a payment that failed once more. An `id` that is empty closes it. */
export function PayDialog({ id, onClose }: { id: string; onClose(): void }) {
  const text = useText(billingText)
  const shown = useLast(id)
  const { invoices } = useRead('billing.overview')
  const pay = useAct('billing.payInvoice')
  const locale = useLocale()
  const [card, setCard] = useState<TestCard>('pays')
  const due = invoices.find((invoice) => invoice.id === shown)?.amountCents ?? 0
  const submit = async () => {
    const answer = await pay.run({ id, card })
    if (answer === undefined) return
    if (answer.done.status === 'paid') toast.success(text.paid, { detail: id })
    else toast.error(text.failed, { detail: text.failedDetail })
    onClose()
  }
  return (
    <Dialog
      open={id !== ''}
      onClose={onClose}
      title={text.payTitle(shown)}
      busy={pay.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={pay.busy} blocked={pay.blocked}>
            {text.pay(formatMoney(due, { currency: 'USD' }, locale))}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TestCards card={card} onChoose={setCard} />
      </Stack>
    </Dialog>
  )
}
