import { type Entrance, memoryStore, sampleSeed, setUpOwner, sharedStore, slowPasswords } from '@tagmason/engine'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { addressOf } from './address.ts'
import { isForOne, modeOf } from './mode.ts'
import { siteAddress } from './origin.ts'
import { testEntrance } from './people.testing.ts'
import { localWho } from './who.ts'

/** Whom a server on this machine takes a request for. */
async function whoIs(headers: Record<string, string>): Promise<string> {
  const settings = readSettings({})
  const app = new Hono()
  app.all('*', async (c) => c.text((await localWho({ settings })(c))?.member.role ?? 'nobody'))
  return (await app.request('http://127.0.0.1:4310/api/read/session.get', { headers })).text()
}

describe('on this machine alone', () => {
  it.each([
    [{ Host: '127.0.0.1:4310' }],
    [{ Host: 'localhost:4310' }],
    [{ Host: '[::1]:4310' }],
    [{ Host: 'LOCALHOST' }],
    [{ Host: '127.0.0.1:4310', Origin: 'http://127.0.0.1:4310', 'Sec-Fetch-Site': 'same-origin' }],
    [{ Host: '127.0.0.1:4310', 'Sec-Fetch-Site': 'none' }],
  ] as Record<string, string>[][])('whoever sits here is the owner: %o', async (headers) => {
    expect(await whoIs(headers ?? {})).toBe('owner')
  })

  it.each([
    ['a name that was made to lead here', { Host: 'evil.example:4310' }],
    ['such a name that begins like ours', { Host: '127.0.0.1.evil.example' }],
    ['such a name that ends like ours', { Host: 'evil.localhost' }],
    ['a page elsewhere', { Host: '127.0.0.1:4310', Origin: 'https://evil.example' }],
    ['a page of another port', { Host: '127.0.0.1:4310', Origin: 'http://127.0.0.1:9999' }],
    ['a page without an origin', { Host: '127.0.0.1:4310', Origin: 'null' }],
    ['a frame or picture elsewhere', { Host: '127.0.0.1:4310', 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of another port, as the browser says', { Host: '127.0.0.1:4310', 'Sec-Fetch-Site': 'same-site' }],
  ] as [string, Record<string, string>][])('is nobody: %s', async (_, headers) => {
    expect(await whoIs(headers)).toBe('nobody')
  })
})

describe('people sign in', () => {
  const accountsOver = () => {
    const store = sharedStore(memoryStore(sampleSeed()))
    const entrance: Entrance = { store, from: '', ports: { now: () => new Date(), id: () => crypto.randomUUID(), passwords: slowPasswords(1) } }
    return { store, entrance, records: { accounts: async () => ['main'], of: () => store } }
  }

  it('where others can reach the server, as far as the settings tell', () => {
    const forOne = (env: Record<string, string>) => isForOne(readSettings(env))
    expect(forOne({})).toBe(true)
    expect(forOne({ HOST: '::1' })).toBe(true)
    expect(forOne({ TAGMASON_URL: 'http://localhost:4310' })).toBe(true)
    const open: Record<string, string>[] = [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.1.4' },
      { TAGMASON_PROXIES: '1' },
      { TAGMASON_URL: 'https://tagmason.example.com' },
    ]
    for (const env of open) expect(forOne(env)).toBe(false)
  })

  it('where somebody beside the owner has a password', async () => {
    const { store, entrance, records } = accountsOver()
    const settings = readSettings({})
    expect(await modeOf(settings, records)).toBe('local')
    await setUpOwner(entrance, { firstName: 'A', lastName: 'B', email: 'a@example.org', password: 'correct horse battery staple' })
    expect(await modeOf(settings, records)).toBe('local')
    const row = { id: 'member-2', hash: 'x', changedAt: new Date().toISOString() }
    await store.commit([{ collection: 'passwords', id: row.id, row }])
    expect(await modeOf(settings, records)).toBe('sign-in')
  })
})

describe('an invitation where the owner just sits here', () => {
  it('is not taken before the owner has a password, as nobody could be the owner any more', async () => {
    const house = await testEntrance()
    try {
      const browser = house.browser()
      const local = { Host: '127.0.0.1:4310' }
      const invited = await browser.send('/api/act/members.invite', { body: { emails: ['new@example.org'], role: 'viewer', scope: 'account' }, headers: local })
      const [sent] = (await invited.json()) as { link: string }[]
      const newcomer = { token: sent?.link.split('=')[1] ?? '', firstName: 'New', lastName: 'Person', password: 'correct horse battery staple' }
      expect(await browser.post('/api/auth/accept', newcomer, local)).toMatchObject({ status: 409, code: 'ownerFirst' })
      expect(await (await browser.send('/api/auth/state', { headers: local })).json()).toEqual({
        mode: 'local',
        signedIn: true,
        setup: false,
        brand: {},
        passwordMinLength: 12,
        mails: false,
      })
      expect(await (await browser.send('/api/read/session.get', { headers: local })).json()).not.toHaveProperty('signedIn')
      const words = { current: '', next: 'the owner’s own words', confirm: 'the owner’s own words' }
      expect((await browser.send('/api/act/settings.changePassword', { body: words, headers: local })).status).toBe(200)
      expect(await browser.post('/api/auth/accept', newcomer, local)).toMatchObject({ status: 204 })
      expect(await (await browser.send('/api/auth/state', { headers: local })).json()).toMatchObject({ mode: 'sign-in', signedIn: false, setup: false })
      expect(await browser.me()).toBeNull()
      expect(await browser.signIn('elena.fischer@example.com', 'the owner’s own words')).toMatchObject({ status: 204 })
    } finally {
      await house.close()
    }
  })
})

describe('the address of who asks', () => {
  const seen = async (proxies: number, forwarded?: string) => {
    const app = new Hono()
    app.get('/', (c) => c.text(addressOf(c, proxies)))
    return (await app.request('/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } })).text()
  }

  it('is what the proxies of ours wrote, and nothing that stands before', async () => {
    expect(await seen(0, '198.51.100.1')).toBe('')
    expect(await seen(1, '203.0.113.9, 198.51.100.1')).toBe('198.51.100.1')
    expect(await seen(2, '203.0.113.9, 198.51.100.1')).toBe('203.0.113.9')
    expect(await seen(3, '198.51.100.1')).toBe('')
  })
})

describe('links in mails', () => {
  it('begin with what the settings say', () => {
    expect(siteAddress(readSettings({ TAGMASON_URL: 'https://tagmason.example.com/' }))).toBe('https://tagmason.example.com')
    expect(siteAddress(readSettings({}))).toBe('http://127.0.0.1:4310')
    expect(siteAddress(readSettings({ HOST: '::1', PORT: '80' }))).toBe('http://[::1]:80')
    expect(siteAddress(readSettings({ HOST: '0.0.0.0' }))).toMatch(/^http:\/\/[^/:]+:4310$/)
  })
})
