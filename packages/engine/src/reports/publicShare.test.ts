import type { ActInput, SharedReport } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { purchase } from '../figures/collected.testing.ts'
import { sharedStore } from '../store/memory.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { tidy } from '../system/tidy.ts'
import { framesOf, holdsShare, openPublicShare } from './publicShare.ts'

const site = 'https://reports.example.org'
const report = {
  target: { kind: 'builtIn', id: 'executive-summary' },
  audience: 'anyone',
  people: [],
  accessType: 'View Only',
} satisfies ActInput<'shares.create'>

/** A real project on a server that answers links. */
async function shop(server = true) {
  let count = 0
  let now = new Date(testClock)
  const events = memoryEvents()
  const collected = { account: 'main', events }
  const engine = sampleEngine({ ports: { now: () => now, id: () => `made-${++count}`, collected, ...(server ? { site } : {}) } })
  const { workspace, store } = engine
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
  // As on a server, where many ask at once.
  const at = { store: sharedStore(store), ports: engine.ports }
  const stored = async (id: string): Promise<SharedReport> => {
    const row = await store.get('shares', id)
    if (row === undefined) throw new Error(`There is no share ${id}.`)
    return row
  }
  return {
    ...engine,
    events,
    at,
    stored,
    share: async (input: Partial<ActInput<'shares.create'>> = {}) => {
      const made = await workspace.act('shares.create', { ...report, ...input })
      return { ...made, token: (await stored(made.id)).token ?? '' }
    },
    open: (token: string, password?: string) => openPublicShare(at, { token, password }),
    wait: (days: number) => void (now = new Date(now.getTime() + days * 86_400_000)),
  }
}
const unknown = { code: 'notFound', issues: [{ path: 'token', message: 'unknown' }] }

describe('the public page of a share', () => {
  it('is where its link leads, on a server; nothing says any more that none runs', async () => {
    const { workspace, share, store } = await shop()
    const made = await share({ audience: 'people', people: ['ana@example.com'] })
    expect(made).toMatchObject({ shareLink: `${site}/share/${made.token}`, stopped: null })
    expect(await workspace.read('shares.list', undefined)).toMatchObject({ links: 'server', rows: [{ shareLink: made.shareLink, stopped: null }] })
    expect([...(await store.list('outbox')).values()]).toMatchObject([{ attachment: null, body: expect.stringContaining(made.shareLink ?? '-') as string }])
  })

  it('is nowhere without a server, and follows the address of the server', async () => {
    const { workspace, share, store, ports, open } = await shop(false)
    const { id, token, stopped } = await share()
    expect(stopped).toBe('noServer')
    await expect(open(token)).rejects.toMatchObject(unknown)
    expect(await workspace.read('shares.list', undefined)).toMatchObject({ links: 'notConfigured', rows: [{ shareLink: null }] })
    ports.site = 'https://new.example.org'
    expect((await workspace.read('shares.details', { id })).share).toMatchObject({ shareLink: `https://new.example.org/share/${token}`, stopped: null })
    expect(await openPublicShare({ store, ports }, { token })).toMatchObject({ name: 'Executive Summary' })
  })

  it('shows the report as members see it, with brand and time zone, and no more', async () => {
    const { workspace, share, open, store, events } = await shop()
    await events.append([purchase('2026-02-28T12:00:00.000Z', 9), purchase('2026-02-28T13:00:00.000Z', 4)], 'day')
    const brand = await store.get('brandSettings', 'brand')
    await store.commit([{ collection: 'brandSettings', id: 'brand-real', row: { ...brand, id: 'brand-real', primaryColor: '#be123c' } as never }])
    const { token } = await share()
    const seen = await open(token)
    const { content } = await workspace.act('shares.open', { token })
    expect(seen).toEqual({ name: 'Executive Summary', brand: { color: '#be123c' }, timeZone: 'Europe/Madrid', at: testClock, content })
    expect(content.about).toEqual({ project: 'Shop', days: 30 })
  })

  it('opens what was shared from the list of reports, too', async () => {
    const { workspace, open } = await shop()
    const definition = { dimension: 'day' as const, metrics: ['visits' as const], period: '7' as const, filter: '' }
    const { id } = await workspace.act('reports.create', { name: 'Week', definition })
    const { shareLink } = await workspace.act('reports.share', { id, people: [], accessType: 'View Only', link: true })
    expect((await open(shareLink?.split('/').at(-1) ?? '')).name).toBe('Week')
  })

  it('shows a dashboard widget by widget', async () => {
    const { workspace, share, open } = await shop()
    const { id } = await workspace.act('dashboards.create', { name: 'Sales' })
    const { token } = await share({ target: { kind: 'dashboard', id } })
    const { content } = await open(token)
    const inside = await workspace.act('shares.open', { token })
    expect(inside.content).toEqual({ ...content, id })
    expect(JSON.stringify(content)).not.toContain(id)
    // A dashboard that is made private is shared no more.
    await workspace.act('dashboards.setSettings', { id, name: 'Sales', description: '', range: '30', refresh: 'off', access: 'private' })
    await expect(open(token)).rejects.toMatchObject(unknown)
  })

  it('counts each opening, also three at once, and lists the last hundred', async () => {
    const { workspace, share, open } = await shop()
    const { id, token } = await share()
    await Promise.all([open(token), open(token), open(token)])
    expect((await workspace.read('shares.details', { id })).share).toMatchObject({ views: 3, lastAccessed: testClock })
    for (let more = 0; more < 100; more++) await open(token)
    const { share: seen, visits } = await workspace.read('shares.details', { id })
    expect([seen.views, visits.length]).toEqual([103, 100])
  })

  it('writes nothing to the audit log, where nobody did anything', async () => {
    const { share, open, store } = await shop()
    const { token } = await share()
    const before = (await store.list('auditLog')).size
    await open(token)
    expect((await store.list('auditLog')).size).toBe(before)
  })

  it('opens with its password only', async () => {
    const { share, open, stored } = await shop()
    const { id, token } = await share({ password: 'board-only-please' })
    await expect(open(token)).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'password', message: 'passwordNeeded' }] })
    await expect(open(token, 'board-only')).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'password', message: 'passwordWrong' }] })
    expect((await stored(id)).views).toBe(0)
    expect((await open(token, 'board-only-please')).name).toBe('Executive Summary')
    expect((await stored(id)).views).toBe(1)
  })

  it('opens until its end and not before its beginning', async () => {
    const { share, open, wait } = await shop()
    const { token } = await share({ validFrom: '2026-03-02T12:00:00Z', validUntil: '2026-03-04T12:00:00Z' })
    await expect(open(token)).rejects.toMatchObject(unknown)
    wait(1)
    expect((await open(token)).name).toBe('Executive Summary')
    wait(2)
    await expect(open(token)).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'token', message: 'ended' }] })
  })

  it('opens no more once it is paused, revoked, switched off or what it showed is gone, and says the same of all', async () => {
    const { workspace, share, open, store } = await shop()
    const definition = { dimension: 'day' as const, metrics: ['visits' as const], period: '7' as const, filter: '' }
    const made = await workspace.act('reports.create', { name: 'Secret name', definition })
    const { id, token } = await share({ target: { kind: 'report', id: made.id } })
    const stop = async (off: () => Promise<unknown>, on: () => Promise<unknown>) => {
      await off()
      const refused = await open(token).catch((error: unknown) => error)
      expect(refused).toMatchObject(unknown)
      expect(String(refused)).not.toContain('Secret name')
      await on()
      expect((await open(token)).name).toBe('Secret name')
    }
    const set = (status: 'active' | 'paused') => () => workspace.act('shares.setStatus', { id, status })
    await stop(set('paused'), set('active'))
    await stop(
      () => workspace.act('shares.revoke', { id }),
      () => workspace.act('shares.restore', { id }),
    )
    const option = (enabled: boolean) => () => workspace.act('shares.setOption', { id: 'public-link', enabled })
    await stop(option(false), option(true))
    await stop(
      () => workspace.act('reports.remove', { id: made.id }),
      () => store.commit([{ collection: 'reports', id: made.id, row: made }]),
    )
    await expect(open('guess')).rejects.toMatchObject(unknown)
  })

  it('is not shown where it was stopped while the figures were computed', async () => {
    const { workspace, share, at, stored } = await shop()
    const { id, token } = await share()
    const late: typeof at.store = {
      ...at.store,
      alone: async (run) => {
        await workspace.act('shares.setStatus', { id, status: 'paused' })
        return run()
      },
    }
    await expect(openPublicShare({ ...at, store: late }, { token })).rejects.toMatchObject(unknown)
    expect((await stored(id)).views).toBe(0)
  })

  it('sends members to sign in for what is the team’s or may be edited', async () => {
    const { workspace, share, open } = await shop()
    const members = { code: 'forbidden', issues: [{ path: 'token', message: 'members' }] }
    await workspace.act('shares.setOption', { id: 'team-access', enabled: true })
    const { token: team } = await share({ audience: 'team' })
    await expect(open(team)).rejects.toMatchObject(members)
    const { token: edit } = await share({ audience: 'people', people: ['ana@example.com'], accessType: 'Edit' })
    await expect(open(edit)).rejects.toMatchObject(members)
  })

  it('never opens what only the sample shows', async () => {
    const { at, open, store } = await shop()
    for (const { token } of (await store.list('shares')).values()) {
      expect(await holdsShare(at, token ?? '')).toBe(false)
      await expect(open(token ?? '')).rejects.toMatchObject(unknown)
    }
  })

  it('gives the figures of its own project, whatever stands beside it', async () => {
    const { workspace, share, open, events, at } = await shop()
    const { token } = await share()
    await workspace.act('projects.create', { name: 'Other', website: 'other.example', timeZone: 'UTC' })
    const other = await share()
    const moment = '2026-02-28T12:00:00.000Z'
    await events.append([purchase(moment, 4711), purchase(moment, 1147, 'EUR', { project: 'other' })], 'day')
    const [mine, theirs] = [JSON.stringify(await open(token)), JSON.stringify(await open(other.token))]
    expect([mine.includes('4711'), theirs.includes('1147')]).toEqual([true, true])
    expect([mine.includes('1147'), theirs.includes('4711'), mine.includes('other'), theirs.includes('shop')]).toEqual([false, false, false, false])
    expect([await holdsShare(at, token), await holdsShare({ ...at, store: sampleEngine().store }, token)]).toEqual([true, false])
  })

  it('gives nothing of another project that its row would name', async () => {
    const { workspace, share, open, store, stored } = await shop()
    const definition = { dimension: 'day' as const, metrics: ['visits' as const], period: '7' as const, filter: '' }
    const report = await workspace.act('reports.create', { name: 'Of the shop', definition })
    const dashboard = await workspace.act('dashboards.create', { name: 'Of the shop' })
    await workspace.act('projects.create', { name: 'Other', website: 'other.example', timeZone: 'UTC' })
    const { id, token } = await share()
    for (const target of [
      { kind: 'report' as const, id: report.id },
      { kind: 'dashboard' as const, id: dashboard.id },
    ]) {
      await store.commit([{ collection: 'shares', id, row: { ...(await stored(id)), target } }])
      await expect(open(token)).rejects.toMatchObject(unknown)
    }
  })

  it('outlives the tidying', async () => {
    const { share, open, store, wait, ports } = await shop()
    const { token } = await share()
    await open(token)
    wait(1000)
    await tidy(store, ports.now())
    expect((await open(token)).name).toBe('Executive Summary')
  })
})

describe('the frame of a share', () => {
  it('is given to listed sites, by shares that were made to be embedded', async () => {
    const { workspace, share, at } = await shop()
    await workspace.act('shares.setOption', { id: 'embed-code', enabled: true, sites: ['shop.example', 'blog.example'] })
    const [plain, embedded] = [await share(), await share({ embed: true })]
    expect([await framesOf(at, plain.token), await framesOf(at, embedded.token)]).toEqual([[], ['shop.example', 'blog.example']])
    expect(embedded.embed).toContain(`<iframe src="${site}/share/${embedded.token}?embed"`)
    await workspace.act('shares.setOption', { id: 'embed-code', enabled: true, sites: [] })
    expect(await framesOf(at, embedded.token)).toEqual([])
    await workspace.act('shares.setOption', { id: 'embed-code', enabled: false })
    await expect(framesOf(at, embedded.token)).rejects.toMatchObject(unknown)
    await expect(framesOf(at, 'guess')).rejects.toMatchObject(unknown)
  })
})
