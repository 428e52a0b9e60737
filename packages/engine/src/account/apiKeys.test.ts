import { accountKeys, type ApiAnswer } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { freshSecret, hexOf, hmacSha256, sha256 } from './secrets.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const draft = { name: 'Nightly export', kind: 'secret', environment: 'production', scopes: ['events.read', 'reports.read'], life: 90 } as const
const call = (endpoint: string, secret: string | null, body?: string) => ({
  endpoint,
  authorization: `Bearer ${secret}`,
  ...(body === undefined ? {} : { body }),
})
const said = ({ body }: ApiAnswer) => JSON.parse(body) as Record<string, unknown>

/** The engine under a clock that can be set. */
function clocked() {
  const clock = { now: new Date('2026-03-01T12:00:00.000Z') }
  return { clock, ...sampleEngine({ ports: { now: () => clock.now } }) }
}

describe('secrets', () => {
  it('are hashed and signed as others do it (FIPS 180-2, RFC 4231 case 2)', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hexOf(await hmacSha256(new TextEncoder().encode('Jefe'), 'what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  it('are 32 letters and digits, never the same twice', async () => {
    let count = 0
    const { ports } = { ports: { now: () => new Date(), id: () => `id-${++count}`, wait: async () => undefined, seed: () => ({}) } }
    const made = await Promise.all(Array.from({ length: 200 }, () => freshSecret(ports as never)))
    expect(new Set(made).size).toBe(200)
    for (const secret of made) expect(secret).toMatch(/^[0-9A-Za-z]{32}$/)
  })
})

describe('API keys', () => {
  it('are four in the sample, three active; the account sees production and development (DATA-APIKEY-01, ACCT-INT-26, DATA-ACCTKEY-01-B)', async () => {
    const { workspace } = sampleEngine()
    const rows = await workspace.read('apiKeys.list', undefined)
    expect(rows.map(({ kind, status, requests }) => [kind, status, requests])).toEqual([
      ['ingest', 'Active', 0],
      ['secret', 'Active', 7_900],
      ['secret', 'Active', 600],
      ['secret', 'Inactive', 0],
    ])
    expect(accountKeys(rows).map(({ name, key }) => [name, key])).toEqual([
      ['Production', 'atk_live_••••••••4f2a'],
      ['Development', 'atk_test_••••••••b81c'],
    ])
    expect((await workspace.read('apiKeys.endpoints', undefined)).map(({ method, path, rateLimit }) => `${method} ${path} ${rateLimit}`)).toEqual([
      'GET /api/v1/analytics/events 1000',
      'POST /api/v1/events 5000',
      'GET /api/v1/reports 500',
      'GET /api/v1/dashboards 200',
    ])
  })

  it('show a secret once and keep its hash only (ENT-API-06-B, DATA-APIKEY-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    const { key, secret } = await workspace.act('apiKeys.create', draft)
    expect(secret).toMatch(/^atk_live_[0-9A-Za-z]{32}$/)
    expect(key).toMatchObject({ name: 'Nightly export', status: 'Active', requests: 0, lastUsed: null, expires: '2024-04-21T10:00:00.000Z' })
    expect(key.key).toBe(`atk_live_••••••••${secret?.slice(-4)}`)
    expect(await store.get('apiKeySecrets', key.id)).toEqual({ id: key.id, hash: await sha256(secret ?? ''), previous: [] })
    for (const collection of ['apiKeys', 'apiKeySecrets', 'auditLog'] as const)
      expect(JSON.stringify([...(await store.list(collection))])).not.toContain(secret)
  })

  it('leave an ingest key readable, which may send events only (ENT-API-07-B)', async () => {
    const { workspace } = sampleEngine()
    const { key, secret } = await workspace.act('apiKeys.create', { ...draft, kind: 'ingest', scopes: ['events.write'], life: null })
    expect([secret, key.expires]).toEqual([null, null])
    expect(key.key).toMatch(/^atk_site_[0-9A-Za-z]{20}$/)
    await expect(workspace.act('apiKeys.create', { ...draft, name: 'Other', kind: 'ingest' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'scopes' }],
    })
    await expect(workspace.act('apiKeys.regenerate', { id: key.id, grace: 0 })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('apiKeys.call', call('endpoint-collect', key.key, '{"events":[{"name":"page_view"}]}'))).toMatchObject({ status: 202 })
    expect((await workspace.read('apiKeys.list', undefined)).at(-1)).toMatchObject({ requests: 0, lastUsed: '2024-01-22T10:00:00.000Z' })
  })

  it('refuse a name twice, no scope, and one too many', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('apiKeys.create', { ...draft, name: 'production' })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'name' }] })
    await expect(workspace.act('apiKeys.create', { ...draft, scopes: [] })).rejects.toMatchObject({ code: 'invalid' })
    for (let count = 0; count < 16; count++) await workspace.act('apiKeys.create', { ...draft, name: `Key ${count}` })
    await expect(workspace.act('apiKeys.create', { ...draft, name: 'Too many' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are deactivated and activated, and end by themselves (ENT-API-06-B)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('apiKeys.deactivate', { id: 'key-production' })).toMatchObject({ status: 'Inactive' })
    await expect(workspace.act('apiKeys.deactivate', { id: 'key-production' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('apiKeys.activate', { id: 'key-production' })).toMatchObject({ status: 'Active' })
    await expect(workspace.act('apiKeys.activate', { id: 'none' })).rejects.toMatchObject({ code: 'notFound' })

    const { clock, workspace: own } = clocked()
    await own.act('projects.create', shop)
    const { key, secret } = await own.act('apiKeys.create', { ...draft, life: 30 })
    clock.now = new Date('2026-03-31T11:59:59.000Z')
    expect(await own.act('apiKeys.call', call('endpoint-reports', secret))).toMatchObject({ status: 200 })
    clock.now = new Date('2026-03-31T12:00:00.000Z')
    expect(await own.act('apiKeys.call', call('endpoint-reports', secret))).toMatchObject({ status: 401 })
    expect(await own.read('apiKeys.list', undefined)).toMatchObject([{ status: 'Inactive' }])
    await expect(own.act('apiKeys.activate', { id: key.id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('accept the old secret for the hours of grace, and then the new one only (ACCT-INT-27-B)', async () => {
    const { clock, workspace } = clocked()
    const { key, secret } = await workspace.act('apiKeys.create', draft)
    const renewed = await workspace.act('apiKeys.regenerate', { id: key.id, grace: 24 })
    expect(renewed.secret).not.toBe(secret)
    expect(renewed.key).toMatchObject({ previousUntil: '2024-01-23T10:00:00.000Z', lastUsed: null })
    const answers = async () => {
      const statuses = []
      for (const each of [secret, renewed.secret]) statuses.push((await workspace.act('apiKeys.call', call('endpoint-reports', each))).status)
      return statuses
    }
    expect(await answers()).toEqual([200, 200])
    clock.now = new Date('2026-03-02T12:00:00.000Z')
    expect(await answers()).toEqual([401, 200])
    const at = await workspace.act('apiKeys.regenerate', { id: key.id, grace: 0 })
    expect(await workspace.act('apiKeys.call', call('endpoint-reports', renewed.secret))).toMatchObject({ status: 401 })
    expect(await workspace.act('apiKeys.call', call('endpoint-reports', at.secret))).toMatchObject({ status: 200 })
  })

  it('stop working when revoked, with everything that was kept of them (ENT-API-06-B)', async () => {
    const { workspace, store } = sampleEngine()
    const { key, secret } = await workspace.act('apiKeys.create', draft)
    await workspace.act('apiKeys.call', call('endpoint-reports', secret))
    await workspace.act('apiKeys.revoke', { id: key.id })
    expect(await workspace.act('apiKeys.call', call('endpoint-reports', secret))).toMatchObject({ status: 401 })
    expect([await store.get('apiKeySecrets', key.id), (await store.list('apiHours')).size]).toEqual([undefined, 0])
  })

  it('are other ones beside the sample, and stay when it is reset', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', shop)
    expect(await workspace.read('apiKeys.list', undefined)).toEqual([])
    await expect(workspace.act('apiKeys.revoke', { id: 'key-production' })).rejects.toMatchObject({ code: 'notFound' })
    const { secret } = await workspace.act('apiKeys.create', draft)
    await workspace.act('workspace.reset', undefined)
    expect(await workspace.act('apiKeys.call', call('endpoint-reports', secret))).toMatchObject({ status: 200 })
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect(await workspace.read('apiKeys.list', undefined)).toHaveLength(4)
    expect(await workspace.act('apiKeys.call', call('endpoint-reports', secret))).toMatchObject({ status: 401 })
  })

  it('are for admins', async () => {
    const { as } = sampleEngine()
    await expect(as('editor').read('apiKeys.list', undefined)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(as('editor').act('apiKeys.create', draft)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the public API', () => {
  it('asks for a key (ENT-API-16) and for its scope', async () => {
    const { workspace } = sampleEngine()
    for (const authorization of ['', 'Bearer', 'Bearer atk_live_nothing', 'Basic abc', 'Bearer atk_live_••••••••4f2a']) {
      const answer = await workspace.act('apiKeys.call', { endpoint: 'endpoint-reports', authorization })
      expect(answer).toMatchObject({ status: 401, headers: { 'Content-Type': 'application/problem+json', 'WWW-Authenticate': 'Bearer' } })
      expect(said(answer)).toMatchObject({ title: 'Unauthorized', status: 401 })
    }
    const { secret } = await workspace.act('apiKeys.create', draft)
    expect(await workspace.act('apiKeys.call', call('endpoint-dashboards', secret))).toMatchObject({ status: 403 })
    await expect(workspace.act('apiKeys.call', call('endpoint-none', secret))).rejects.toMatchObject({ code: 'notFound' })
  })

  it('counts calls by key and hour and refuses the one after the last (ENT-API-12, ENT-API-17)', async () => {
    const { clock, workspace } = clocked()
    clock.now = new Date('2026-03-01T12:45:00.000Z')
    const { key, secret } = await workspace.act('apiKeys.create', { ...draft, scopes: ['dashboards.read'] })
    const ask = () => workspace.act('apiKeys.call', call('endpoint-dashboards', secret))
    const reset = String(Date.parse('2026-03-01T13:00:00.000Z') / 1000)
    expect((await ask()).headers).toMatchObject({ 'X-RateLimit-Limit': '200', 'X-RateLimit-Remaining': '199', 'X-RateLimit-Reset': reset })
    for (let count = 1; count < 200; count++) expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({ status: 429, headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset, 'Retry-After': '900' } })
    expect((await workspace.read('apiKeys.list', undefined)).find(({ id }) => id === key.id)).toMatchObject({
      requests: 200,
      lastUsed: '2024-01-22T10:00:00.000Z',
    })
    clock.now = new Date('2026-03-01T13:00:00.000Z')
    expect(await ask()).toMatchObject({ status: 200, headers: { 'X-RateLimit-Remaining': '199' } })
  })

  it('refuses calls beyond the plan, but keeps events coming in', async () => {
    const { workspace, store } = sampleEngine()
    const { secret } = await workspace.act('apiKeys.create', draft)
    const row = await store.get('apiKeys', 'key-production')
    if (row !== undefined) await store.commit([{ collection: 'apiKeys', id: row.id, row: { ...row, requests: 24_400 } }])
    const answer = await workspace.act('apiKeys.call', call('endpoint-reports', secret))
    expect([answer.status, said(answer).detail]).toEqual([429, 'The plan’s API calls of this period are used up.'])
    expect(await workspace.act('apiKeys.call', call('endpoint-collect', 'atk_site_7q2mx9c4wd', '{"events":[{"name":"page_view"}]}'))).toMatchObject({
      status: 202,
    })
  })

  it('takes events, meters them and tells of conversions; nothing of a body that is wrong', async () => {
    const { workspace, store } = sampleEngine()
    const goal = [...(await store.list('conversionGoals')).values()][0]?.event ?? ''
    const events = JSON.stringify({ events: [{ name: goal, params: { value: 12.5 } }, { name: 'scroll' }] })
    await workspace.act('webhooks.add', { name: 'Conversions', url: 'https://crm.example.com/in', events: ['conversion.completed'] })
    const answer = await workspace.act('apiKeys.call', call('endpoint-collect', 'atk_site_7q2mx9c4wd', events))
    expect(said(answer)).toEqual({ accepted: 2, errors: [] })
    expect((await store.get('subscriptions', 'subscription'))?.usage.events.used).toBe(125_002)
    const told = [...(await store.list('webhookDeliveries')).values()]
    expect(told.map(({ event, state }) => [event, state])).toEqual([['conversion.completed', 'delivered']])
    expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
      event: 'conversion.completed',
      project: 'analytics-dashboard',
      data: { event: goal, params: { value: 12.5 } },
    })
    for (const [body, status] of [
      ['', 400],
      ['no', 400],
      ['{"events":[]}', 422],
      ['{"events":[{"name":" "}]}', 422],
    ] as const)
      expect(await workspace.act('apiKeys.call', call('endpoint-collect', 'atk_site_7q2mx9c4wd', body))).toMatchObject({ status })
    expect((await store.get('subscriptions', 'subscription'))?.usage.events.used).toBe(125_002)
  })

  it('never breaks, whatever the body', async () => {
    const { workspace } = sampleEngine()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
        const { status } = await workspace.act('apiKeys.call', call('endpoint-collect', 'atk_site_7q2mx9c4wd', body))
        expect([400, 422]).toContain(status)
      }),
      { numRuns: 50 },
    )
  })

  it('answers with the rows of the project', async () => {
    const { workspace } = sampleEngine()
    const { secret } = await workspace.act('apiKeys.create', { ...draft, scopes: ['events.read', 'reports.read', 'dashboards.read'] })
    const { hours } = said(await workspace.act('apiKeys.call', call('endpoint-events', secret))) as { hours: { events: number }[] }
    expect(hours.slice(-24).reduce((sum, each) => sum + each.events, 0)).toBe(1247)
    expect(said(await workspace.act('apiKeys.call', call('endpoint-reports', secret))).reports).toHaveLength(
      (await workspace.read('reports.list', undefined)).rows.length,
    )
    const { value } = await workspace.act('projects.create', shop)
    const own = await workspace.act('apiKeys.create', { ...draft, scopes: ['events.read', 'dashboards.read'] })
    expect(own.key.project).toBe(value)
    expect(said(await workspace.act('apiKeys.call', call('endpoint-events', own.secret)))).toEqual({ project: 'shop', hours: [] })
    expect(said(await workspace.act('apiKeys.call', call('endpoint-dashboards', own.secret)))).toEqual({ dashboards: [] })
    // It belongs to the shop, whichever project of the member's own is looked at.
    await workspace.act('projects.create', { ...shop, name: 'Blog' })
    expect(said(await workspace.act('apiKeys.call', call('endpoint-events', own.secret)))).toMatchObject({ project: 'shop' })
  })

  it('is that of the server where one runs the project', async () => {
    const calls: unknown[] = []
    const callApi = async (each: unknown) => (calls.push(each), { status: 202, headers: {}, body: '{}' })
    const { workspace, store } = sampleEngine({ ports: { callApi } })
    const sent = call('endpoint-collect', 'anything', '{"name":"scroll"}')
    expect(await workspace.act('apiKeys.call', sent)).toEqual({ status: 202, headers: {}, body: '{}' })
    expect(calls).toEqual([{ method: 'POST', path: '/api/v1/events', authorization: 'Bearer anything', body: sent.body }])
    expect((await store.list('apiHours')).size).toBe(0)
  })

  it('takes keys for a project that is named, which end by the world’s clock', async () => {
    const { clock, workspace } = clocked()
    const { key, secret } = await workspace.act('apiKeys.create', { ...draft, project: 'help-center', life: 2 })
    expect(key).toMatchObject({ project: 'help-center', created: '2026-03-01T12:00:00.000Z', expires: '2026-03-03T12:00:00.000Z' })
    expect(await workspace.act('apiKeys.call', call('endpoint-reports', secret))).toMatchObject({ status: 200 })
    clock.now = new Date('2026-03-03T12:00:00.000Z')
    expect(await workspace.act('apiKeys.call', call('endpoint-reports', secret))).toMatchObject({ status: 401 })
    expect((await workspace.read('apiKeys.list', undefined)).at(-1)).toMatchObject({ status: 'Inactive' })
    await expect(workspace.act('apiKeys.create', { ...draft, name: 'Other', project: 'nowhere' })).rejects.toMatchObject({ code: 'notFound' })
  })
})
