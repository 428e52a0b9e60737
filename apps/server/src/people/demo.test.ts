import { describe, expect, it } from 'vitest'
import { fromPage } from '../app.testing.ts'
import { demoApp } from '../demoApp.ts'
import { serverPorts } from '../ports.ts'
import { readSettings } from '../settings.ts'
import { demonstration } from './demo.ts'

const app = () => demoApp(readSettings({ TAGMASON_DEMO: '1' }), { ...serverPorts(), wait: async () => undefined }, null)
const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? ''

describe('a demonstration', () => {
  it('gives every visitor a copy of the sample of their own, and knows them again', async () => {
    const demo = app()
    const [one, other] = [cookieOf(await demo.request('/', { headers: { Accept: 'text/html' } })), cookieOf(await demo.request('/api/read/session.get'))]
    expect(one).not.toBe(other)
    const body = JSON.stringify({ name: 'Mine', website: 'mine.example', timeZone: 'UTC' })
    expect((await demo.request('/api/act/projects.create', { method: 'POST', headers: { ...fromPage, Cookie: one }, body })).status).toBe(200)
    const projects = async (Cookie: string) => JSON.stringify(await (await demo.request('/api/read/projects.list', { headers: { Cookie } })).json())
    expect(await projects(one)).toContain('Mine')
    expect(await projects(other)).not.toContain('Mine')
  })

  it('lets everybody in: the entrance has nothing to ask', async () => {
    expect(await (await app().request('/api/auth/state')).json()).toMatchObject({ mode: 'demo', signedIn: true, setup: false })
  })

  it('forgets a copy an hour after its visitor was last seen, and not before', async () => {
    let now = 0
    const told: string[] = []
    const { records, who, onEnd, size } = demonstration(
      () => '',
      () => now,
    )
    onEnd((account) => told.push(account))
    const ask = async (cookie?: string) => {
      const { Hono } = await import('hono')
      const visitors: string[] = []
      const asked = new Hono().get('/', async (c) => c.text(visitors[visitors.push((await who(c))?.account ?? '') - 1] ?? ''))
      return (await asked.request('/', cookie === undefined ? {} : { headers: { Cookie: `tagmason_demo=${cookie}` } })).text()
    }
    const visitor = await ask()
    await records.of(visitor).commit([{ collection: 'preferences', id: 'x', row: { id: 'x', project: 'p', mode: 'dark', language: 'fr' } }])
    now = 3_599_000
    expect(await ask(visitor)).toBe(visitor)
    now += 3_599_000
    expect(await records.of(visitor).get('preferences', 'x')).toBeDefined()
    now += 3_600_001
    const after = await ask(visitor)
    expect([after === visitor, told, size()]).toEqual([false, [visitor], 1])
    expect(await records.of(after).get('preferences', 'x')).toBeUndefined()
  })
})
