import { type Entrance, setUpOwner } from '@tagmason/engine'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { password, testEntrance } from './people.testing.ts'

const hour = 3_600_000
const day = 24 * hour
const owner = 'ada@example.org'
let house: Awaited<ReturnType<typeof testEntrance>>
const store = () => house.records.of('main')

beforeAll(async () => {
  house = await testEntrance({ HOST: '0.0.0.0', TAGMASON_URL: 'https://tagmason.example.com' })
  const entrance: Entrance = { store: store(), ports: house.ports, from: '' }
  await setUpOwner(entrance, { firstName: 'Ada', lastName: 'Byron', email: owner, password })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => house.records.pool.query('DELETE FROM attempts'))
afterAll(async () => {
  vi.useRealTimers()
  await house.close()
})

/** Asks for a link and waits for what is done after the answer. The token in the mail that was written; null where none was. */
async function forgotten(email: string, headers: Record<string, string> = {}): Promise<string | null> {
  const before = new Set((await store().list('outbox')).keys())
  const response = await house.browser().send('/api/auth/forgot', { body: { email }, headers })
  expect(response.status).toBe(202)
  expect(await response.text()).toBe('')
  await house.people.close()
  const mail = [...(await store().list('outbox')).values()].find(({ id }) => !before.has(id))
  return mail === undefined ? null : (/https:\/\/tagmason\.example\.com\/reset-password\?token=(\S+)/.exec(mail.body)?.[1] ?? null)
}

describe('a link to a new password', () => {
  it('is mailed to members only, leads to this site whatever the request calls it, and works once', async () => {
    const signedIn = house.browser()
    expect(await signedIn.signIn(owner)).toMatchObject({ status: 204 })
    expect(await forgotten('nobody@example.org')).toBeNull()
    const token = (await forgotten(owner.toUpperCase(), { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })) ?? ''
    expect(token.length).toBeGreaterThan(20)
    expect(JSON.stringify((await house.records.pool.query('SELECT * FROM verifications')).rows)).not.toContain(token)
    const browser = house.browser()
    expect(await browser.post('/api/auth/reset', { token, password: 'short' })).toMatchObject({ status: 422, issues: [{ path: 'password', message: 'short' }] })
    expect(await browser.post('/api/auth/reset', { token, password: `${password} 2` })).toMatchObject({ status: 204 })
    expect(await browser.post('/api/auth/reset', { token, password: `${password} 3` })).toMatchObject({ status: 410, code: 'expired' })
    expect(await signedIn.me()).toBeNull()
    expect(await browser.signIn(owner)).toMatchObject({ code: 'wrong' })
    expect(await browser.signIn(owner, `${password} 2`)).toMatchObject({ status: 204 })
    expect(JSON.stringify([...(await store().list('auditChanges')).values()])).not.toContain(token)
  })

  it('is valid for an hour', async () => {
    const token = (await forgotten(owner)) ?? ''
    vi.setSystemTime(Date.now() + hour + 1000)
    expect(await house.browser().post('/api/auth/reset', { token, password: `${password} 4` })).toMatchObject({ status: 410 })
    expect(await house.browser().post('/api/auth/reset', { token: 'made-up', password: `${password} 4` })).toMatchObject({ status: 410 })
  })

  it('is sent three times an hour at most, which the answer does not tell', async () => {
    for (let count = 0; count < 3; count++) expect(await forgotten(owner)).not.toBeNull()
    expect(await forgotten(owner)).toBeNull()
  })
})

describe('an invitation', () => {
  const invited = async (email: string) => {
    const browser = house.browser()
    await browser.signIn(owner, `${password} 2`)
    const response = await browser.send('/api/act/members.invite', { body: { emails: [email], role: 'analyst', scope: 'organisation' } })
    const [sent] = (await response.json()) as { link: string }[]
    return sent?.link.split('=')[1] ?? ''
  }

  it('says what it is, lets in once and for seven days (ACCT-TEAM-18-B, DATA-INVITATION-01-B)', async () => {
    const token = await invited('new@example.org')
    const browser = house.browser()
    const response = await browser.send(`/api/auth/invitation?token=${token}`)
    expect(await response.json()).toEqual({
      email: 'new@example.org',
      role: 'analyst',
      from: 'Ada Byron',
      expires: new Date(Date.now() + 7 * day).toISOString(),
    })
    const newcomer = { token, firstName: ' New ', lastName: 'Person', password }
    expect(await browser.post('/api/auth/accept', { ...newcomer, lastName: ' ' })).toMatchObject({ status: 422, issues: [{ path: 'lastName' }] })
    expect(await browser.post('/api/auth/accept', newcomer)).toMatchObject({ status: 204 })
    expect(await browser.post('/api/auth/accept', newcomer)).toMatchObject({ status: 404 })
    expect(await browser.signIn('new@example.org')).toMatchObject({ status: 204 })
    // A member of the organisation and not of the account has the role that the organisation gave.
    expect(await browser.me()).toMatchObject({ role: 'analyst' })
  })

  it('ends', async () => {
    const token = await invited('late@example.org')
    vi.setSystemTime(Date.now() + 7 * day)
    expect(await house.browser().post('/api/auth/accept', { token, firstName: 'A', lastName: 'B', password })).toMatchObject({
      status: 409,
      issues: [{ message: 'expired' }],
    })
    expect((await house.browser().send(`/api/auth/invitation?token=${token}`)).status).toBe(409)
    expect((await house.browser().send('/api/auth/invitation?token=made-up')).status).toBe(404)
    expect((await house.browser().send('/api/auth/invitation')).status).toBe(422)
  })

  it('is not guessed: fifty tries, then a wait', async () => {
    const tries = await Promise.all(Array.from({ length: 51 }, (_, place) => house.browser().send(`/api/auth/invitation?token=${place}`)))
    expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('a page over https', () => {
  it('gets a cookie that goes over https only', async () => {
    const response = await house.browser().send('/api/auth/sign-in', { body: { email: owner, password: `${password} 2` } })
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-tagmason\.session_token=.*; HttpOnly; Secure; SameSite=Lax$/)
  })
})
