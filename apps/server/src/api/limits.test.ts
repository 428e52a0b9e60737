import { describe, expect, it } from 'vitest'
import { type Api, call, ingestKey, memoryRecords, openApi, paths } from './api.testing.ts'
import { openDesk } from './desk.ts'

const hour = 3_600_000

/** Calls so often, and gives how often each status was the answer. */
async function times(count: number, ask: () => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {}
  for (let n = 0; n < count; n++) {
    const { status } = await ask()
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

/** A call that is counted and has little to do. */
const quick =
  ({ app }: Api, path: string, key: string) =>
  async () =>
    app.request(path === paths.counts ? `${path}?limit=none` : path, {
      method: path === paths.events ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${key}` },
      ...(path === paths.events ? { body: '{}' } : {}),
    })

describe('the documented limits', () => {
  it.each([
    [paths.counts, 1000, 400],
    [paths.events, 5000, 422],
    [paths.reports, 500, 200],
    [paths.dashboards, 200, 200],
  ] as const)('of %s are exactly %i calls an hour for each key (ENT-API-09-B, ENT-API-10-B, ENT-API-11-B, ENT-API-12-B)', async (path, limit, good) => {
    const api = await openApi({ at: '2026-03-01T12:59:59.000Z' })
    const [one, other] = [await api.key(), await api.key()]
    expect(await times(limit, quick(api, path, one.secret))).toEqual({ [good]: limit })
    const refused = await call(api.app, path, { key: one.secret, ...(path === paths.events ? { body: {} } : {}) })
    expect([refused.status, refused.said.title, refused.headers.get('Retry-After')]).toEqual([429, 'Too Many Requests', '1'])
    expect(refused.said.detail).toContain(`${limit} calls of this hour`)
    // Another key has its own calls, and so has the next hour.
    expect((await quick(api, path, other.secret)()).status).toBe(good)
    api.clock.now += 1000
    const next = await quick(api, path, one.secret)()
    expect([next.status, next.headers.get('X-RateLimit-Remaining')]).toEqual([good, String(limit - 1)])
  })

  it('are told with every answer (ENT-API-17-B)', async () => {
    const { app, key } = await openApi({ at: '2026-03-01T12:30:00.500Z' })
    const { secret } = await key()
    await call(app, paths.dashboards, { key: secret })
    const { headers } = await call(app, `${paths.dashboards}?limit=none`, { key: secret })
    const named = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'RateLimit-Policy', 'RateLimit', 'Cache-Control']
    expect(Object.fromEntries(named.map((name) => [name, headers.get(name)]))).toEqual({
      'X-RateLimit-Limit': '200',
      'X-RateLimit-Remaining': '198',
      'X-RateLimit-Reset': String(Date.parse('2026-03-01T13:00:00.000Z') / 1000),
      'RateLimit-Policy': '"hour";q=200;w=3600',
      RateLimit: '"hour";r=198;t=1800',
      'Cache-Control': 'no-store',
    })
  })

  it('count no call that is refused', async () => {
    const { app, key } = await openApi()
    const { secret } = await key({ scopes: ['dashboards.read'] })
    for (let n = 0; n < 3; n++) expect((await call(app, paths.reports, { key: secret })).status).toBe(403)
    expect((await call(app, paths.dashboards, { key: secret })).headers.get('X-RateLimit-Remaining')).toBe('199')
  })

  it('hold for calls that come all at once', async () => {
    const api = await openApi()
    const { secret } = await api.key()
    const answers = await Promise.all(Array.from({ length: 230 }, quick(api, paths.dashboards, secret)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })
})

describe('counts', () => {
  it('are in the records after a moment, and read back at the next start', async () => {
    const records = memoryRecords()
    const api = await openApi({ records })
    const { secret, id } = await api.key()
    await times(150, quick(api, paths.dashboards, secret))
    await api.desk.settle()
    const store = records.of('main')
    expect(await store.get('apiHours', `${id}:endpoint-dashboards`)).toMatchObject({ hour: '2026-03-01T12:00:00.000Z', calls: 150 })
    expect(await store.get('apiKeys', id)).toMatchObject({ requests: 150, lastUsed: '2024-01-22T10:00:00.000Z' })
    const again = await openApi({ records })
    expect(await times(60, quick(again, paths.dashboards, secret))).toEqual({ 200: 50, 429: 10 })
  })

  it('are shared by two servers on the same records once they are written', async () => {
    const records = memoryRecords()
    const [one, other] = [await openApi({ records }), await openApi({ records })]
    const { secret, id } = await one.key()
    await times(120, quick(one, paths.dashboards, secret))
    await times(50, quick(other, paths.dashboards, secret))
    await Promise.all([one.desk.settle(), other.desk.settle()])
    expect((await records.of('main').get('apiHours', `${id}:endpoint-dashboards`))?.calls).toBe(170)
    expect(await times(40, quick(other, paths.dashboards, secret))).toEqual({ 200: 30, 429: 10 })
    await other.desk.settle()
    expect(await times(1, quick(one, paths.dashboards, secret))).toEqual({ 429: 1 })
    expect((await records.of('main').get('apiKeys', id))?.requests).toBe(200)
  })

  it('go on while they are being written, and lose and double none', async () => {
    const api = await openApi()
    const { secret, id } = await api.key()
    const ask = quick(api, paths.counts, secret)
    for (let round = 0; round < 20; round++) {
      const settled = api.desk.settle()
      await Promise.all(Array.from({ length: 10 }, ask))
      if (round % 3 === 0) await settled
    }
    await api.desk.settle()
    expect((await api.records.of('main').get('apiHours', `${id}:endpoint-events`))?.calls).toBe(200)
    expect(Number((await ask()).headers.get('X-RateLimit-Remaining'))).toBe(799)
  })

  it('stay in memory while the records cannot be written', async () => {
    const records = memoryRecords()
    const store = records.of('main')
    let broken = true
    const failing = {
      ...store,
      commit: async (writes: Parameters<typeof store.commit>[0]) => (broken ? Promise.reject(new Error('disk full')) : store.commit(writes)),
    }
    const api = await openApi({ records: { ...records, of: () => failing } })
    expect(await times(3, quick(api, paths.events, ingestKey))).toEqual({ 422: 3 })
    await api.desk.settle()
    expect(await store.get('apiHours', 'key-ingest:endpoint-collect')).toBeUndefined()
    broken = false
    await api.desk.close()
    expect(await store.get('apiHours', 'key-ingest:endpoint-collect')).toMatchObject({ calls: 3 })
  })

  it('of an hour that is over are forgotten, those of the plan are not', async () => {
    const api = await openApi()
    const { secret, id } = await api.key()
    await times(5, quick(api, paths.reports, secret))
    api.clock.now += hour
    await times(2, quick(api, paths.reports, secret))
    await api.desk.settle()
    expect((await api.records.of('main').get('apiHours', `${id}:endpoint-reports`))?.calls).toBe(2)
    expect((await api.records.of('main').get('apiKeys', id))?.requests).toBe(7)
  })

  it('of the plan refuse secret keys when they are used up, and let events of pages in (ACCT-BILL-10-B, ACCT-BILL-12-B, DATA-PLAN-01-B)', async () => {
    const records = memoryRecords()
    const store = records.of('main')
    const subscription = await store.get('subscriptions', 'subscription')
    if (subscription === undefined) throw new Error('no subscription')
    const { usage } = subscription
    const row = { ...subscription, usage: { ...usage, apiCalls: { ...usage.apiCalls, limit: 8_503 } } }
    await store.commit([{ collection: 'subscriptions', id: 'subscription', row }])
    const api = await openApi({ records })
    const { secret } = await api.key()
    expect(await times(5, quick(api, paths.reports, secret))).toEqual({ 200: 3, 429: 2 })
    expect((await call(api.app, paths.reports, { key: secret })).said.detail).toBe('The plan’s API calls of this period are used up.')
    expect((await call(api.app, paths.events, { key: ingestKey, body: { name: 'a' } })).status).toBe(202)
    // What an earlier server counted and this one has not written down yet is the same.
    await api.desk.settle()
    expect((await call(api.app, paths.reports, { key: secret })).status).toBe(429)
  })

  it('need the records at the start', async () => {
    const { ports } = await openApi()
    await expect(openDesk({ accounts: async () => Promise.reject(new Error('no records')), of: () => memoryRecords().of('main') }, ports)).rejects.toThrow(
      'no records',
    )
  })
})
