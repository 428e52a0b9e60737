/** An event that a test sends, and all that it may expect of it. */
export interface Sent {
  project: string
  id: string
  name: string
  /** Milliseconds since 1970. */
  at: number
  visitor: string
  visit: string
  path: string
  /** What stands behind the path in the address. */
  query: string
  referrer: string
  device: 'desktop' | 'mobile' | 'tablet'
  country: string
  params: Record<string, string | number>
  bot: boolean
  way: 'api' | 'tracker' | 'segment' | 'ga4' | 'plausible'
}

/** The moment at which the figures are looked at: 12:20 in Berlin, where the clocks were set back on October 25. */
export const lookedAt = Date.parse('2026-11-10T11:20:00Z')
export const minute = 60_000
export const day = 24 * 60 * minute
const paths = ['/', '/pricing', '/blog', '/shop', '/help']
/** Those whose speed is measured on every visit; of the next too little is known. */
export const measured = paths.slice(0, 3)
export const devices = ['desktop', 'mobile', 'tablet'] as const

const campaign = '?utm_source=newsletter&utm_medium=email&utm_campaign=autumn'
const referrers = ['', 'https://www.google.com/', 'https://partner.example/article']
const vitals = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25], FCP: [1800, 3000], LOAD: [0, 0], INTERACTIVE: [0, 0] } as const

/** Who a visitor is that one of the clients identifies: two of them are one user, each on a device of their own. */
export const userOf = (visitor: string) => `user-${Number(visitor.slice(1)) % 48}`
export const planOf = (user: string) => (Number(user.slice('user-'.length)) % 3 === 0 ? 'pro' : 'free')

/** A figure between two ends that looks like any and is always the same. */
const spread = (seed: number, from: number, to: number) => from + ((seed * 7919) % (to - from + 1))

/** Everything that one visit does: it lands, looks at a second page, signs up, asks, buys. */
function visitOf(project: string, n: number, start: number): Sent[] {
  const age = lookedAt - start
  const way = age > 70 * 60 * minute ? (n % 3 === 0 ? 'segment' : 'api') : n % 5 === 0 ? 'ga4' : n % 5 === 1 ? 'segment' : 'tracker'
  const landing = paths[n % paths.length] ?? '/'
  const base = {
    project,
    visitor: `v${n % 97}`,
    visit: `${project}-visit-${n}`,
    device: devices[n % 3] ?? 'desktop',
    // By the language of the visitor, since no proxy tells it.
    country: n % 2 === 0 ? 'DE' : 'FR',
    bot: false,
    way,
    query: n % 4 === 0 ? campaign : '',
    referrer: referrers[n % 3] ?? '',
  } as const
  let count = 0
  const event = (after: number, name: string, path: string, params: Sent['params'] = {}): Sent => ({
    ...base,
    id: `${base.visit}-${count++}`,
    name,
    at: start + after,
    path,
    params,
  })
  const events = [event(0, 'page_view', landing)]
  if (age < 7 * day && (measured.includes(landing) || (landing === paths[3] && age < day))) events.push(...measurements(n, landing, event))
  if (n % 2 === 0) events.push(event(2 * minute, 'page_view', paths[(n + 3) % paths.length] ?? '/'))
  if (n % 3 === 0) events.push(event(4 * minute, 'sign_up', landing, { method: 'mail' }))
  if (n % 7 === 0) events.push(event(5 * minute, 'generate_lead', landing))
  if (n % 4 === 0) {
    const money = { value: spread(n, 1000, 25_000) / 100, currency: n % 12 === 0 ? 'USD' : 'EUR' }
    events.push(event(9 * minute, 'purchase', '/shop', { ...money, transaction_id: `T-${n}` }))
    if (n % 80 === 8) events.push(event(10 * minute, 'refund', '/shop', { ...money, transaction_id: `T-${n}` }))
  }
  return events
}

/** The file that a visit waited for the longest; the second comes from a host that tells no size. */
export const waitedFor = [
  { file: '/assets/app.js', file_kind: 'script', file_bytes: 412_000 },
  { file: 'https://chat.example/widget.js', file_kind: 'script' },
] as const

function measurements(n: number, path: string, event: (after: number, name: string, path: string, params: Sent['params']) => Sent): Sent[] {
  const file = waitedFor[n % waitedFor.length]
  const waited = event(7000, 'web_vitals', path, { metric_name: 'FILE', metric_value: spread(n * 7 + 3, 150, 3200), ...file })
  const measured = Object.entries(vitals).map(([metric_name, [good, poor]], place) => {
    const seed = n * 6 + place
    const value = metric_name === 'CLS' ? spread(seed, 0, 30) / 100 : metric_name === 'INP' ? spread(seed, 40, 450) : spread(seed, 900, 4600)
    const rating = value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor'
    return event((place + 1) * 1000, 'web_vitals', path, { metric_name, metric_value: value, ...(good === 0 ? {} : { metric_rating: rating }) })
  })
  return [...measured, waited]
}

/** What two projects are sent in 62 days: the second has the same visitors and names, other numbers, and no money of the first. */
export function sixtyDays(): Sent[] {
  const events: Sent[] = []
  let n = 0
  for (let ago = 62; ago >= 0; ago--) {
    const visits = ago < 7 ? 12 : 7 + (ago % 3)
    for (let each = 0; each < visits; each++) events.push(...visitOf('shop', n++, lookedAt - ago * day - each * 67 * minute - 11 * minute))
  }
  // Over a midnight of Berlin, in both of the hours that it had twice, and in the last one of that long day.
  for (const start of ['2026-11-05T22:56:30Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:40:00Z'])
    events.push(...visitOf('shop', (n += 3), Date.parse(start)))
  for (let each = 0; each < 20; each++) events.push(...visitOf('blog', each * 4, lookedAt - (each % 9) * 2 * day - 30 * minute))
  // Somebody who is there now.
  events.push(...visitOf('shop', 4001, lookedAt - 3 * minute))
  return [...events, ...machines(), ...withoutId()]
}

/** A crawler, which is not to be counted. */
const machines = () =>
  [lookedAt - 12 * minute, lookedAt - 20 * day]
    .flatMap((start) => visitOf('shop', 4004, start))
    .map((event): Sent => ({ ...event, id: `machine-${event.at}`, way: 'api', country: '', visitor: 'machine', bot: true }))

/** When those come of whom only the browser is known. */
export const withoutIdAt = lookedAt - 15 * minute
const withoutId = () =>
  devices.map((device, n): Sent => {
    const [visit] = visitOf('shop', 5000 + n, withoutIdAt)
    if (visit === undefined) throw new Error('a visit has no page view')
    return { ...visit, id: `daily-${device}`, visitor: `daily-${device}`, visit: `daily-${device}`, device, country: 'DE', way: 'plausible' }
  })

/** Rows by what a function says of them, in their order. */
export function groups<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}
