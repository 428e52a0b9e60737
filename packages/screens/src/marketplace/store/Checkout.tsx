import type { StoreTemplate } from '@tagmason/domain'
import { Alert, Button, Dialog, Facts, Radios, Stack, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useTake } from '../../useTake.ts'
import { useAct } from '../../workspace.tsx'
import { Price } from '../Price.tsx'
import { marketplaceText } from '../texts.ts'
import { storeText } from './texts.ts'

export interface CheckoutProps {
  template: StoreTemplate
  open: boolean
  onClose(): void
}

const cards = ['accepted', 'declined'] as const

/** What is bought, from whom and for how much; a payment that was declined stays here, so that another card can be tried. */
export function Checkout({ template: { id, name, author, price }, open, onClose }: CheckoutProps) {
  const text = useText(storeText)
  const { cancel } = useText(marketplaceText)
  const purchase = useAct('store.purchase')
  const take = useTake('store.download', text.downloaded)
  const [card, setCard] = useState<(typeof cards)[number]>('accepted')
  const [declined, setDeclined] = useState(false)
  useOnOpen(open, () => {
    setCard('accepted')
    setDeclined(false)
  })
  const pay = async () => {
    const made = await purchase.run({ id, card })
    if (made === undefined) return
    const { status } = made.done
    setDeclined(status === 'failed')
    if (status === 'failed') return
    if (status === 'waiting') toast.info(text.ordered, { detail: text.orderedDetail })
    else toast.success(text.paid, { detail: text.paidDetail(name), action: { label: text.download, onPress: () => void take.run(id) } })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.checkoutTitle(name)}
      detail={text.checkoutDetail}
      busy={purchase.busy}
      onSubmit={() => void pay()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={purchase.busy} blocked={purchase.blocked}>
            {text.pay} <Price dollars={price} />
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {declined && <Alert tone="critical" title={text.declined} detail={text.declinedDetail} />}
        <Facts
          items={[
            { term: text.item, value: name },
            { term: text.seller, value: author },
            { term: text.total, value: <Price dollars={price} /> },
          ]}
        />
        <Radios
          label={text.card}
          value={card}
          options={cards.map((value) => ({ value, label: text.cards[value], detail: text.cardDetails[value] }))}
          onChange={(value) => setCard(value)}
        />
        <Alert title={text.noCharge} detail={text.noChargeDetail} />
      </Stack>
    </Dialog>
  )
}
