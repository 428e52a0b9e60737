import { Num, StatCard, StatGrid, Time } from '@tagmason/ui'
import { Activity, Database, Webhook } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { billingText } from './texts.ts'
import { useAmount } from './useAmount.ts'

const icons = { events: Activity, apiCalls: Webhook, storage: Database }

/** What is used in this period, and of how much. */
export function UsageSummary() {
  const text = useText(billingText)
  const { usage, periodStart, checkout } = useRead('billing.overview')
  const amount = useAmount()
  return (
    <StatGrid label={text.usageSummary}>
      {usage.map(({ meter, used, limit, at }) => (
        <StatCard
          key={meter}
          icon={icons[meter]}
          label={text.meters[meter]}
          value={meter === 'storage' ? amount(meter, used) : <Num value={used} />}
          detail={
            <>
              {checkout === 'none' ? '' : `${limit === null ? text.noLimit : text.ofLimit(amount(meter, limit))} `}
              {at === undefined ? text.since : text.measured} <Time at={at ?? periodStart} />
            </>
          }
        />
      ))}
    </StatGrid>
  )
}
