import { acceptInvitation, type Entrance, setUpOwner } from '@tagmason/engine'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { browserOn, password, testEntrance } from './people.testing.ts'
import { act, fromPage } from '../app.testing.ts'

const minute = 60_000
const day = 1440 * minute
const owner = 'ada@example.org'
let house: Awaited<ReturnType<typeof testEntrance>>
let entrance: Entrance
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

beforeAll(async () => {
  house = await testEntrance({ HOST: '0.0.0.0' })
  entrance = { store: house.records.of('main'), ports: house.ports, from: '' }
  await setUpOwner(entrance, { firstName: 'Ada', lastName: 'Byron', email: owner, password })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => house.records.pool.query('DELETE FROM attempts'))
afterAll(async () => {
  vi.useRealTimers()
  await house.close()
})

/** A browser in which somebody is signed in. */
async function signedIn(email = owner, typed = password) {
  const browser = house.browser()
  expect(await browser.signIn(email, typed)).toMatchObject({ status: 204 })
  return browser
}

let members = 0
/** A new member of the account, who came by an invitation. */
async function newMember(role = 'editor') {
  const email = `member-${++members}@example.org`
  const boss = await signedIn()
  const sent = (await (await boss.send('/api/act/members.invite', { body: { emails: [email], role, scope: 'account' } })).json()) as { link: string }[]
  const token = sent[0]?.link.split('=')[1] ?? ''
  const id = await acceptInvitation(entrance, { token, firstName: 'New', lastName: 'Member', password })
  return { email, id, boss }
}

describe('a session', () => {
  it('goes on while it is used and ends after thirty minutes without (ENT-SEC-13-B)', async () => {
    const browser = await signedIn()
    for (let count = 0; count < 4; count++) {
      later(25 * minute)
      expect(await browser.me()).toMatchObject({ role: 'owner' })
    }
    later(31 * minute)
    expect(await browser.me()).toBeNull()
  })

  it('is not kept alive by programs that ask by themselves', async () => {
    const browser = await signedIn()
    later(20 * minute)
    expect(await (await browser.send('/api/auth/state')).json()).toMatchObject({ signedIn: true })
    later(11 * minute)
    expect(await browser.me()).toBeNull()
  })

  it('goes by the minutes that the policy says (ENT-SEC-13-B)', async () => {
    const browser = await signedIn()
    await browser.send('/api/act/projects.create', { body: { name: 'Shop', website: 'shop.example', timeZone: 'UTC' } })
    const policy = { passwordMinLength: 12, passwordExpiryDays: 90, idleMinutes: 30, maxSessions: 3 }
    await browser.send('/api/act/security.setPolicy', { body: { ...policy, idleMinutes: 120 } })
    const long = await signedIn()
    later(110 * minute)
    expect(await long.me()).not.toBeNull()
    await long.send('/api/act/security.setPolicy', { body: policy })
    later(40 * minute)
    expect(await long.me()).toBeNull()
  })

  it('is one of three at most: the oldest ends (ENT-SEC-14-B)', async () => {
    const browsers = []
    for (let count = 0; count < 4; count++) {
      later(1000)
      browsers.push(await signedIn())
    }
    const seen = await Promise.all(browsers.map((browser) => browser.me()))
    expect(seen.map((me) => me !== null)).toEqual([false, true, true, true])
  })

  it('is nobody’s with another signature, a made-up token or none', async () => {
    const browser = await signedIn()
    const [name = '', value = ''] = [...browser.cookies][0] ?? []
    for (const forged of [value.slice(0, -3), `x${value}`, 'a.b', '', encodeURIComponent("' OR true --.x")]) {
      const other = browserOn(house.app)
      other.cookies.set(name, forged)
      expect(await other.me()).toBeNull()
    }
    expect(await browser.me()).not.toBeNull()
  })

  it('ends at once with suspension and removal', async () => {
    const { email, id, boss } = await newMember()
    const first = await signedIn(email)
    expect(await first.me()).toEqual({ id, role: 'editor' })
    await boss.send('/api/act/members.suspend', { body: { id } })
    expect(await first.me()).toBeNull()
    expect(await house.browser().signIn(email)).toMatchObject({ status: 403, code: 'suspended' })
    expect(await house.browser().signIn(email, 'not the password')).toMatchObject({ status: 401, code: 'wrong' })
    await boss.send('/api/act/members.reactivate', { body: { id } })
    const second = await signedIn(email)
    await boss.send('/api/act/members.remove', { body: { id } })
    expect(await second.me()).toBeNull()
    expect(await house.browser().signIn(email)).toMatchObject({ status: 401, code: 'wrong' })
  })

  it('has the role of this moment', async () => {
    const { email, id, boss } = await newMember('viewer')
    const browser = await signedIn(email)
    expect((await browser.send('/api/read/auditLog.list')).status).toBe(403)
    await boss.send('/api/act/members.setRole', { body: { id, role: 'Admin' } })
    expect(await browser.me()).toEqual({ id, role: 'admin' })
  })

  it('ends with a change of the password, wherever else it is open', async () => {
    const { email } = await newMember()
    const [here, there] = [await signedIn(email), await signedIn(email)]
    const next = `${password} 2`
    const response = await here.send('/api/act/settings.changePassword', { body: { current: password, next, confirm: next } })
    expect(response.status).toBe(200)
    expect(await there.me()).toBeNull()
    expect(await here.me()).not.toBeNull()
    expect(await house.browser().signIn(email)).toMatchObject({ code: 'wrong' })
    await signedIn(email, next)
  })
})

describe('who acts without a session', () => {
  it('is refused by acts and reads, and so is a page of another site with one', async () => {
    expect((await act(house.app, 'session.setPreferences', { mode: 'dark' })).status).toBe(401)
    expect((await house.app.request('/api/read/session.get', { headers: fromPage })).status).toBe(401)
    const browser = await signedIn()
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await browser.send('/api/act/session.setPreferences', { body: { mode: 'dark' }, headers: elsewhere })).status).toBe(403)
    expect((await browser.send('/api/auth/sign-out', { body: {}, headers: elsewhere })).status).toBe(403)
    expect(await browser.me()).not.toBeNull()
  })
})

describe('a password that is too old', () => {
  it('opens nothing but the choice of a new one (ENT-SEC-12-B)', async () => {
    const { email } = await newMember()
    later(90 * day + minute)
    const refused = await house.browser().signIn(email)
    expect(refused).toMatchObject({ status: 401, code: 'passwordExpired' })
    const token = refused.ticket ?? ''
    const same = await house.browser().post('/api/auth/reset', { token, password })
    expect(same).toMatchObject({ status: 422, issues: [{ path: 'password', message: 'same' }] })
    expect(await house.browser().post('/api/auth/reset', { token, password: `${password} 3` })).toMatchObject({ status: 204 })
    expect(await house.browser().post('/api/auth/reset', { token, password: `${password} 4` })).toMatchObject({ status: 410, code: 'expired' })
    await signedIn(email, `${password} 3`)
    const [before] = [await house.browser().signIn(owner)]
    const ownerReset = await house.browser().post('/api/auth/reset', { token: before.ticket ?? '', password: `${password} 5` })
    expect(ownerReset).toMatchObject({ status: 204 })
    await signedIn(owner, `${password} 5`)
  })
})
