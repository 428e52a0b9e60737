import type { ClickHouseClient } from '@clickhouse/client'

const day = 86_400_000
/** The 90 days that the events are spread over. */
export const sampleFrom = Date.UTC(2024, 0, 1)
export const sampleTo = sampleFrom + 91 * day

const of = (list: readonly string[], seed: string) => `[${list.map((each) => `'${each}'`).join(', ')}][1 + ${seed} % ${list.length}]`
/** A fixed number for each event, or for each session where all its events shall have the same. */
const ofEvent = (seed: number) => `cityHash64(number, ${seed})`

/**
 * Makes events in the engine itself: some six a session, as many visitors as in the measured set of facts/storage.md (58 in a hundred sessions), 5,000 pages of which a few have most views,
 * every fiftieth session a machine. The same count gives the same events.
 */
export async function makeEvents(client: ClickHouseClient, count: number): Promise<void> {
  const sessions = Math.max(1, Math.round(count / 6.13))
  const session = `number % ${sessions}`
  const ofSession = (seed: number) => `cityHash64(${session}, ${seed})`
  const visitor = `${ofSession(1)} % ${Math.max(1, Math.round(sessions * 0.58))}`
  const names = ['page_view', 'page_view', 'page_view', 'scroll', 'click', 'view_item', 'add_to_cart', 'begin_checkout', 'purchase', 'sign_up']
  const columns: Record<string, string> = {
    account: "'main'",
    project: "'shop'",
    id: 'toString(generateUUIDv4())',
    name: of(names, `least(${ofEvent(2)} % 10, ${ofEvent(3)} % 12)`),
    time: `toInt64(${sampleFrom} + (${ofSession(4)} % (90 * 86400)) * 1000 + intDiv(number, ${sessions}) * 37000 + ${ofEvent(5)} % 30000)`,
    received: 'time + 400',
    format: "'tracker'",
    visitor: `concat('v', hex(cityHash64(${visitor})))`,
    session: `concat('s', hex(cityHash64(${session})))`,
    host: "'shop.example'",
    path: `concat('/p/', toString(toUInt32(pow(${ofEvent(6)} % 1000000 / 1000000, 3) * 5000)))`,
    title: "concat('Page ', path)",
    referrer: of(['', 'google.com', 'bing.com', 'news.example'], ofSession(7)),
    source: of(['direct', 'google', 'newsletter', 'bing'], ofSession(8)),
    device: of(['desktop', 'mobile', 'tablet'], ofSession(9)),
    browser: of(['Chrome', 'Safari', 'Firefox', 'Edge'], ofSession(10)),
    os: of(['Windows', 'Android', 'iOS', 'macOS'], ofSession(11)),
    country: of(['US', 'DE', 'FR', 'GB', 'IN'], ofSession(12)),
    bot: `if(${ofSession(13)} % 50 = 0, 'crawler', '')`,
    params: `map('plan', concat('"', ${of(['free', 'pro', 'team'], ofEvent(14))}, '"'), 'price', toString(${ofEvent(15)} % 100))`,
    value: `if(name = 'purchase', toFloat64(${ofEvent(16)} % 100), NULL)`,
  }
  await client.command({
    query: `INSERT INTO events (${Object.keys(columns).join(', ')}) SELECT ${Object.entries(columns)
      .map(([name, text]) => `${text} AS ${name}`)
      .join(', ')} FROM numbers(${count})`,
    clickhouse_settings: { async_insert: 0 },
  })
}
