import type { CollectedEvent } from '@tagmason/domain'
import { event } from '../figures/collected.testing.ts'

const hour = 3_600_000

/** How many visits in a hundred come in each hour of a day. */
const day = [2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 7, 6, 6, 7, 6, 6, 5, 5, 5, 5, 4, 3, 2] as const

/** What is unusual in an hour; left out for nothing. */
export interface Hour {
  /** Times as many visits; 1 where left out. */
  visits?: number
  /** No orders are measured, though visitors order. */
  noOrders?: boolean
  /** Fields of the visits above the usual. */
  more?: Partial<CollectedEvent>
  /** Times as slow. */
  slow?: number
}

/** A shop's events from one moment to another, hour by hour: visits with a view of a page and its speed, of which a fifth orders. The same each time. */
export function shopStream(from: number, to: number, unusual: (at: number) => Hour, perDay = 600): CollectedEvent[] {
  let seed = 7
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return seed / 4_294_967_296
  }
  const events: CollectedEvent[] = []
  for (let at = from; at < to; at += hour) {
    const { visits: times = 1, noOrders = false, more = {}, slow = 1 } = unusual(at)
    const usual = (perDay * (day[new Date(at).getUTCHours()] ?? 4)) / 100
    const noisy = usual + (random() + random() + random() - 1.5) * Math.sqrt(usual) * 1.2
    const count = Math.max(0, Math.round(noisy * times))
    for (let place = 0; place < count; place++) {
      const time = at + Math.floor((place / count) * hour)
      const visitor = `v${at / hour}-${place}`
      const fields: Partial<CollectedEvent> = {
        visitor,
        session: visitor,
        path: place % 3 === 0 ? '/' : '/product',
        country: place % 4 === 0 ? 'FR' : 'DE',
        device: place % 2 === 0 ? 'mobile' : 'desktop',
        ...(place >= noisy ? more : {}),
      }
      events.push(event(time, fields))
      if (place % 5 === 0)
        events.push(
          event(time + 1, { ...fields, name: 'web_vitals', params: { metric_name: 'LCP', metric_value: Math.round((1800 + random() * 800) * slow) } }),
        )
      if (place % 5 === 1 && !noOrders) events.push(event(time + 2, { ...fields, name: 'purchase', value: 40, currency: 'EUR' }))
    }
  }
  return events
}
