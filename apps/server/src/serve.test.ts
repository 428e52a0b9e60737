import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { beforeReady } from './beforeReady.ts'
import { siteAddress } from './people/origin.ts'
import { listen } from './serve.ts'

it('listen knows the port that the system chose before there is anything to answer, and says so meanwhile', async () => {
  const settings = { host: '127.0.0.1', port: 0 }
  const listening = await listen(settings)
  onTestFinished(() => listening.close())
  expect(listening.port).toBeGreaterThan(0)
  // What links in mails and shares begin with.
  expect(siteAddress({ ...settings, publicUrl: null, port: listening.port })).toBe(listening.address)
  const early = await fetch(`${listening.address}/health`)
  expect([early.status, early.headers.get('Retry-After'), await early.text()]).toEqual([503, '5', 'Tagmason is starting: try again in a few seconds.\n'])
  listening.answer(new Hono().get('/health', (c) => c.text('well')))
  expect(await (await fetch(`${listening.address}/health`)).text()).toBe('well')
  await expect(listen({ ...settings, port: listening.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

describe('before the stores are open', () => {
  const web = mkdtempSync(join(tmpdir(), 'tagmason-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<h1>Tagmason</h1>')
  writeFileSync(join(web, 'assets/app-1.js'), 'app')
  afterAll(() => rmSync(web, { recursive: true, force: true }))
  const opened = async (patience?: number) => {
    const listening = await listen({ host: '127.0.0.1', port: 0 }, (ready) => beforeReady(web, false, ready, patience))
    onTestFinished(() => listening.close())
    return { listening, ask: (path: string, init: RequestInit = {}) => fetch(`${listening.address}${path}`, init) }
  }
  const page = { headers: { Accept: 'text/html' } }

  it('pages and their files are answered at once, with the headers of every answer', async () => {
    const { ask } = await opened()
    const answer = await ask('/reports/export', page)
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>Tagmason</h1>'])
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(await (await ask('/assets/app-1.js')).text()).toBe('app')
  })

  it('what pages ask waits for the stores', async () => {
    const { ask, listening } = await opened()
    const asked = [ask('/api/read/session.get'), ask('/share/abc', page), ask('/api/act/plans.apply', { method: 'POST', body: '{"a":1}' })]
    await expect.poll(() => connectionsOf(listening.server)).toBeGreaterThanOrEqual(3)
    const app = new Hono().get('*', (c) => c.text(`answered ${c.req.path}`)).post('*', async (c) => c.text(await c.req.text()))
    listening.answer(app)
    expect(await Promise.all(asked.map(async (each) => (await each).text()))).toEqual(['answered /api/read/session.get', 'answered /share/abc', '{"a":1}'])
  })

  it.each(['/healthz', '/t', '/api/v1/query', '/t.js'])('%s is asked again later', async (path) => {
    const { ask } = await opened()
    const { status, headers } = await ask(path)
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  })

  it('a question waits no longer than it may', async () => {
    const { ask } = await opened(50)
    expect((await ask('/api/read/session.get')).status).toBe(503)
  })
})

const connectionsOf = (server: Server) => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
