import { split } from '../../analytics/split.ts'
import { deck, seeded } from './deal.ts'
import { mainProject, type SampleDay } from './days.ts'
import { audiences, channels, deepShop, landings, newsletterHour, rhythm, shallow } from './site.ts'

/** A visit before its events are written: places in the lists of `site.ts`. */
export interface SampleVisit {
  /** Which span of 24 hours, from the oldest. */
  day: number
  /** Milliseconds from the start of the day. */
  begins: number
  /** Milliseconds to the end of its hour: no visit reaches into the next. */
  room: number
  /** 0 for a visit, then product, cart, checkout, payment and 5 for a purchase. */
  depth: number
  landing: number
  channel: number
  audience: number
}

const hour = 3_600_000
/** Quotas are dealt out over so many days at a time. */
const block = 30

/** The visits of a sample project in the order of time. Every quota of `site.ts` holds exactly over each block of days, and those of `days` over each day. */
export function sampleVisits(project: string, days: readonly SampleDay[]): SampleVisit[] {
  const random = seeded(project.length * 7919 + days.length)
  const visits: SampleVisit[] = []
  for (let first = 0; first < days.length; first += block) {
    const dealt = dealer(project, days.slice(first, first + block), random)
    for (const [index, day] of days.slice(first, first + block).entries()) {
      const starts = startsOf(project, day.visits, first + index, days.length, random)
      for (const [place, start] of starts.entries()) visits.push({ day: first + index, ...start, ...dealt(buys(place, day)) })
    }
  }
  return visits
}

/** Whether the visit at a place of the day is one of its orders, which are spread evenly. */
const buys = (place: number, { orders, visits }: SampleDay) => Math.floor(((place + 1) * orders) / visits) > Math.floor((place * orders) / visits)

function dealer(project: string, days: readonly SampleDay[], random: () => number) {
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const ordersAt = split(
    orders,
    landings.map((landing) => landing.orders),
  )
  const visitsAt = split(
    visits,
    landings.map((landing) => landing.visits),
  )
  const ordersBy = split(
    orders,
    channels.map((channel) => channel.orders),
  )
  const visitsBy = split(
    visits,
    channels.map((channel) => channel.visits),
  )
  const less = (all: readonly number[], some: readonly number[]) => all.map((count, place) => Math.max(0, count - (some[place] ?? 0)))
  const buying = { landing: deck(ordersAt, random), channel: deck(ordersBy, random), depth: deck([0, 0, 0, 0, 0, orders], random) }
  const looking = {
    landing: deck(less(visitsAt, ordersAt), random),
    channel: deck(less(visitsBy, ordersBy), random),
    depth: deck(split(visits - orders, project === mainProject ? deepShop : shallow), random),
  }
  const audience = deck(
    split(
      visits,
      audiences.map(({ weight }) => weight),
    ),
    random,
  )
  return (isOrder: boolean) => {
    const from = isOrder ? buying : looking
    return { depth: from.depth.pop() ?? 0, landing: from.landing.pop() ?? 0, channel: from.channel.pop() ?? 0, audience: audience.pop() ?? 0 }
  }
}

/** When the visits of a day begin, in order. */
function startsOf(project: string, visits: number, day: number, days: number, random: () => number): Pick<SampleVisit, 'begins' | 'room'>[] {
  // No two days have quite the same rhythm.
  const weights = rhythm.map((weight, at) => weight + ((at * 7 + day * 11 + project.length) % 9))
  if (day === days - 1) weights[weights.length - 1] = newsletterHour
  return split(visits, weights).flatMap((count, at) =>
    Array.from({ length: count }, (_, place) => {
      const into = Math.floor(((place + random()) / count) * hour)
      return { begins: at * hour + into, room: hour - into }
    }),
  )
}
