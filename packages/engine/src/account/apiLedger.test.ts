import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { readsOn } from '../workspace.ts'
import { settle, type Tally } from './apiLedger.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }

/** The engine with a project of one's own, and what a server counted for it written down. */
async function opened() {
  const { workspace, store, ports } = sampleEngine()
  await workspace.act('projects.create', shop)
  const counted = (project: string, events: Omit<Tally['events'][number], 'project'>[], arrivals: Tally['arrivals'] = []) =>
    settle(store, ports, { calls: [], uses: [], conversions: [], arrivals, events: events.map((each) => ({ project, ...each })) })
  return { workspace, store, counted }
}

const on = (at: string, events: number) => ({ at: Date.parse(at), events, conversions: 0 })

describe('what is metered', () => {
  it('begins anew with each month of a real project, in the records too', async () => {
    const { store, counted } = await opened()
    const row = () => store.get('subscriptions', 'subscription-real')
    expect(await row()).toBeUndefined()
    await counted('shop', [on('2026-01-31T23:00:00Z', 5), on('2026-02-01T00:00:00Z', 2)])
    expect(await row()).toMatchObject({ space: 'real', nextBilling: '2026-03-01T00:00:00.000Z', usage: { events: { used: 2 } } })
    // Months in which nothing came are over, too; and what another server wrote down late does not bring one back.
    await counted('shop', [on('2026-06-10T12:00:00Z', 3)])
    await counted('shop', [on('2026-05-31T23:00:00Z', 1)])
    expect(await row()).toMatchObject({ nextBilling: '2026-07-01T00:00:00.000Z', usage: { events: { used: 4 } } })
  })

  it('begins anew with the period of the sample, on the plan that was to follow', async () => {
    const { store, counted } = await opened()
    const first = await store.get('subscriptions', 'subscription')
    if (first === undefined) throw new Error('no subscription')
    await store.commit([{ collection: 'subscriptions', id: first.id, row: { ...first, nextBilling: '2024-01-05T09:00:00.000Z', change: 'plan-starter' } }])
    await counted('analytics-dashboard', [on('2026-03-01T12:00:00Z', 7)])
    const then = await store.get('subscriptions', first.id)
    expect(then).toMatchObject({
      name: 'Starter',
      nextBilling: '2024-02-05T09:00:00.000Z',
      usage: { events: { used: 7, limit: 10_000 }, apiCalls: { used: 0 } },
    })
    expect(then).not.toHaveProperty('change')
    await counted('analytics-dashboard', [on('2026-03-01T12:00:00Z', 1)])
    expect((await store.get('subscriptions', first.id))?.usage.events.used).toBe(8)
    expect(await store.get('subscriptions', 'subscription-real')).toBeUndefined()
  })

  it('is of projects that there are', async () => {
    const { store, counted } = await opened()
    await counted('nowhere', [on('2026-03-01T12:00:00Z', 7)], [{ project: 'nowhere', at: 0 }])
    expect([(await store.list('eventArrivals')).size, await store.get('subscriptions', 'subscription-real')]).toEqual([0, undefined])
  })
})

describe('the news of what came', () => {
  it('is one row of a real project, which no late news turns back, and none of the sample', async () => {
    const { store, counted } = await opened()
    await counted('shop', [on('2026-03-01T12:00:00Z', 5)], [{ project: 'shop', at: Date.parse('2026-03-01T12:00:02Z') }])
    await counted('shop', [on('2026-03-01T11:00:00Z', 2)])
    expect([...(await store.list('eventArrivals')).values()]).toEqual([{ id: 'shop', project: 'shop', at: '2026-03-01T12:00:02.000Z', events: 7 }])
    await counted('analytics-dashboard', [on('2026-03-01T12:00:00Z', 5)], [{ project: 'analytics-dashboard', at: 0 }])
    expect((await store.list('eventArrivals')).size).toBe(1)
  })

  it('makes the answers old that show figures of events; what is metered tells of itself', () => {
    const shown = ['conversions.overview', 'dashboard.figures', 'dashboard.recent', 'dashboards.widget', 'exports.offer']
    const more = ['performance.overview', 'performance.page', 'realtime.now', 'reports.preview']
    expect(readsOn(['eventArrivals'])).toEqual(expect.arrayContaining([...shown, ...more]))
    expect(readsOn(['subscriptions'])).toContain('billing.overview')
  })

  it('stays with its project when the sample is reset', async () => {
    const { workspace, store, counted } = await opened()
    await counted('shop', [on('2026-03-01T12:00:00Z', 5)])
    await workspace.act('workspace.reset', undefined)
    expect([await store.get('eventArrivals', 'shop'), await store.get('subscriptions', 'subscription-real')]).toMatchObject([
      { events: 5 },
      { usage: { events: { used: 5 } } },
    ])
  })
})
