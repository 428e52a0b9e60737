import { Money } from '@tagmason/ui'

/** A price in whole US dollars, as courses, experts and packages have it. */
export function Dollars({ amount }: { amount: number }) {
  return <Money minor={amount * 100} short />
}
