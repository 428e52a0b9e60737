import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReal, type Real } from './realHouse.testing.ts'
import { lookedAt } from './realVisits.testing.ts'

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const date = new Date(lookedAt).toISOString().slice(0, 10)
const minute = 60_000

let real: Real
beforeAll(async () => {
  real = await openReal()
})
afterAll(() => real.close())

it('a real project counts an order once in every figure, however often its page is loaded, and says that it is sent again', async () => {
  const keys = await real.project('Bakery', 'UTC')
  await real.collect(keys, [])
  const page = (ago: number, clientId: string, sessionId: string, name: string, path: string, params: object = {}) => ({
    name,
    params,
    clientId,
    sessionId,
    timestamp: lookedAt - ago * minute,
    page: { url: `https://bakery.example${path}` },
    ip: '198.51.100.7',
    userAgent,
  })
  const bought = (ago: number, at: number, sessionId = `s${at}`) =>
    page(ago, `c${at}`, sessionId, 'purchase', '/thanks', { transaction_id: `T-${at}`, value: 84, currency: 'EUR' })
  const orders = [1, 2, 3, 4, 5]
  const from = (at: number) => page(60, `c${at}`, `s${at}`, 'page_view', '/?utm_source=google&utm_medium=cpc&utm_campaign=summer')
  const api = (events: object[]) => real.ask('/api/v1/events', keys.secret, { events })
  await api(orders.flatMap((at) => [from(at), bought(50, at)]))
  await real.collect(keys, [])
  const seen = async () => {
    const { figures } = await real.read('conversions.overview')
    const campaigns = await real.read('campaigns.attribution')
    const { figures: traffic, machines } = await real.read('traffic.overview', { from: date, to: date, filters: [], compare: 'none', interval: 'day' })
    const byDay = { dimension: 'day', metrics: ['conversions', 'revenue'], period: '7', filter: '' } as const
    const replay = await real.read('eventTriggers.replay', { event_type: 'E-commerce', condition: { match: 'all', clauses: [] } })
    return {
      conversions: figures.conversions?.value,
      revenueCents: figures.revenueCents?.value,
      byCurrency: figures.byCurrency,
      campaigns: campaigns?.rows.map(({ campaign, last: { orders: count, revenueCents } }) => [campaign, count, revenueCents]),
      traffic: traffic.conversions.value,
      tracked: (await real.read('dashboard.figures')).eventsTracked,
      machines,
      leftOut: (await real.read('figures.counted', { figure: 'campaigns.attribution' }))?.bots,
      report: (await real.read('reports.preview', { ...byDay, metrics: [...byDay.metrics] })).rows.at(-1)?.values,
      replay: replay.times,
    }
  }
  const before = await seen()
  expect(before).toMatchObject({
    conversions: 5,
    revenueCents: 42_000,
    campaigns: [['summer', 5, 42_000]],
    traffic: 5,
    machines: 0,
    leftOut: 0,
    report: [5, 42_000],
    replay: 5,
  })

  // A minute later, from another session, with another cookie, and by Google's protocol.
  await api([bought(49, 1), bought(40, 2, 'another'), { ...bought(30, 3), clientId: 'c3b', sessionId: 'c3b' }])
  const hit = { name: 'purchase', params: { transaction_id: 'T-4', value: 84, currency: 'EUR', session_id: 's4' } }
  const sent = await real.app.request(`/mp/collect?measurement_id=${keys.value}&api_secret=${keys.secret}`, {
    method: 'POST',
    headers: { 'User-Agent': userAgent },
    body: JSON.stringify({ client_id: 'c4', timestamp_micros: (lookedAt - 20 * minute) * 1000, user_agent: userAgent, events: [hit] }),
  })
  expect(sent.status).toBeLessThan(300)
  await real.collect(keys, [])
  expect(await seen()).toEqual(before)
  await real.act('issues.check', undefined)
  // What two clients tell in their own words is no tag that sends again.
  expect((await real.read('issues.list')).rows.find(({ found }) => found?.check === 'sentAgain')?.found?.stored).toMatchObject({ count: 3, of: 9 })
})
