import type { StoreTemplate } from '@tagmason/domain'
import { Button } from '@tagmason/ui'
import { CreditCard, Download } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useTake } from '../../useTake.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { storeText } from './texts.ts'

const loadCheckout = () => import('./Checkout.tsx').then(({ Checkout }) => Checkout)

export interface TakeButtonProps {
  template: StoreTemplate
  size?: 'standard' | 'small'
  /** Purchasing is the main action of its place. */
  main?: boolean
}

/** Downloads what is free or owned; leads to the checkout for what is not. It stays the same button, so that focus comes back to it. */
export function TakeButton({ template, size = 'standard', main = false }: TakeButtonProps) {
  const text = useText(storeText)
  const { of } = useText(marketplaceText)
  const take = useTake('store.download', text.downloaded)
  const { blocked } = useAct('store.purchase')
  const [buying, setBuying] = useState(false)
  const Checkout = useOnceOpened(buying, loadCheckout)
  const { id, name, owned, order } = template
  const solid = main && !owned
  const words = owned ? text.download : text.purchase
  return (
    <>
      <Button
        size={size}
        look={solid ? 'solid' : 'quiet'}
        tone={solid ? 'accent' : 'neutral'}
        icon={owned ? Download : CreditCard}
        label={of(words, name)}
        busy={take.busy}
        blocked={owned ? take.blocked : blocked || (order === 'waiting' && text.waitingFirst)}
        onPress={() => (owned ? void take.run(id) : setBuying(true))}
      >
        {words}
      </Button>
      {Checkout && <Checkout template={template} open={buying} onClose={() => setBuying(false)} />}
    </>
  )
}
