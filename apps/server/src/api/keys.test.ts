import { describe, expect, it } from 'vitest'
import { call, ingestKey, memoryRecords, openApi, paths } from './api.testing.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Berlin' }

describe('a key', () => {
  it('has to be one (ENT-API-16-B)', async () => {
    const { app } = await openApi()
    const wrong: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer' },
      { Authorization: 'Bearer atk_live_none' },
      { Authorization: `Basic ${ingestKey}` },
      { Authorization: ingestKey },
    ]
    for (const headers of wrong)
      for (const path of Object.values(paths)) {
        const answer = await call(app, path, { headers, method: path === paths.events ? 'POST' : 'GET' })
        expect([answer.status, answer.said.title, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Unauthorized', 'Bearer'])
      }
    // The masked text that the sample shows of a secret opens nothing.
    expect((await call(app, paths.reports, { headers: { Authorization: 'Bearer atk_live_%E2%80%A24f2a' } })).status).toBe(401)
  })

  it('may do what its scopes say (ENT-API-06-B, ENT-API-09-B, ENT-API-10-B, ENT-API-11-B, ENT-API-12-B)', async () => {
    const { app, key } = await openApi()
    const { secret } = await key({ scopes: ['reports.read'], name: 'Reports' })
    expect((await call(app, paths.reports, { key: secret })).status).toBe(200)
    for (const path of [paths.counts, paths.events, paths.dashboards]) {
      const answer = await call(app, path, { key: secret, ...(path === paths.events ? { body: {} } : {}) })
      expect([answer.status, answer.said.detail]).toEqual([
        403,
        expect.stringMatching(/^The key 'Reports' has no scope (events\.read|events\.write|dashboards\.read)\.$/),
      ])
    }
    expect((await call(app, paths.counts, { key: ingestKey })).status).toBe(403)
  })

  it('is refused at once when it is deactivated or revoked, and taken again when it is activated', async () => {
    const { app, key, door } = await openApi()
    const { secret, id } = await key()
    const status = async () => (await call(app, paths.reports, { key: secret })).status
    expect(await status()).toBe(200)
    await door().act('apiKeys.deactivate', { id })
    expect(await status()).toBe(401)
    await door().act('apiKeys.activate', { id })
    expect(await status()).toBe(200)
    await door().act('apiKeys.change', { id, name: 'Other', scopes: ['events.read'] })
    expect(await status()).toBe(403)
    await door().act('apiKeys.revoke', { id })
    expect(await status()).toBe(401)
  })

  it('leaves nothing behind when it is revoked with calls that are not written down yet', async () => {
    const { app, key, door, desk, records } = await openApi()
    const { secret, id } = await key()
    await call(app, paths.reports, { key: secret })
    await door().act('apiKeys.revoke', { id })
    await desk.settle()
    for (const collection of ['apiKeys', 'apiKeySecrets', 'apiHours'] as const)
      expect(JSON.stringify([...(await records.of('main').list(collection))])).not.toContain(id)
  })

  it('ends by itself', async () => {
    const { app, key, clock, door } = await openApi()
    await door().act('projects.create', shop)
    const { secret } = await key({ life: 30 })
    clock.now = Date.parse('2026-03-31T11:59:59.999Z')
    expect((await call(app, paths.reports, { key: secret })).status).toBe(200)
    clock.now++
    expect((await call(app, paths.reports, { key: secret })).status).toBe(401)
  })

  it('keeps its old secret for the hours of grace', async () => {
    const { app, key, clock, door } = await openApi()
    const { secret, id } = await key()
    const renewed = (await door().act('apiKeys.regenerate', { id, grace: 1 })).secret ?? ''
    const statuses = async () => [(await call(app, paths.reports, { key: secret })).status, (await call(app, paths.reports, { key: renewed })).status]
    expect(await statuses()).toEqual([200, 200])
    clock.now += 3_600_000
    expect(await statuses()).toEqual([401, 200])
    const newest = (await door().act('apiKeys.regenerate', { id, grace: 0 })).secret ?? ''
    expect(await statuses()).toEqual([401, 401])
    expect((await call(app, paths.reports, { key: newest })).status).toBe(200)
  })

  it('of an account that is made later is known after a moment', async () => {
    const { app, key, records, clock } = await openApi()
    records.add('other')
    const { secret } = await key({}, 'other')
    clock.now += 5000
    expect((await call(app, paths.reports, { key: secret })).status).toBe(200)
  })
})

describe('the project of a call', () => {
  it('is that of the key, and no other', async () => {
    const { app, key, door } = await openApi()
    await door().act('projects.create', shop)
    const { secret } = await key()
    await door().act('projects.create', { ...shop, name: 'Blog' })
    await door().act('dashboards.create', { name: 'Blog figures' })
    expect((await call(app, paths.dashboards, { key: secret })).json['dashboards']).toEqual([])
    expect((await call(app, `${paths.dashboards}?project=shop`, { key: secret })).status).toBe(200)
    const answer = await call(app, `${paths.dashboards}?project=blog`, { key: secret })
    expect([answer.status, answer.said.detail]).toEqual([403, expect.stringContaining("belongs to the project 'shop'")])
  })

  it('may be named where the key has none, within its space and account', async () => {
    const { app, key, door } = await openApi({ records: memoryRecords(['main', 'other']) })
    await door('other').act('projects.create', { ...shop, name: 'Theirs' })
    const { secret } = await key()
    await door().act('projects.create', shop)
    expect((await call(app, paths.dashboards, { key: secret })).json['dashboards']).not.toEqual([])
    expect((await call(app, `${paths.dashboards}?project=careers`, { key: secret })).status).toBe(200)
    for (const project of ['shop', 'theirs', 'none', '']) {
      const answer = await call(app, `${paths.dashboards}?project=${project}`, { key: secret })
      expect([answer.status, answer.said.field]).toEqual([400, 'project'])
    }
  })

  it('has to be named by a key of one’s own projects that was made for none', async () => {
    const { app, door, key, records } = await openApi()
    await door().act('projects.create', shop)
    const { secret, id } = await key()
    const store = records.of('main')
    const row = await store.get('apiKeys', id)
    if (row === undefined) throw new Error('no key')
    const { project: _none, ...old } = row
    await store.commit([{ collection: 'apiKeys', id, row: old }])
    expect((await call(app, paths.dashboards, { key: secret })).status).toBe(200)
    await door().act('projects.create', { ...shop, name: 'Blog' })
    expect(await call(app, paths.dashboards, { key: secret })).toMatchObject({ status: 400, said: { field: 'project' } })
    expect((await call(app, `${paths.dashboards}?project=blog`, { key: secret })).status).toBe(200)
  })

  it('is refused once it is archived', async () => {
    const { app, key, records } = await openApi()
    const { secret } = await key({ project: 'careers' })
    const store = records.of('main')
    const project = await store.get('projects', 'careers')
    if (project === undefined) throw new Error('no project')
    await store.commit([{ collection: 'projects', id: 'careers', row: { ...project, archived: true } }])
    expect(await call(app, paths.dashboards, { key: secret })).toMatchObject({ status: 403, said: { detail: expect.stringContaining('archived') } })
  })
})
