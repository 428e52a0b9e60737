import { describe, expect, it } from 'vitest'
import { event, purchase, shop } from '../figures/collected.testing.ts'

const view = { from: '2026-02-27', to: '2026-03-01', filters: [], compare: 'none' as const, interval: 'day' as const }
const now = '2026-03-01T12:00:00Z'

/** A visit that came from a search, looked at two pages and bought; one that came directly; one a week before. */
const visits = [
  event('2026-02-28T10:00:00Z', { visitor: 'ana', session: 'a', path: '/', source: 'google', medium: 'organic', country: 'DE', device: 'mobile' }),
  event('2026-02-28T10:01:00Z', { visitor: 'ana', session: 'a', path: '/cakes', country: 'DE', device: 'mobile', params: { plan_name: 'Pro' } }),
  purchase('2026-02-28T10:02:00Z', 20, 'EUR', { visitor: 'ana', session: 'a', path: '/thanks', country: 'DE', device: 'mobile' }),
  event('2026-02-28T23:30:00Z', { visitor: 'ben', session: 'b', path: '/cakes', country: 'ES' }),
  event('2026-02-25T09:00:00Z', { visitor: 'cleo', session: 'c', path: '/', country: 'ES' }),
  event('2026-03-01T08:00:00Z', { visitor: 'bot', session: 'd', bot: 'crawler' }),
]

describe('traffic', () => {
  it('counts the days of the project, with every interval and the days before them', async () => {
    const { workspace } = await shop(visits, { timeZone: 'Europe/Madrid', now })
    const { figures, points, compared, machines } = await workspace.read('traffic.overview', { ...view, compare: 'previous' })
    expect(figures.visitors).toEqual({ value: 2, before: 1, change: 1 })
    expect(figures.pageViews).toEqual({ value: 3, before: 1, change: 2 })
    expect(figures.conversions).toEqual({ value: 1, before: 0, change: null })
    // Half past eleven in the evening of UTC is March 1 in Madrid.
    expect(points.map(({ at, values, before }) => [at, values.events, before?.events])).toEqual([
      ['2026-02-26T23:00:00.000Z', 0, 0],
      ['2026-02-27T23:00:00.000Z', 3, 1],
      ['2026-02-28T23:00:00.000Z', 1, 0],
    ])
    expect([compared, machines]).toEqual([{ from: '2026-02-24', to: '2026-02-26' }, 1])
  })

  it('compares a day that runs with the same hours of the day before', async () => {
    const { workspace } = await shop(
      [event('2026-03-01T09:00:00Z'), event('2026-02-28T09:00:00Z'), event('2026-02-28T20:00:00Z'), event('2026-02-28T21:00:00Z')],
      { now },
    )
    const { figures } = await workspace.read('traffic.overview', { ...view, from: '2026-03-01', compare: 'previous' })
    expect(figures.events).toEqual({ value: 1, before: 1, change: 0 })
  })

  it('keeps only what meets every filter; a visit keeps its source on all of its pages', async () => {
    const { workspace } = await shop(visits, { now })
    const events = async (...filters: { field: 'source' | 'country' | 'param:plan_name'; value: string; not: boolean }[]) =>
      (await workspace.read('traffic.overview', { ...view, filters })).figures.events.value
    expect(await events({ field: 'source', value: 'google', not: false })).toBe(3)
    expect(await events({ field: 'source', value: 'google', not: true })).toBe(1)
    expect(await events({ field: 'source', value: 'google', not: false }, { field: 'country', value: 'ES', not: false })).toBe(0)
    expect(await events({ field: 'param:plan_name', value: 'Pro', not: false })).toBe(1)
  })

  it('breaks people down by what they have, most first, and events by their names and parameters', async () => {
    const { workspace } = await shop(visits, { now })
    const rows = async (by: 'landing' | 'source' | 'name' | 'param:plan_name') => (await workspace.read('traffic.breakdown', { ...view, by })).rows
    expect(await rows('landing')).toEqual([
      { value: '/', visitors: 1, events: 3, conversions: 1 },
      { value: '/cakes', visitors: 1, events: 1, conversions: 0 },
    ])
    expect((await rows('source')).map(({ value, visitors }) => [value, visitors])).toEqual([
      ['', 1],
      ['google', 1],
    ])
    expect((await rows('name')).map(({ value, events }) => [value, events])).toEqual([
      ['page_view', 3],
      ['purchase', 1],
    ])
    expect(await rows('param:plan_name')).toEqual([{ value: 'Pro', visitors: 1, events: 1, conversions: 0 }])
    expect(await workspace.read('traffic.parameters', view)).toEqual([{ name: 'plan_name', events: 1 }])
  })

  it('keeps only the visitors of an audience, or all others, and breaks people down by audience', async () => {
    const { workspace, store } = await shop(visits, { now })
    const member = (audience: string, visitor: string) => {
      const id = `shop:${audience}:${visitor}`
      return { collection: 'audienceMembers' as const, id, row: { id, project: 'shop', audience, visitor, by: 'trigger-1', at: now } }
    }
    await store.commit([member('Buyers', 'ana'), member('Everybody', 'ana'), member('Everybody', 'ben'), member('Everybody', 'gone')])
    const events = async (...filters: { field: 'audience' | 'country'; value: string; not: boolean }[]) =>
      (await workspace.read('traffic.overview', { ...view, filters })).figures.events.value
    expect(await events({ field: 'audience', value: 'Buyers', not: false })).toBe(3)
    expect(await events({ field: 'audience', value: 'Buyers', not: true })).toBe(1)
    expect(await events({ field: 'audience', value: 'Everybody', not: false }, { field: 'country', value: 'ES', not: false })).toBe(1)
    expect(await events({ field: 'audience', value: 'Everybody', not: false }, { field: 'audience', value: 'Buyers', not: true })).toBe(1)
    expect((await workspace.read('traffic.breakdown', { ...view, by: 'audience' })).rows).toEqual([
      { value: 'Everybody', visitors: 2, events: 4, conversions: 1 },
      { value: 'Buyers', visitors: 1, events: 3, conversions: 1 },
    ])
    await expect(events({ field: 'audience', value: 'Sellers', not: false })).rejects.toMatchObject({
      code: 'notFound',
      message: expect.stringContaining("'Sellers'") as string,
    })
    const other = await shop([], { now })
    expect((await other.workspace.read('traffic.breakdown', { ...view, by: 'audience' })).rows).toEqual([])
  })

  it('has nothing to show before the first event, and refuses days that are none', async () => {
    const { workspace } = await shop([], { now })
    const { figures, points } = await workspace.read('traffic.overview', view)
    expect([figures.visitors.value, points.map(({ values }) => values.events)]).toEqual([0, [0, 0, 0]])
    expect((await workspace.read('traffic.overview', { ...view, from: '2026-03-02', to: '2026-03-03', compare: 'previous' })).points).toEqual([])
    await expect(workspace.read('traffic.overview', { ...view, to: '2026-02-26' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.read('traffic.overview', { ...view, from: '2026-01-01', interval: 'hour' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.read('traffic.breakdown', { ...view, by: 'mood' as 'name' })).rejects.toMatchObject({ code: 'invalid' })
  })
})
