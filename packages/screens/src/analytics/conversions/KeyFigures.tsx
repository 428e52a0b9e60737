import type { Compared } from '@tagmason/domain'
import { Change, type IconSource, Money, Num, StatCard, StatGrid } from '@tagmason/ui'
import { BadgeDollarSign, CircleCheckBig, Percent, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { conversionsText } from './texts.ts'

/** The four figures of the last 30 days, each against the 30 before. */
export function KeyFigures() {
  const text = useText(conversionsText)
  const { rate, conversions, revenueCents, averageOrderCents } = useRead('conversions.overview').figures
  return (
    <StatGrid label={text.keyFigures}>
      <Figure icon={Percent} label={text.rate} of={rate} value={<Num value={rate?.value} as="percent" />} />
      <Figure icon={CircleCheckBig} label={text.conversions} of={conversions} value={<Num value={conversions?.value} />} />
      <Figure icon={BadgeDollarSign} label={text.revenue} of={revenueCents} value={<Money minor={revenueCents?.value} short />} />
      <Figure icon={ShoppingCart} label={text.averageOrder} of={averageOrderCents} value={<Money minor={averageOrderCents?.value} />} />
    </StatGrid>
  )
}

function Figure({ icon, label, of, value }: { icon: IconSource; label: string; of: Compared | null; value: ReactNode }) {
  const text = useText(conversionsText)
  return (
    <StatCard
      icon={icon}
      label={label}
      value={value}
      change={of?.change === undefined || of.change === null ? undefined : <Change value={of.change} />}
      detail={of === null ? text.nothing : text.period}
    />
  )
}
