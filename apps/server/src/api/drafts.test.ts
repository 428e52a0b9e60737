import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { containerFromPlan, effectOf, planFromGoals, proofOf, readContainer } from '@tagmason/tracking'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Api, call, openApi } from './api.testing.ts'

let api: Api
let key = ''
const id = 'GTM-SHOP123'
const text = JSON.stringify(
  containerFromPlan(planFromGoals('Track newsletter sign-ups and purchases'), { measurementId: 'G-AB12CD34EF', consent: 'denied' }),
).replaceAll('GTM-XXXXXXX', id)
/** The same with a note, and with a tag that is paused. */
const noted = text.replace('Goal: “purchases”.', 'Agreed.')
const paused = text.replace('"name":"GA4 - purchase",', '"name":"GA4 - purchase","paused":true,')

/** What a program sends of a changed container, with the proof as `tagmason effect` keeps it. */
async function draftOf(after: string) {
  const [one, other] = [readContainer(text).file, readContainer(after).file]
  if (one === null || other === null) throw new Error('The test made no container.')
  const effect = await effectOf(one, other)
  const passed = effect.changes.every(({ kind }) => kind !== 'lost' && kind !== 'unknown')
  const proof = proofOf({ command: 'effect', options: {}, passed, summary: {}, inputs: { before: one, after: other }, data: effect })
  return { title: 'Say who agreed', container: JSON.parse(after) as object, proof }
}

beforeAll(async () => {
  api = await openApi()
  await api.door().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const shop = api.door('main', 'shop')
  await shop.act('containers.upload', { fileName: 'shop.json', text })
  await shop.act('containers.import', undefined)
  key = (await api.key({ scopes: ['tracking.read', 'tracking.propose'], project: 'shop' })).secret
})
const path = `/api/v1/containers/${id}/drafts`
const propose = (body: unknown, given = key, to = path) => call(api.app, to, { key: given, method: 'POST', body: JSON.stringify(body) })

describe('drafts over the API', () => {
  it('are proposed with a proof, wait, and change nothing; the audit log names the key', async () => {
    const made = await propose(await draftOf(noted))
    expect([made.status, made.json]).toEqual([
      201,
      expect.objectContaining({ containerId: id, title: 'Say who agreed', base: 1, by: expect.stringMatching(/^API key Key \d/) as string }),
    ])
    expect((await call(api.app, path, { key })).json).toEqual({ drafts: [made.json] })
    const { json } = await call(api.app, `/api/v1/containers/${id}`, { key })
    expect(JSON.stringify(json)).not.toContain('Agreed.')
    const log = [...(await api.records.of('main').list('auditLog')).values()]
    expect(log.find(({ action }) => action === 'containers.propose')).toMatchObject({
      user: expect.stringMatching(/^API key Key \d/) as string,
      status: 'Success',
    })
    // A person takes it.
    const version = await api.door('main', 'shop').act('containers.takeDraft', { id: String(made.json['id']) })
    expect(version).toMatchObject({ number: 2, cause: { kind: 'draft', title: 'Say who agreed' } })
    expect(JSON.stringify((await call(api.app, `/api/v1/containers/${id}`, { key })).json)).toContain('Agreed.')
    await api.door('main', 'shop').act('containers.rollback', { id, to: 1, version: 2 })
  })

  it('come in gzip too', async () => {
    const body = gzipSync(JSON.stringify(await draftOf(noted)))
    const { status } = await api.app.request(path, { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body })
    expect(status).toBe(201)
  })

  it('are refused where the proof is about other content or did not pass', async () => {
    const good = await draftOf(noted)
    const before = (await call(api.app, path, { key })).json
    for (const [body, says] of [
      [{ ...good, container: JSON.parse(paused) as object }, 'otherInput'],
      [await draftOf(paused), 'did not pass'],
      [{ ...good, proof: {} }, 'the proof is none'],
    ] as const) {
      const { status, json } = await propose(body)
      expect([status, json['detail']]).toEqual([422, expect.stringContaining(says)])
    }
    expect((await call(api.app, path, { key })).json).toEqual(before)
  })

  it('need their own scope, the project of the key and a whole draft', async () => {
    const good = await draftOf(noted)
    const reader = (await api.key({ scopes: ['tracking.read'], project: 'shop' })).secret
    expect((await propose(good, reader)).status).toBe(403)
    const proposer = (await api.key({ scopes: ['tracking.propose'], project: 'shop' })).secret
    expect((await call(api.app, path, { key: proposer })).status).toBe(403)
    await api.door().act('projects.create', { name: 'Other', website: 'other.example', timeZone: 'UTC' })
    const other = (await api.key({ scopes: ['tracking.propose'], project: 'other' })).secret
    expect((await propose(good, other)).status).toBe(404)
    for (const [body, field] of [
      [{ ...good, title: ' ' }, 'title'],
      [{ ...good, container: 'x' }, 'container'],
      [{ ...good, apply: true }, 'apply'],
    ] as const) {
      const { status, json } = await propose(body)
      expect([status, json['detail']]).toEqual([400, expect.stringContaining(field)])
    }
    expect((await call(api.app, path, { key, method: 'POST', body: '{' })).status).toBe(400)
  })

  it('are counted, 60 an hour, and documented with each status', async () => {
    const { secret } = await api.key({ scopes: ['tracking.propose'], project: 'shop' })
    expect((await propose({}, secret)).headers.get('X-RateLimit-Remaining')).toBe('59')
    const { json } = await call(api.app, '/api/v1/openapi.json')
    const { paths } = json as unknown as { paths: Record<string, { post: { responses: object } }> }
    expect(Object.keys(paths['/api/v1/containers/{id}/drafts']?.post.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '404', '409', '413', '422', '429', '503']),
    )
    const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
    for (const named of ['tracking.propose', '/api/v1/containers/{id}/drafts']) expect(page).toContain(named)
  })
})
