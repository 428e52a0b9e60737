import { Worker } from 'node:worker_threads'
import { type RecordStore, tidy } from '@tagmason/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { log } from '../log.ts'
import type { AccountRecords } from '../records/accountRecords.ts'
import { browserOn, entranceOver, password, testEntrance } from './people.testing.ts'
import { setupLink } from './setupLink.ts'

const env = { HOST: '0.0.0.0', TAGMASON_URL: 'https://tagmason.example.com', TAGMASON_PROXIES: '1' }
const owner = 'ada@example.org'
let house: Awaited<ReturnType<typeof testEntrance>>
/** The same records behind a second server, whose calls of the record store can be interrupted. */
let watched: Awaited<ReturnType<typeof entranceOver>>
let interrupt: { at: number; run(): Promise<void> } | null = null
let calls = 0
let count = 0
const store = () => house.records.of('main')

/** Calls `interrupt` before the call with its number, once. */
function interruptible(records: AccountRecords): AccountRecords {
  const step = async () => {
    const due = calls++ === interrupt?.at ? interrupt : null
    interrupt = due === null ? interrupt : null
    await due?.run()
  }
  const of = (account: string): RecordStore => {
    const inner = records.of(account)
    return {
      ...inner,
      list: async (collection) => (await step(), inner.list(collection)),
      get: async (collection, id) => (await step(), inner.get(collection, id)),
      commit: async (writes) => (await step(), inner.commit(writes)),
    }
  }
  return { ...records, of }
}

beforeAll(async () => {
  house = await testEntrance(env)
  watched = await entranceOver(interruptible(house.records), env)
  await setUp(house.app, await setupToken())
})
beforeEach(() => house.records.pool.query('DELETE FROM attempts'))
afterAll(async () => {
  await watched.people.close()
  await house.close()
})

type App = typeof house.app
const post = (app: App, path: string, body: unknown) =>
  browserOn(app).post(path, body, { 'X-Forwarded-For': `192.0.2.${++count % 200}, 198.51.100.${count % 200}` })
const setupToken = async () => (await setupLink({ ...house, records: house.records }, ''))?.split('=')[1] ?? ''
const setUp = (app: App, token: string) => post(app, '/api/auth/setup', { token, firstName: 'Ada', lastName: 'Byron', email: owner, password })

async function asOwner() {
  const browser = house.browser()
  await browser.signIn(owner)
  return browser
}

/** What a busy installation does meanwhile: the hourly tidying, somebody's reload, a commit of somebody else. */
async function meanwhile() {
  await tidy(store(), new Date())
  await house.browser().send('/api/auth/invitation?token=another', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  await house.browser().send('/api/auth/state')
  await store().commit([{ collection: 'articleViews', id: 'article', row: { id: 'article', views: ++count } as never }])
}

/** A kind of link: `make` gives a new one, `use` takes it, `isIn` asks whether it led where it should. */
interface Kind {
  make(): Promise<string>
  use(app: App, token: string): Promise<{ status: number }>
  isIn(token: string): Promise<boolean>
}

const emails = new Map<string, string>()
const signsIn = async (email: string, typed = password) => (await house.browser().signIn(email, typed)).status === 204

const invite = async () => {
  const email = `invited-${++count}@example.org`
  const response = await (await asOwner()).send('/api/act/members.invite', { body: { emails: [email], role: 'analyst', scope: 'organisation' } })
  const token = ((await response.json()) as { link: string }[])[0]?.link.split('=')[1] ?? ''
  emails.set(token, email)
  return token
}

const kinds: Record<string, Kind> = {
  invitation: {
    make: invite,
    use: (app, token) => post(app, '/api/auth/accept', { token, firstName: 'New', lastName: 'Person', password }),
    isIn: (token) => signsIn(emails.get(token) ?? ''),
  },
  'set-up': {
    make: async () => {
      await store().commit([...(await store().list('passwords')).keys()].map((id) => ({ collection: 'passwords' as const, id, row: null })))
      return setupToken()
    },
    use: setUp,
    isIn: () => signsIn(owner),
  },
  'new password': {
    make: async () => {
      await store().commit([...(await store().list('outbox')).keys()].map((id) => ({ collection: 'outbox' as const, id, row: null })))
      await house.records.pool.query('DELETE FROM attempts')
      await house.browser().send('/api/auth/forgot', { body: { email: owner } })
      await house.people.close()
      const [mail] = [...(await store().list('outbox')).values()]
      // Without this mark no mail server is handed the mail.
      expect(mail?.account).toBe(true)
      return /token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
    },
    // The password that is had cannot be chosen, so each link chooses another.
    use: (app, token) => post(app, '/api/auth/reset', { token, password: `${password} ${token}` }),
    isIn: async (token) => {
      const led = await signsIn(owner, `${password} ${token}`)
      await kinds['set-up']?.make().then((setup) => setUp(house.app, setup))
      return led
    },
  },
  'new address': {
    make: async () => {
      const browser = await asOwner()
      const profile = { firstName: 'Ada', lastName: 'Byron', company: 'Engines' }
      await store().commit([...(await store().list('outbox')).keys()].map((id) => ({ collection: 'outbox' as const, id, row: null })))
      await browser.send('/api/act/settings.saveProfile', { body: { ...profile, email: `ada-${++count}@example.org`, password } })
      const [mail] = [...(await store().list('outbox')).values()]
      expect(mail?.account).toBe(true)
      const token = /confirm=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
      emails.set(token, mail?.to[0] ?? '')
      return token
    },
    use: async (app, token) => {
      const browser = browserOn(app)
      for (const [name, value] of (await asOwner()).cookies) browser.cookies.set(name, value)
      return browser.post('/api/act/settings.confirmEmail', { token })
    },
    isIn: async (token) => {
      const led = await signsIn(emails.get(token) ?? '')
      for (const collection of ['accountMembers', 'enterpriseMembers', 'profiles'] as const) {
        const row = await store().get(collection, 'member-1')
        if (row !== undefined) await store().commit([{ collection, id: 'member-1', row: { ...row, email: owner } as never }])
      }
      return led
    },
  },
}

describe.each(Object.entries(kinds))('a link: %s', (_, { make, use, isIn }) => {
  it('leads in whatever the installation does before any of its steps', async () => {
    let at = 0
    for (let interrupted = true; interrupted; at++) {
      const token = await make()
      await meanwhile()
      calls = 0
      interrupt = { at, run: meanwhile }
      const { status } = await use(watched.app, token)
      interrupted = interrupt === null
      interrupt = null
      expect([at, status < 300], `interrupted before step ${at}`).toEqual([at, true])
      expect(await isIn(token), `interrupted before step ${at}`).toBe(true)
    }
    expect(at).toBeGreaterThan(3)
  })

  it('leads in where it is sent three times at once', async () => {
    const token = await make()
    const answers = await Promise.all([1, 2, 3].map(() => use(watched.app, token)))
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(0)
    expect(await isIn(token)).toBe(true)
  })

  it('leads in after a try that failed at any step', async () => {
    // The failures are planted: what is logged of them says nothing.
    const silent = [vi.spyOn(log, 'error').mockImplementation(() => undefined), vi.spyOn(console, 'error').mockImplementation(() => undefined)]
    onTestFinished(() => silent.forEach((spy) => spy.mockRestore()))
    const token = await make()
    for (let at = 0; ; at += 3) {
      calls = 0
      interrupt = { at, run: () => Promise.reject(new Error('planted: the database is gone')) }
      const { status } = await use(watched.app, token)
      if (interrupt !== null || status < 300) break
    }
    interrupt = null
    if (!(await isIn(token))) expect((await use(watched.app, token)).status).toBeLessThan(300)
  })
})

describe('an invitation made in the sample, whose clock stands still', () => {
  it('outlives the hourly tidying, and a hundred lead in while both cores are busy', async () => {
    const tokens: string[] = []
    for (let each = 0; each < 100; each++) tokens.push(await invite())
    const busy = [1, 2].map(() => new Worker('for (;;) ;', { eval: true }))
    try {
      const answers = await Promise.all([
        ...tokens.map((token) => kinds['invitation']?.use(house.app, token)),
        ...Array.from({ length: 20 }, async () => meanwhile().then(() => ({ status: 204 }))),
      ])
      expect(answers.filter((answer) => answer?.status !== 204)).toEqual([])
    } finally {
      await Promise.all(busy.map((worker) => worker.terminate()))
    }
    const members = new Set([...(await store().list('enterpriseMembers')).values()].filter(({ status }) => status === 'Active').map(({ email }) => email))
    expect(tokens.filter((token) => !members.has(emails.get(token) ?? ''))).toEqual([])
  })
})
