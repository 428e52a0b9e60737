import { type RecordStore, tidy } from '@tagmason/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { log } from '../log.ts'
import type { AccountRecords } from '../records/accountRecords.ts'
import { openLink, testShares } from './shares.testing.ts'

let house: Awaited<ReturnType<typeof testShares>>
/** The same records, whose calls can be interrupted. */
let watched: Awaited<ReturnType<typeof testShares>>['app']
let interrupt: { at: number; run(): Promise<void> } | null = null
let calls = 0
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
  house = await testShares()
  watched = house.appOver(interruptible(house.records))
  await house.as('analytics-dashboard').act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
})
beforeEach(() => house.records.pool.query('DELETE FROM attempts'))
afterAll(() => house.close())

/** What a busy installation does meanwhile: the hourly tidying, somebody's reload, a commit of somebody else. */
let views = 0
async function meanwhile() {
  await tidy(store(), new Date())
  await house.app.request('/share/another', { headers: { Accept: 'text/html' } })
  await store().commit([{ collection: 'articleViews', id: 'article', row: { id: 'article', views: ++views } as never }])
}

describe('the link of a share', () => {
  it('opens whatever the installation does before any of its steps, and counts once', async () => {
    const { id, token } = await house.share('shop')
    let at = 0
    for (let interrupted = true; interrupted; at++) {
      calls = 0
      interrupt = { at, run: meanwhile }
      const { status } = await openLink(watched, token)
      interrupted = interrupt === null
      interrupt = null
      expect([at, status, await house.views(id)]).toEqual([at, 200, at + 1])
    }
    expect(at).toBeGreaterThan(5)
  }, 120_000)

  it('opens for all of three who come at once, and counts three', async () => {
    const { id, token } = await house.share('shop')
    const answers = await Promise.all([1, 2, 3].map(() => openLink(watched, token)))
    expect([answers.map(({ status }) => status), await house.views(id)]).toEqual([[200, 200, 200], 3])
  })

  it('opens after a try that failed at any step, which counted nothing', async () => {
    // The failures are planted: what is logged of them says nothing.
    const silent = [vi.spyOn(log, 'error').mockImplementation(() => undefined)]
    onTestFinished(() => silent.forEach((spy) => spy.mockRestore()))
    const { id, token } = await house.share('shop')
    for (let at = 0; ; at++) {
      calls = 0
      interrupt = { at, run: () => Promise.reject(new Error('planted: the database is gone')) }
      const { status } = await openLink(watched, token)
      if (interrupt !== null) break
      expect([at, status, await house.views(id)]).toEqual([at, 500, 0])
    }
    interrupt = null
    expect(await house.views(id)).toBe(1)
    expect((await openLink(watched, token)).status).toBe(200)
  }, 120_000)

  it('outlives a thousand days of tidying and a reload of the records', async () => {
    const { id, token } = await house.share('shop')
    await openLink(house.app, token)
    for (const days of [1, 31, 1000]) await tidy(store(), new Date(Date.now() + days * 86_400_000))
    expect((await openLink(house.app, token)).status).toBe(200)
    expect(await house.views(id)).toBe(2)
  })

  it('opens until the moment it is stopped, also where that comes before any of its steps', async () => {
    const shop = house.as('shop')
    const { id, token } = await house.share('shop')
    for (let at = 0; ; at++) {
      await shop.act('shares.setStatus', { id, status: 'active' })
      const before = (await house.views(id)) ?? 0
      calls = 0
      let stopped = false
      // Written without a turn, as the link may be opened in its own.
      const stop = async () => {
        stopped = true
        const row = await store().get('shares', id)
        if (row !== undefined) await store().commit([{ collection: 'shares', id, row: { ...row, status: 'paused' } }])
      }
      interrupt = { at, run: stop }
      const { status } = await openLink(watched, token)
      const counted = ((await house.views(id)) ?? 0) - before
      if (!stopped) break
      // Shown and counted, or neither.
      expect([at, [200, 404].includes(status), counted]).toEqual([at, true, status === 200 ? 1 : 0])
    }
    interrupt = null
  }, 120_000)
})
