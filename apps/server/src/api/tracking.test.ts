import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { containerFromPlan, planFromGoals } from '@tagmason/tracking'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Api, call, openApi } from './api.testing.ts'

let api: Api
let key = ''
const id = 'GTM-SHOP123'

/** A real project with a plan and the export of a container. */
beforeAll(async () => {
  api = await openApi()
  await api.door().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const shop = api.door('main', 'shop')
  await shop.act('plans.generate', { goals: 'Track newsletter sign-ups and purchases' })
  const container = JSON.stringify(
    containerFromPlan(planFromGoals('Track newsletter sign-ups and purchases'), { measurementId: 'G-AB12CD34EF', consent: 'none' }),
  ).replaceAll('GTM-XXXXXXX', id)
  await shop.act('containers.upload', { fileName: 'shop.json', text: container })
  await shop.act('containers.import', undefined)
  key = (await api.key({ scopes: ['tracking.read'], project: 'shop' })).secret
})
const ask = (path: string, given = key) => call(api.app, `/api/v1/${path}`, { key: given })

describe('plan and containers over the API', () => {
  it('are those of the project of the key', async () => {
    const { status, json } = await ask('plan')
    expect(status).toBe(200)
    const { plan } = json as unknown as { plan: { events: { name: string }[] } }
    expect(plan.events.map(({ name }) => name)).toEqual(expect.arrayContaining(['purchase']))
    expect(json).not.toHaveProperty('tracked')
    expect((await ask('containers')).json).toMatchObject({ containers: [{ id, status: 'connected' }] })
    const found = await ask(`containers/${id}/findings`)
    expect(found.status).toBe(200)
    expect(found.json).toMatchObject({ version: 1, total: (found.json['findings'] as object[]).length })
  })

  it('exports a container as it is stored, and the audit log names the key', async () => {
    const { json } = await ask(`containers/${id}`)
    expect(json).toMatchObject({ container: { containerVersion: { container: { publicId: id } } } })
    const log = await api.records.of('main').list('auditLog')
    expect([...log.values()].find(({ action }) => action === 'containers.export')).toMatchObject({
      user: expect.stringMatching(/^API key Key \d/) as string,
      status: 'Success',
    })
  })

  it.each([
    ['an unknown container', 'containers/GTM-NONE999/findings', 404],
    ['another project', 'plan?project=analytics-dashboard', 403],
  ])('%s is refused', async (_, path, status) => {
    expect((await ask(path)).status).toBe(status)
  })

  it('other scopes open nothing of it, and this scope nothing else', async () => {
    const { secret } = await api.key({ scopes: ['events.read', 'reports.read'], project: 'shop' })
    for (const path of ['plan', 'containers', `containers/${id}`, `containers/${id}/findings`])
      expect([path, (await ask(path, secret)).status]).toEqual([path, 403])
    expect((await ask('query?measures=events')).status).toBe(403)
  })

  it('a project of another account is not seen', async () => {
    await api.door().act('projects.create', { name: 'Other', website: 'other.example', timeZone: 'UTC' })
    const { secret } = await api.key({ scopes: ['tracking.read'], project: 'other' })
    expect((await ask('plan', secret)).json).toEqual({ plan: null })
    expect((await ask('containers', secret)).json).toEqual({ containers: [] })
    expect((await ask(`containers/${id}`, secret)).status).toBe(404)
  })

  it('calls are counted together, 500 an hour', async () => {
    const { secret, id: own } = await api.key({ scopes: ['tracking.read'], project: 'shop' })
    const hour = new Date(Math.floor(api.clock.now / 3_600_000) * 3_600_000).toISOString()
    expect((await ask('plan', secret)).headers.get('X-RateLimit-Remaining')).toBe('499')
    expect((await ask('containers', secret)).headers.get('X-RateLimit-Remaining')).toBe('498')
    await api.records.of('main').commit([{ collection: 'apiHours', id: `${own}:endpoint-tracking`, row: { id: `${own}:endpoint-tracking`, hour, calls: 500 } }])
    expect((await ask('plan', secret)).status).toBe(429)
  })

  it('every answer is one that the document has', async () => {
    const { json } = await call(api.app, '/api/v1/openapi.json')
    const { paths } = json as unknown as { paths: Record<string, { get: { description: string; responses: object } }> }
    for (const [path, asked] of [
      ['/api/v1/plan', 'plan'],
      ['/api/v1/containers', 'containers'],
      ['/api/v1/containers/{id}', `containers/${id}`],
      ['/api/v1/containers/{id}/findings', `containers/${id}/findings`],
    ] as const) {
      const { description, responses } = paths[path]?.get ?? { description: '', responses: {} }
      expect(description).toContain('500 calls an hour')
      const none = (await ask(asked.replace(id, 'GTM-NONE999'))).status
      for (const status of [200, (await ask(asked, 'none')).status, none, (await ask(`${asked}?project=none`)).status])
        expect([path, responses]).toEqual([path, expect.objectContaining({ [status]: expect.anything() as unknown })])
    }
  })

  it('the documentation names the scope and each address', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
    for (const text of ['tracking.read', '/api/v1/plan', '/api/v1/containers/{id}/findings']) expect(page).toContain(text)
  })
})
