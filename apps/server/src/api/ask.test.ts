import { describe, expect, it } from 'vitest'
import { call, openApi, paths } from './api.testing.ts'

const day = '2026-03-01'

/** A project in Berlin with some events that were sent with a secret key. */
async function collected() {
  const api = await openApi()
  const { secret } = await api.key({ project: 'help-center' })
  const events = [
    { name: 'a', timestamp: `${day}T00:30:00Z` },
    { name: 'a', timestamp: `${day}T00:45:00Z` },
    { name: 'b', timestamp: '2026-02-28T23:30:00Z' },
    { name: 'b', timestamp: '2026-02-27T10:00:00Z' },
    { name: 'Ümläut & "quotes"', timestamp: `${day}T11:59:59Z` },
    { name: 'crawled', userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  ]
  const sent = await call(api.app, paths.events, { key: secret, body: { events } })
  expect(sent.json).toEqual({ accepted: 6, errors: [] })
  await api.intake.flush()
  const ask = async (query: string) => (await call(api.app, `${paths.counts}?${query}`, { key: secret })).json
  return { ...api, secret, ask }
}

describe('GET /api/v1/analytics/events', () => {
  it('counts by name and interval, with days by the clocks of the project', async () => {
    const { ask } = await collected()
    const row = (name: string, interval: string, count = 1) => ({ name, interval: `${interval}.000Z`, count })
    // The help center is in London: its midnight is that of UTC in winter.
    expect(await ask('')).toEqual({
      rows: [
        row('b', '2026-02-27T00:00:00'),
        row('b', '2026-02-28T00:00:00'),
        row('a', `${day}T00:00:00`, 2),
        row('crawled', `${day}T00:00:00`),
        row('Ümläut & "quotes"', `${day}T00:00:00`),
      ],
    })
    expect(await ask('name=a&interval=hour')).toEqual({ rows: [row('a', `${day}T00:00:00`, 2)] })
    expect(await ask('name=a&interval=minute')).toEqual({ rows: [row('a', `${day}T00:30:00`), row('a', `${day}T00:45:00`)] })
    expect(await ask('interval=month&bots=no&name=b&from=2026-02-01')).toEqual({ rows: [row('b', '2026-02-01T00:00:00', 2)] })
    expect(await ask(`interval=week&name=b`)).toEqual({ rows: [row('b', '2026-02-23T00:00:00', 2)] })
    expect(await ask('bots=no&name=crawled')).toEqual({ rows: [] })
    expect(await ask(`from=${day}T00:45:00Z&to=${day}T01:00:00Z`)).toEqual({ rows: [row('a', `${day}T00:00:00`)] })
    expect(await ask(`from=2026-02-27&to=2026-02-27`)).toEqual({ rows: [row('b', '2026-02-27T00:00:00')] })
    expect(await ask(`name=${encodeURIComponent('Ümläut & "quotes"')}&interval=month`)).toEqual({ rows: [row('Ümläut & "quotes"', '2026-03-01T00:00:00')] })
  })

  it('comes in pages', async () => {
    const { ask } = await collected()
    const whole = await ask('interval=hour')
    const rows = []
    for (let cursor = ''; ;) {
      const page = (await ask(`interval=hour&limit=2${cursor}`)) as { rows: unknown[]; next?: string }
      rows.push(...page.rows)
      if (page.next === undefined) break
      cursor = `&cursor=${page.next}`
    }
    expect({ rows }).toEqual(whole)
    expect(rows).toHaveLength(5)
  })

  it('shows no other project’s events', async () => {
    const { app, key } = await collected()
    const { secret } = await key()
    expect((await call(app, paths.counts, { key: secret })).json).toEqual({ rows: [] })
    expect((await call(app, `${paths.counts}?project=help-center`, { key: secret })).json['rows']).toHaveLength(5)
  })

  it('says which parameter cannot be used', async () => {
    const { app, secret } = await collected()
    const { status, said, headers } = await call(app, `${paths.counts}?interval=year`, { key: secret })
    expect([status, said.field, headers.get('Content-Type')]).toEqual([400, 'interval', 'application/problem+json'])
    expect(said.detail).toBe("The interval cannot be 'year': give one of minute, hour, day, week, month.")
  })
})

describe('GET /api/v1/reports and /dashboards', () => {
  it.each([
    [paths.reports, 'reports', 'reports.list'],
    [paths.dashboards, 'dashboards', 'dashboards.list'],
  ] as const)('%s has all rows, page by page', async (path, name, read) => {
    const { app, key, door } = await openApi()
    const { secret } = await key()
    const whole = (await call(app, path, { key: secret })).json[name] as { id: string }[]
    const listed = (await door().read(read, undefined)) as { rows?: { id: string }[]; dashboards?: { id: string }[] }
    expect(whole.map(({ id }) => id).sort()).toEqual((listed.rows ?? listed.dashboards ?? []).map(({ id }) => id).sort())
    const rows = []
    for (let next = ''; ;) {
      const { json } = await call(app, `${path}?limit=2${next}`, { key: secret })
      rows.push(...(json[name] as unknown[]))
      const cursor = json['next'] as string | undefined
      if (cursor === undefined) break
      next = `&cursor=${cursor}`
    }
    expect(rows).toEqual(whole)
    expect(await call(app, `${path}?limit=0`, { key: secret })).toMatchObject({ status: 400, said: { field: 'limit' } })
  })
})

describe('the console of a member', () => {
  it('calls the API of the server, which counts it with all others and stores what it sends', async () => {
    const { door, key, intake, app, desk } = await openApi()
    const { secret } = await key({ project: 'careers' })
    const authorization = `Bearer ${secret}`
    const sent = await door().act('apiKeys.call', { endpoint: 'endpoint-collect', authorization, body: '{"name":"tried"}' })
    expect(sent).toMatchObject({ status: 202, headers: { 'X-RateLimit-Limit': '5000', 'X-RateLimit-Remaining': '4999' }, body: '{"accepted":1,"errors":[]}' })
    await intake.flush()
    const read = await door().act('apiKeys.call', { endpoint: 'endpoint-events', authorization })
    expect(JSON.parse(read.body)).toMatchObject({ rows: [{ name: 'tried', count: 1 }] })
    expect(await door().act('apiKeys.call', { endpoint: 'endpoint-events', authorization: 'Bearer guessed' })).toMatchObject({
      status: 401,
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
    expect((await call(app, paths.counts, { key: secret })).headers.get('X-RateLimit-Remaining')).toBe('998')
    await desk.settle()
  })
})

it('answers at no other address and by no other method', async () => {
  const { app, key } = await openApi()
  const { secret } = await key()
  expect(await call(app, '/api/v1/event', { key: secret })).toMatchObject({ status: 404, said: { title: 'Not Found' } })
  const wrong = await call(app, paths.events, { key: secret })
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST'])
  expect((await call(app, paths.reports, { key: secret, method: 'DELETE' })).status).toBe(405)
})
