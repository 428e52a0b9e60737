import { type Compared, type CountedFigure, isCurrency, noCurrency, type Seen } from '@tagmason/domain'
import { Change, type IconSource, Money, Num, Stack, StatCard, StatGrid, Text } from '@tagmason/ui'
import { BadgeDollarSign, CircleCheckBig, Percent, ShoppingCart } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { useDaysWritten } from '../traffic/useDaysWritten.ts'
import type { TrafficViewing } from '../traffic/useTrafficView.ts'
import { conversionsText } from './texts.ts'

/** The four figures of the days that the bar names, each against those it compares with. */
export function KeyFigures({ viewing }: { viewing: TrafficViewing }) {
  const text = useText(conversionsText)
  const { seen, isUsualDays } = viewing
  const days = useDaysWritten(viewing)
  const period = isUsualDays ? text.period : days
  const { rate, conversions, revenueCents, averageOrderCents, currency = 'USD', byCurrency = [] } = useRead('conversions.overview', seen).figures
  const all = [rate, conversions, revenueCents, averageOrderCents]
  const hasNothingBefore = viewing.view.compare !== 'none' && all.some((figure) => figure !== null) && all.every((figure) => (figure?.change ?? null) === null)
  return (
    <Stack gap="s">
      <StatGrid label={text.keyFigures}>
        <Figure
          seen={seen}
          period={period}
          figure="conversions.rate"
          icon={Percent}
          label={text.rate}
          of={rate}
          value={<Num value={rate?.value} as="percent" />}
        />
        <Figure
          seen={seen}
          period={period}
          figure="conversions.count"
          icon={CircleCheckBig}
          label={text.conversions}
          of={conversions}
          value={<Num value={conversions?.value} />}
        />
        <Figure
          seen={seen}
          period={period}
          figure="conversions.revenue"
          icon={BadgeDollarSign}
          label={text.revenue}
          of={revenueCents}
          value={<Money minor={revenueCents?.value} currency={currency} short />}
        >
          {byCurrency.slice(1).map(({ currency: other, cents }) => (
            <Fragment key={other}>
              {' · '}
              <Money minor={cents} currency={isCurrency(other) ? other : noCurrency} short />
            </Fragment>
          ))}
        </Figure>
        <Figure
          seen={seen}
          period={period}
          figure="conversions.average"
          icon={ShoppingCart}
          label={text.averageOrder}
          of={averageOrderCents}
          value={<Money minor={averageOrderCents?.value} currency={currency} />}
        />
      </StatGrid>
      {hasNothingBefore && (
        <Text size="small" tone="muted">
          {text.nothingBefore}
        </Text>
      )}
    </Stack>
  )
}

interface FigureProps {
  figure: CountedFigure
  seen: Seen
  period: string
  icon: IconSource
  label: string
  of: Compared | null
  value: ReactNode
  /** Behind the period. */
  children?: ReactNode
}

function Figure({ seen, period, figure, icon, label, of, value, children }: FigureProps) {
  const text = useText(conversionsText)
  return (
    <StatCard
      icon={icon}
      label={label}
      about={<HowCounted figure={figure} of={label} seen={seen} />}
      value={value}
      change={of?.change === undefined || of.change === null ? undefined : <Change value={of.change} />}
      detail={
        of === null ? (
          text.nothing
        ) : (
          <>
            {period}
            {children}
          </>
        )
      }
    />
  )
}
