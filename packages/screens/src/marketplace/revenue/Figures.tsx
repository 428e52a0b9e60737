import { Money, StatCard, StatGrid, Time } from '@tagmason/ui'
import { CalendarClock, CalendarDays, Hourglass, Wallet } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { revenueText } from './texts.ts'

/** What was earned, and what is still to come. */
export function Figures() {
  const { keyFigures } = useText(marketplaceText)
  const { figures: text } = useText(revenueText)
  const { figures, settings } = useRead('revenue.overview')
  const next = figures.nextPayout === null ? text.onRequest : <Time at={figures.nextPayout} />
  return (
    <StatGrid label={keyFigures}>
      <StatCard icon={Wallet} label={text.total} value={<Money minor={figures.totalCents} short />} detail={text.totalDetail} />
      <StatCard icon={CalendarDays} label={text.month} value={<Money minor={figures.monthCents} short />} detail={text.monthDetail} />
      <StatCard icon={Hourglass} label={text.pending} value={<Money minor={figures.pendingCents} short />} detail={text.pendingDetail} />
      <StatCard icon={CalendarClock} label={text.next} value={next} detail={text.schedules[settings.schedule]} />
    </StatGrid>
  )
}
