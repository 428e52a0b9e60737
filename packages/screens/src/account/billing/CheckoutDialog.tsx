import { Dialog, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useRead } from '../../workspace.tsx'
import { Checkout } from './Checkout.tsx'
import { billingText } from './texts.ts'

/** Changes the plan: at once with a payment, or at the end of the period. A `plan` that is empty closes it. */
export function CheckoutDialog({ plan, onClose }: { plan: string; onClose(): void }) {
  const text = useText(billingText)
  const shown = useLast(plan)
  const { plans } = useRead('billing.overview')
  const name = plans.find(({ id }) => id === shown)?.name ?? ''
  if (shown === '') return null
  return (
    <Guard>
      <Suspense
        fallback={
          <Dialog open={plan !== ''} onClose={onClose} title={text.checkout(name)}>
            <Skeleton shape="form" />
          </Dialog>
        }
      >
        <Checkout key={shown} plan={shown} open={plan !== ''} onClose={onClose} />
      </Suspense>
    </Guard>
  )
}
