import { describe, expect, it } from 'vitest'
import { fromPage } from '../app.testing.ts'
import { demoApp } from '../demoApp.ts'
import { serverPorts } from '../ports.ts'
import { readSettings } from '../settings.ts'
import type { DemoLimits } from './demoCopies.ts'

const limits: DemoLimits = { changed: 50, seen: 50, bytesOfCopy: 25_000_000, bytesOfAll: 60_000_000 }

/** A demonstration behind a proxy, and visitors of it. */
function demonstration() {
  const app = demoApp(readSettings({ TAGMASON_DEMO: '1', TAGMASON_PROXIES: '1' }), { ...serverPorts(), wait: async () => undefined }, null, limits)
  return (address: string, keepsCookies = true) => {
    let cookie = ''
    const send = async (path: string, body?: unknown) => {
      const headers = { ...fromPage, 'x-forwarded-for': address, ...(cookie === '' || !keepsCookies ? {} : { cookie }) }
      const response = await app.request(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
      cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
      return response
    }
    return {
      send,
      works: async () => (await send('/api/act/projects.create', { name: 'Mine', website: 'mine.example', timeZone: 'UTC' })).status,
      hasWork: async () => (await (await send('/api/read/projects.list')).text()).includes('Mine'),
    }
  }
}

describe('the work of a visitor to a demonstration', () => {
  it('stays when many others look, without a cookie, from anywhere', async () => {
    const visitor = demonstration()
    const member = visitor('192.0.2.1')
    expect(await member.works()).toBe(200)
    for (let count = 0; count < 200; count++) await visitor(`198.51.100.${count}`, false).send('/api/read/session.get')
    expect(await member.hasWork()).toBe(true)
  })

  it('stays when one network works in many copies, which end each other', async () => {
    const visitor = demonstration()
    const member = visitor('192.0.2.1')
    const first = visitor('2001:db8:1:2::1')
    expect([await member.works(), await first.works()]).toEqual([200, 200])
    for (let count = 0; count < 100; count++) expect(await visitor(`2001:db8:1:2::${count + 2}`, false).works()).toBe(200)
    expect([await member.hasWork(), await first.hasWork()]).toEqual([true, false])
  })
})

describe('what a demonstration holds', () => {
  const text = (at: number) => `a,b\n${`${at},${'x'.repeat(94)}\n`.repeat(40_000)}`
  const upload = (at: number) => ({ name: `Table ${at}`, type: 'E-commerce', fileName: `${at}.csv`, text: text(at) })

  it('is limited for a copy, which can be made room in', async () => {
    const member = demonstration()('192.0.2.1')
    const statuses: number[] = []
    for (let at = 0; at < 8; at++) statuses.push((await member.send('/api/act/connections.addFile', upload(at))).status)
    expect(new Set(statuses.slice(0, 2))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(507)
    const refused = (await (await member.send('/api/act/connections.addFile', upload(9))).json()) as Record<string, unknown>
    expect(refused).toMatchObject({
      code: 'full',
      detail: 'This copy of the demonstration holds 25 MB at most: remove something, or install Tagmason to keep more.',
    })
    const rows = (await (await member.send('/api/read/connections.list')).json()) as { id: string; name: string }[]
    const mine = rows.find(({ name }) => name === 'Table 0')
    expect((await member.send('/api/act/connections.remove', { id: mine?.id })).status).toBe(200)
    expect((await member.send('/api/act/connections.addFile', upload(9))).status).toBe(200)
  })

  it('is limited for all copies: the network that fills it loses its own', async () => {
    const visitor = demonstration()
    const member = visitor('192.0.2.1')
    expect(await member.works()).toBe(200)
    const statuses = new Set<number>()
    for (let at = 0; at < 12; at++) statuses.add((await visitor('203.0.113.7', false).send('/api/act/connections.addFile', upload(at))).status)
    expect(statuses).toEqual(new Set([200, 507]))
    expect(await member.hasWork()).toBe(true)
    // Another visitor works on: the one who filled it makes room.
    expect((await visitor('192.0.2.2').send('/api/act/connections.addFile', upload(0))).status).toBe(200)
  })
})
