import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acceptInvitation, setUpOwner } from '@tagmason/engine'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openRecords, type OpenRecords } from '../records/open.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from '../records/postgres.testing.ts'
import { serve, type Serving } from '../serve.ts'
import { browserOn, entranceOver, password, testEntrance } from './people.testing.ts'

const owner = 'ada@example.org'
const env = { HOST: '0.0.0.0' }
type Entered = Awaited<ReturnType<typeof entranceOver>>
type Browser = ReturnType<typeof browserOn>

/** Milliseconds within which a stream has to end: the look that comes by itself is 25 seconds away. */
const atOnce = 3000

const servings: Serving[] = []
const leaving: (() => void)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave()
  for (const serving of servings.splice(0)) await serving.close()
})

/** The stream of news as a browser has it open over HTTP. */
async function stream(house: Entered, { cookies }: Browser) {
  const serving = await serve(house.app, { host: '127.0.0.1', port: 0 })
  servings.push(serving)
  const stopping = new AbortController()
  leaving.push(() => stopping.abort())
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${serving.address}/api/watch`, { headers: { cookie }, signal: stopping.signal })
  const seen = { status: response.status, text: '', ended: false }
  void (async () => {
    try {
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) seen.text += part
      seen.ended = true
    } catch {
      // The test left.
    }
  })()
  const until = async (good: () => boolean) => {
    for (const began = performance.now(); !good() && performance.now() - began < atOnce;) await new Promise((resolve) => setTimeout(resolve, 5))
    return good()
  }
  expect(await until(() => seen.text.includes('event: begun'))).toBe(true)
  return { seen, ends: () => until(() => seen.ended), says: (text: string) => until(() => seen.text.includes(text)) }
}

async function signedIn(house: Entered, email = owner, typed = password) {
  const browser = browserOn(house.app)
  await house.records.pool.query('DELETE FROM attempts')
  expect(await browser.signIn(email, typed)).toMatchObject({ status: 204 })
  return browser
}

let members = 0
async function newMember(house: Entered, role = 'editor') {
  const email = `member-${++members}@example.org`
  const boss = await signedIn(house)
  const answer = await boss.send('/api/act/members.invite', { body: { emails: [email], role, scope: 'organisation' } })
  const [sent] = (await answer.json()) as { link: string }[]
  const entrance = { store: house.records.of('main'), ports: house.ports, from: '' }
  const id = await acceptInvitation(entrance, { token: sent?.link.split('=')[1] ?? '', firstName: 'New', lastName: 'Member', password })
  return { id, email, boss, browser: await signedIn(house, email) }
}

describe('the stream of news of a member', () => {
  let house: Awaited<ReturnType<typeof testEntrance>>
  beforeAll(async () => {
    house = await testEntrance(env)
    await setUpOwner({ store: house.records.of('main'), ports: house.ports, from: '' }, { firstName: 'Ada', lastName: 'Byron', email: owner, password })
  })
  afterAll(() => house.close())

  it.each(['members.suspend', 'members.remove'])('ends at once with %s, before it says anything of it, and that of others goes on', async (act) => {
    const { id, boss, browser } = await newMember(house)
    const [theirs, ours] = [await stream(house, browser), await stream(house, boss)]
    expect((await boss.send(`/api/act/${act}`, { body: { id } })).status).toBeLessThan(300)
    expect(await theirs.ends()).toBe(true)
    expect(theirs.seen.text).not.toContain('members.team')
    expect(await ours.says('members.team')).toBe(true)
    expect(ours.seen.ended).toBe(false)
    expect((await browser.send('/api/watch')).status).toBe(401)
  })

  it('ends at once with another role, and is opened again as what they are now', async () => {
    const { id, boss, browser } = await newMember(house)
    const theirs = await stream(house, browser)
    await boss.send('/api/act/members.setRole', { body: { id, role: 'viewer' } })
    expect(await theirs.ends()).toBe(true)
    expect(await browser.me()).toEqual({ id, role: 'viewer' })
    expect((await stream(house, browser)).seen.status).toBe(200)
  })

  it('says at once that their rights are others where those of their role are changed', async () => {
    const { boss, browser } = await newMember(house)
    const theirs = await stream(house, browser)
    await boss.send('/api/act/roles.setPermissions', { body: { roles: [{ id: 'role-editor', permissions: [] }] } })
    expect(await theirs.says('"session.get"')).toBe(true)
    expect(theirs.seen.ended).toBe(false)
  })

  it('ends at once where they sign out in another tab', async () => {
    const { browser } = await newMember(house)
    const theirs = await stream(house, browser)
    await browser.post('/api/auth/sign-out', {})
    expect(await theirs.ends()).toBe(true)
  })

  it('ends at once where their password is changed in another session, which goes on (ACCT-SET-18-B)', async () => {
    const { email, browser } = await newMember(house)
    const elsewhere = await signedIn(house, email)
    const [here, there] = [await stream(house, browser), await stream(house, elsewhere)]
    const next = `${password} 2`
    await elsewhere.send('/api/act/settings.changePassword', { body: { current: password, next, confirm: next } })
    expect(await here.ends()).toBe(true)
    expect((await elsewhere.me()) === null).toBe(false)
    expect(there.seen.ended).toBe(false)
  })

  it('ends at once where they signed in more often than the policy allows', async () => {
    const { email, browser } = await newMember(house)
    const first = await stream(house, browser)
    for (let count = 0; count < 3; count++) await signedIn(house, email)
    expect(await first.ends()).toBe(true)
  })
})

const missing = whyNoPostgres()
describe.skipIf(missing !== null)('the stream of news at another server', () => {
  const root = mkdtempSync(join(tmpdir(), 'tagmason-stream-'))
  let postgres: TestPostgres
  const opened: OpenRecords[] = []
  const houses: Entered[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.database()
    for (const server of ['one', 'other']) {
      const records = await openRecords({ data: join(root, server), databaseUrl, key: 'cd'.repeat(32) })
      opened.push(records)
      houses.push(await entranceOver(records, env))
    }
  })
  afterAll(async () => {
    for (const { people } of houses) await people.close()
    for (const records of opened) await records.close()
    await postgres.stop()
    rmSync(root, { recursive: true })
  })

  it('ends at once with what happens at the first', async () => {
    const [one, other] = houses
    if (one === undefined || other === undefined) throw new Error('two servers are needed')
    await setUpOwner({ store: one.records.of('main'), ports: one.ports, from: '' }, { firstName: 'Ada', lastName: 'Byron', email: owner, password })
    for (const act of ['members.suspend', 'members.remove', 'sign-out']) {
      const { id, boss, browser } = await newMember(one)
      const theirs = await stream(other, browser)
      if (act === 'sign-out') await browser.post('/api/auth/sign-out', {})
      else await boss.send(`/api/act/${act}`, { body: { id } })
      expect(await theirs.ends(), act).toBe(true)
    }
  })
})
