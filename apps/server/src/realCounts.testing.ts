import { day, devices, groups, lookedAt, type Sent, sixtyDays } from './realVisits.testing.ts'

/** How a test counts what it sent: by looking at each event, without anything of the product. */
const all = sixtyDays()
export const shop = all.filter(({ project }) => project === 'shop')
export const blog = all.filter(({ project }) => project === 'blog')
/** The events of the goals that the test sets, and what is a key event everywhere. */
export const keyNames = ['purchase', 'sign_up', 'generate_lead']
export const timeZone = 'Europe/Berlin'
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** `2026-11-10`, on the calendar of the project. */
export const dateOf = (at: number | string) => calendar.format(new Date(at))
/** `2026-11-10 00:00:00`, on its clocks. */
export const wallOf = (at: number | string) => wall.format(new Date(at))

/** All days from one to another, both with. */
export function dates(first: string, last: string): string[] {
  const all: string[] = []
  for (let at = Date.parse(`${first}T12:00:00Z`); at <= Date.parse(`${last}T12:00:00Z`); at += 86_400_000) all.push(new Date(at).toISOString().slice(0, 10))
  return all
}

/** Events of people that happened in a time. */
export const within = (events: readonly Sent[], from: number, to = lookedAt) => events.filter(({ at, bot }) => !bot && at >= from && at < to)
export const onDate = (events: readonly Sent[], date: string) => events.filter(({ at, bot }) => !bot && dateOf(at) === date)
export const named = (events: readonly Sent[], ...names: string[]) => events.filter(({ name }) => names.includes(name))
export const visits = (events: readonly Sent[]) => new Set(events.map(({ visit }) => visit)).size
export const people = (events: readonly Sent[]) => new Set(events.map(({ visitor }) => visitor)).size

/** Whole cents that purchases of a currency brought, less refunds. */
export const cents = (events: readonly Sent[], currency: string) =>
  named(events, 'purchase', 'refund')
    .filter(({ params }) => params['currency'] === currency)
    .reduce((sum, { name, params }) => sum + (name === 'refund' ? -1 : 1) * Math.round(Number(params['value']) * 100), 0)
export const orders = (events: readonly Sent[], currency: string) => named(events, 'purchase').filter(({ params }) => params['currency'] === currency).length

/** In percent, with one decimal. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

/** What at most a quarter of the measurements of a figure is above; null where there are none. */
export function upperQuarter(events: readonly Sent[], metric: string): number | null {
  const values = named(events, 'web_vitals')
    .filter(({ params }) => params['metric_name'] === metric)
    .map(({ params }) => Number(params['metric_value']))
    .toSorted((one, other) => one - other)
  return values[Math.floor(values.length * 0.75)] ?? null
}

/** Visits by the path of their first page view, with all that they did. */
export function landings(events: readonly Sent[]): Map<string, Sent[]> {
  const byVisit = groups(events, ({ visit }) => visit)
  const found = new Map<string, Sent[]>()
  for (const those of byVisit.values()) {
    const first = named(those, 'page_view').toSorted((one, other) => one.at - other.at)[0]
    if (first !== undefined) found.set(first.path, [...(found.get(first.path) ?? []), ...those])
  }
  return found
}

/** People who did one thing after another, all within thirty days of the first. */
function inOrder(events: readonly Sent[], steps: readonly ((event: Sent) => boolean)[]): number[] {
  const reached = [...groups(events, ({ visitor }) => visitor).values()].map((those) => {
    const sorted = those.toSorted((one, other) => one.at - other.at)
    return Math.max(...sorted.map((_, place) => stepsFrom(sorted.slice(place), steps)))
  })
  return steps.map((_, step) => reached.filter((count) => count > step).length)
}

function stepsFrom(events: readonly Sent[], steps: readonly ((event: Sent) => boolean)[]): number {
  let step = 0
  for (const event of events) if (event.at <= (events[0]?.at ?? 0) + 30 * day && steps[step]?.(event) === true) step++
  return step
}

/** The steps of the funnel that the test sets, with the people of these events who came so far. */
export function funnelRows(events: readonly Sent[]) {
  const counts = inOrder(events, [isFirstStep, ({ name }) => name === 'sign_up', ({ name }) => name === 'purchase'])
  return counts.map((users, at) => {
    const before = counts[at - 1] ?? users
    return { name: ['/', 'Account', 'Order'][at] ?? '', users, rate: percent(users, counts[0] ?? 0), dropoff: percent(before - users, before) }
  })
}
export const isFirstStep = ({ name, path }: Sent) => name === 'page_view' && path === '/'

/** The events of the last so many times 24 hours. */
export const period = (days: number) => within(shop, lookedAt - days * day)

/** The last so many days of the calendar, with today. */
export const lastDates = (days: number) => dates(dateOf(lookedAt - (days - 1) * day), dateOf(lookedAt))

/** What reports of each kind are to show, in any order. */
export const reportRows = {
  day: (days: number) =>
    lastDates(days).map((name) => {
      const those = onDate(shop, name)
      return { name, visits: visits(those), conversions: named(those, ...keyNames).length, revenue: cents(those, 'EUR') }
    }),

  page: (days: number) =>
    [...landings(period(days))]
      .map(([name, those]) => {
        const keys = named(those, ...keyNames)
        return { name, conversions: keys.length, conversionRate: percent(visits(keys), visits(those)) }
      })
      .filter(({ conversions }) => conversions > 0),

  device(days: number) {
    const rows = devices.map((name) => ({ name, users: people(period(days).filter(({ device }) => device === name)) }))
    const sum = rows.reduce((total, { users }) => total + users, 0)
    return rows.map((row) => ({ ...row, share: percent(row.users, sum) }))
  },

  step: (days: number) => funnelRows(period(days)),
}

/** What exports of days of the calendar are to hold. */
export const exportRows = {
  'user-data': (days: readonly string[]) =>
    days.flatMap((date) =>
      [...groups(onDate(shop, date), ({ device, country }) => `${device} ${country}`).values()].map((those) => ({
        day: date,
        device: those[0]?.device ?? '',
        country: those[0]?.country ?? '',
        visits: visits(those),
      })),
    ),

  /** Every day for each currency in which something was sold or given back on these days. */
  'revenue-data': (days: readonly string[]) =>
    ['EUR', 'USD']
      .filter((currency) =>
        named(
          days.flatMap((date) => onDate(shop, date)),
          'purchase',
          'refund',
        ).some(({ params }) => params['currency'] === currency),
      )
      .flatMap((currency) =>
        days.map((date) => {
          const those = onDate(shop, date)
          const [sum, count, came] = [cents(those, currency), orders(those, currency), visits(those)]
          const perOne = (number: number) => (number === 0 ? 0 : Math.round(sum / number) / 100)
          return { day: date, visits: came, orders: count, revenue: sum / 100, averageOrder: perOne(count), revenuePerVisit: perOne(came), currency }
        }),
      ),

  /** Every hour from the first in which something came. */
  'event-data'(days: readonly string[]) {
    const those = days.flatMap((date) => onDate(shop, date))
    const hour = 3_600_000
    const first = Math.floor(Math.min(...those.map(({ at }) => at)) / hour) * hour
    const rows: { hour: string; visits: number; events: number; conversions: number }[] = []
    for (let at = first; at < lookedAt && dateOf(at) <= (days.at(-1) ?? ''); at += hour) {
      const inside = those.filter((event) => event.at >= at && event.at < at + hour)
      rows.push({ hour: new Date(at).toISOString(), visits: visits(inside), events: inside.length, conversions: named(inside, ...keyNames).length })
    }
    return rows
  },
}
