import { acts, reads } from '@tagmason/domain'
import { sampleOwner } from '@tagmason/engine'
import { describe, expect, it } from 'vitest'
import { act, fromPage, testApp } from '../app.testing.ts'

const created = async (response: Response) => ((await response.json()) as { value: string }).value
const newProject = (name: string) => ({ name, website: 'shop.example', timeZone: 'Europe/Madrid' })

describe('reads', () => {
  it('answer as the workspace does, with an ETag that spares the second answer', async () => {
    const { app } = testApp()
    const first = await app.request('/api/read/session.get')
    expect(first.status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(await first.json()).toMatchObject({ member: { id: 'member-1' }, role: 'owner', space: 'sample', now: '2024-01-22T10:00:00.000Z' })
    const etag = first.headers.get('ETag') ?? ''
    const again = await app.request('/api/read/session.get', { headers: { 'If-None-Match': `"other", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await act(app, 'session.setPreferences', { mode: 'dark' })
    expect((await app.request('/api/read/session.get', { headers: { 'If-None-Match': etag } })).status).toBe(200)
  })

  it('take their input in the address or in a body', async () => {
    const { app } = testApp()
    const input = { name: 'Sign Up', except: 'x' }
    const byGet = await app.request(`/api/read/events.check?input=${encodeURIComponent(JSON.stringify(input))}`)
    const byPost = await app.request('/api/read/events.check', { method: 'POST', body: JSON.stringify(input), headers: fromPage })
    expect(await byGet.json()).toEqual(await byPost.json())
    expect(byGet.status).toBe(200)
  })

  it.each([
    ['a name that nobody knows', '/api/read/no.such', 404, 'notFound'],
    ['a name that every object has', '/api/read/toString', 404, 'notFound'],
    ['an input that is not JSON', '/api/read/events.check?input={', 422, 'invalid'],
    ['an input of another shape', '/api/read/events.check?input={"name":7}', 422, 'invalid'],
  ])('refuse %s in one sentence', async (_what, path, status, code) => {
    const response = await testApp().app.request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    const problem = (await response.json()) as { detail: string }
    expect(problem).toMatchObject({ status, code })
    expect(problem.detail).toMatch(/^[A-Z'].*[.:]/)
  })

  it('name the field that is wrong', async () => {
    const response = await testApp().app.request('/api/read/events.check?input={"name":7}')
    expect(await response.json()).toMatchObject({ issues: [{ path: 'name' }] })
  })

  it('are all there: every read of the door is known over HTTP', async () => {
    const { app } = testApp()
    for (const name of Object.keys(reads)) expect((await app.request(`/api/read/${name}`)).status, name).not.toBe(404)
  }, 120_000)
})

describe('acts', () => {
  it('do what they say and write down from where', async () => {
    const { app, store } = testApp()
    const response = await act(app, 'projects.create', newProject('Corner Bakery'))
    expect(response.status).toBe(200)
    expect(await created(response)).toBe('corner-bakery')
    expect((await store.list('projects')).has('corner-bakery')).toBe(true)
    expect([...(await store.list('auditLog')).values()].at(-1)).toMatchObject({ action: 'projects.create', user: sampleOwner.email, ipAddress: '192.0.2.7' })
  })

  it('are done once for an idempotency key, whoever sends it again', async () => {
    const { app, store } = testApp()
    const send = () => act(app, 'projects.create', newProject('Once'), { 'Idempotency-Key': 'k-1' })
    const [first, second] = [await send(), await send()]
    expect([await created(first), await created(second)]).toEqual(['once', 'once'])
    expect([first.headers.get('Idempotency-Replayed'), second.headers.get('Idempotency-Replayed')]).toEqual([null, 'true'])
    expect([...(await store.list('projects')).keys()].filter((slug) => slug.startsWith('once'))).toEqual(['once'])
  })

  it('of one key at the same time are done once; the other is told so', async () => {
    const { app, store } = testApp()
    const all = await Promise.all(Array.from({ length: 8 }, () => act(app, 'projects.create', newProject('Race'), { 'Idempotency-Key': 'k-2' })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(7)
    expect([...(await store.list('projects')).keys()].filter((slug) => slug.startsWith('race'))).toEqual(['race'])
  })

  it('refuse a key that came with another input, and free it when nothing was done', async () => {
    const { app } = testApp()
    const key = { 'Idempotency-Key': 'k-3' }
    expect((await act(app, 'projects.create', { ...newProject('X'), website: 'nowhere' }, key)).status).toBe(422)
    expect((await act(app, 'projects.create', newProject('X'), key)).status).toBe(200)
    const other = await act(app, 'projects.create', newProject('Y'), key)
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'invalid', detail: expect.stringContaining('Idempotency-Key') as string }])
  })

  it('refuse a page of another site, and a request that does not say where it comes from', async () => {
    const { app, store } = testApp()
    const foreign: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://elsewhere.example' }, {}]
    for (const headers of foreign) {
      const response = await app.request('/api/act/projects.create', { method: 'POST', headers, body: JSON.stringify(newProject('Stolen')) })
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'otherSite' }])
    }
    expect((await store.list('projects')).has('stolen')).toBe(false)
  })

  it('refuse what is more than 12 MB, before reading all of it', async () => {
    const response = await act(testApp().app, 'events.create', { name: 'x'.repeat(12_000_001), type: 'custom' }, { 'Content-Length': '12000100' })
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'tooLarge' }])
  })

  it('and reads are for those who are signed in', async () => {
    const { app } = testApp({ who: async () => null })
    for (const response of [await app.request('/api/read/session.get'), await act(app, 'workspace.reset'), await app.request('/api/watch')])
      expect([response.status, await response.json()]).toMatchObject([401, { code: 'signIn' }])
  })

  it('are all there: every act of the door is known over HTTP and refuses no input as a problem (GEN-APP-14-B)', async () => {
    const { app } = testApp()
    for (const name of Object.keys(acts)) {
      const response = await act(app, name, { surely: 'not this' })
      expect(response.status, name).not.toBe(500)
      expect(await response.text(), name).not.toContain('The workspace knows no')
    }
  }, 120_000)
})

it('answers browsers with a strict policy: no script, style or frame but its own', async () => {
  const { headers } = await testApp().app.request('/api/read/session.get')
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})
