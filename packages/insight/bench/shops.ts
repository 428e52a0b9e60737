// Shops that never were: what they would have counted each hour, with incidents planted at known times.
import type { SeriesKind, SeriesPoint } from '../src/anomalies/series.ts'
import { type Random, seeded } from './random.ts'

const hour = 3_600_000
const weeks = 12
const hours = weeks * 168
/** A Monday; clocks of the zone are set in the time that follows. */
const begin = Date.UTC(2026, 1, 1, 23)

export type PlantedKind = 'outage' | 'brokenTag' | 'doubleCounting' | 'botWave' | 'spike' | 'drift'
export const plantedKinds: readonly PlantedKind[] = ['outage', 'brokenTag', 'doubleCounting', 'botWave', 'spike', 'drift']
export interface Planted {
  kind: PlantedKind
  /** Milliseconds since 1970. */
  from: number
  to: number
  direction: 'drop' | 'rise'
  /** Names of the series that it changes. */
  series: string[]
}
export interface Shop {
  series: { name: string; kind: SeriesKind; points: SeriesPoint[] }[]
  planted: Planted[]
  /** Campaigns, sales and holidays: real, and foreseen by the shop alone. */
  known: { kind: string; from: number; to: number }[]
  /** Visits in a usual hour. */
  size: number
}

const steps = ['add_to_cart', 'begin_checkout', 'purchase', 'sign_up'] as const

/** One shop with so many incidents, in turn of their kinds from `first`. */
export function drawShop(seed: number, incidents: number, first = 0): Shop {
  const random = seeded(seed)
  const size = random.log(40, 3000)
  const peak = random.between(11, 21)
  const width = random.between(3, 6)
  const lunch = random.between(-0.2, 0.3)
  const weekend = random.between(0.5, 1.4)
  const later = random.between(-1, 3)
  const weekly = Array.from({ length: 7 }, () => random.between(0.9, 1.1))
  const growth = random.pick([0, 0, random.between(-0.004, 0.006), random.between(0, 0.01)])
  const rates = {
    page_view: random.between(2.5, 6),
    add_to_cart: random.between(0.05, 0.15),
    begin_checkout: random.between(0.03, 0.06),
    purchase: random.between(0.012, 0.035),
    sign_up: random.between(0.005, 0.03),
  }
  const noise = random.between(0.03, 0.1)
  const daily = random.between(0.01, 0.05)
  const price = random.log(20, 200)
  const known = drawKnown(random)
  const planted = drawPlanted(random, incidents, first, known)
  const names = ['visits', 'page_view', ...steps, 'revenue', 'conversion'] as const
  const series = Object.fromEntries(names.map((name) => [name, [] as SeriesPoint[]])) as Record<(typeof names)[number], SeriesPoint[]>
  let wave = 0
  let today = 0
  let walk = 0
  for (let at = 0; at < hours; at++) {
    const time = begin + at * hour
    // Berlin's clocks: an hour ahead, two from March 29.
    const local = at + (time >= Date.UTC(2026, 2, 29, 1) ? 1 : 0)
    const place = local % 24
    const day = Math.floor(local / 24)
    if (place === 0) {
      today = daily * random.normal()
      walk += 0.006 * random.normal()
    }
    wave = 0.6 * wave + noise * 0.8 * random.normal()
    const holiday = known.some(({ kind, from, to }) => kind === 'holiday' && time >= from && time < to)
    const isWeekend = holiday || day % 7 >= 5
    const shift = isWeekend ? later : 0
    const bell = Math.exp(-0.5 * ((((place - peak - shift + 36) % 24) - 12) / width) ** 2)
    const dip = lunch * Math.exp(-0.5 * ((place - 13) / 1.5) ** 2)
    const shape = 0.06 + Math.max(0, bell - dip * bell) * (isWeekend ? weekend : 1) * (weekly[holiday ? 6 : day % 7] ?? 1)
    const campaign = known.filter(({ kind, from, to }) => kind === 'campaign' && time >= from && time < to).reduce((factor) => factor * 1.6, 1)
    const now = planted.filter(({ from, to }) => time >= from && time < to)
    const is = (kind: PlantedKind) => now.some((each) => each.kind === kind)
    const people = size * 2.2 * shape * Math.exp(growth * day + today + walk + wave) * campaign * (is('spike') ? 2.4 : 1)
    const bots = is('botWave') ? size * random.between(1, 1.6) : 0
    const isUp = !is('outage')
    const visits = isUp ? random.poisson(people) : 0
    const botVisits = isUp ? random.poisson(bots) : 0
    const counts: Record<string, number> = { visits: visits + botVisits, page_view: random.poisson(visits * rates.page_view) + botVisits }
    for (const step of steps) {
      const hit = now.find((each) => each.series[0] === step)
      const decay = hit?.kind === 'drift' ? Math.exp((-0.045 * (time - hit.from)) / 24 / hour) : 1
      const came = random.poisson(visits * rates[step] * decay)
      counts[step] = hit?.kind === 'brokenTag' ? 0 : hit?.kind === 'doubleCounting' ? 2 * came : came
    }
    const orders = counts['purchase'] ?? 0
    let revenue = 0
    for (let order = 0; order < orders; order++) revenue += price * Math.exp(0.7 * random.normal())
    for (const name of ['visits', 'page_view', ...steps] as const) series[name].push({ at: time, value: counts[name] ?? 0 })
    series.revenue.push({ at: time, value: Math.round(revenue * 100) / 100 })
    series.conversion.push({ at: time, value: Math.min(orders, counts['visits'] ?? 0), of: counts['visits'] ?? 0 })
  }
  return {
    series: names.map((name) => ({ name, kind: name === 'revenue' ? 'amount' : name === 'conversion' ? 'share' : 'count', points: series[name] })),
    planted,
    known,
    size,
  }
}

function drawKnown(random: Random): Shop['known'] {
  const at = (day: number) => begin + day * 24 * hour
  const holiday = 28 + random.whole(0, 40)
  const campaign = 30 + random.whole(0, 40)
  return [
    { kind: 'holiday', from: at(holiday), to: at(holiday + 1) },
    { kind: 'campaign', from: at(campaign) + 8 * hour, to: at(campaign + 3) + 8 * hour },
  ]
}

function drawPlanted(random: Random, incidents: number, first: number, known: Shop['known']): Planted[] {
  const planted: Planted[] = []
  const room = Math.floor((hours - 28 * 24) / Math.max(1, incidents))
  for (let which = 0; which < incidents; which++) {
    const kind = plantedKinds[(first + which) % plantedKinds.length] ?? 'outage'
    const length = {
      outage: random.whole(2, 8),
      brokenTag: random.whole(24, 72),
      doubleCounting: random.whole(24, 72),
      botWave: random.whole(4, 12),
      spike: random.whole(3, 8),
      drift: 14 * 24,
    }[kind]
    const step = random.pick(steps)
    const all = ['visits', 'page_view', ...steps, 'revenue']
    for (let tries = 0; tries < 50; tries++) {
      const start = 25 * 24 + which * room + random.whole(0, Math.max(0, room - length - 48))
      const [from, to] = [begin + start * hour, begin + (start + length) * hour]
      // Outages and spikes by day, when there is something to lose.
      if (['outage', 'spike'].includes(kind) && ![9, 10, 11, 12, 13, 14, 15, 16, 17, 18].includes(start % 24)) continue
      if (known.some((each) => from < each.to + 24 * hour && to > each.from - 24 * hour)) continue
      const series =
        kind === 'outage' || kind === 'spike'
          ? all
          : kind === 'botWave'
            ? ['visits', 'page_view', 'conversion']
            : [step, ...(step === 'purchase' ? ['revenue', 'conversion'] : [])]
      planted.push({ kind, from, to, direction: ['outage', 'brokenTag', 'drift'].includes(kind) ? 'drop' : 'rise', series })
      break
    }
  }
  return planted
}
