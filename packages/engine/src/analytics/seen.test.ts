import type { Device, ReportDefinition, Seen } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { event, purchase, shop } from '../figures/collected.testing.ts'

const now = '2026-03-04T12:00:00Z'
const mobile = { device: 'mobile', source: 'google' } as const

/** Two who bought, one of them on a phone; one who only looked; and one of a month before. */
const visits = [
  event('2026-02-10T10:00:00Z', { visitor: 'ana', session: 'a0', path: '/', ...mobile }),
  event('2026-03-02T10:00:00Z', { visitor: 'ana', session: 'a', path: '/', ...mobile }),
  event('2026-03-02T10:01:00Z', { visitor: 'ana', session: 'a', path: '/cakes', ...mobile }),
  event('2026-03-02T10:01:30Z', { visitor: 'ana', session: 'a', name: 'add_to_cart', path: '/cakes', ...mobile }),
  purchase('2026-03-02T10:02:00Z', 20, 'EUR', { visitor: 'ana', session: 'a', path: '/thanks', ...mobile }),
  event('2026-03-03T09:00:00Z', { visitor: 'ben', session: 'b', path: '/' }),
  event('2026-03-03T09:01:00Z', { visitor: 'ben', session: 'b', path: '/bread' }),
  purchase('2026-03-03T09:02:00Z', 30, 'EUR', { visitor: 'ben', session: 'b', path: '/thanks' }),
  event('2026-03-03T11:00:00Z', { visitor: 'cleo', session: 'c', path: '/' }),
  event('2026-03-03T12:00:00Z', { visitor: 'dora', session: 'd', path: '/', bot: 'crawler' }),
]
const onPhones: Seen = { filters: [{ field: 'device', value: 'mobile', not: false }] }
const steps = [{ step: '/' }, { step: 'Bought', event: 'purchase' }]

async function bakery() {
  const { workspace } = await shop(visits, { now })
  await workspace.act('conversions.setFunnel', { steps })
  return workspace
}

describe('what the bar leaves', () => {
  it('is counted of conversions, their money, pages and funnel', async () => {
    const workspace = await bakery()
    const { figures, pages, funnel } = await workspace.read('conversions.overview', onPhones)
    expect([figures.conversions?.value, figures.revenueCents?.value]).toEqual([1, 2000])
    expect(pages.map(({ path, conversions }) => [path, conversions])).toEqual([['/', 1]])
    expect(funnel.map(({ users }) => users)).toEqual([1, 1])
    const all = await workspace.read('conversions.overview', undefined)
    expect([all.figures.conversions?.value, all.funnel.map(({ users }) => users)]).toEqual([2, [3, 2]])
  })

  it('is of the days that it names, against the days before or none', async () => {
    const workspace = await bakery()
    const day = { days: { from: '2026-03-03', to: '2026-03-03' } }
    expect((await workspace.read('conversions.overview', day)).figures.conversions).toEqual({ value: 1, change: 0 })
    expect((await workspace.read('conversions.overview', { ...day, compare: 'none' })).figures.conversions).toEqual({ value: 1, change: null })
    expect((await workspace.read('campaigns.attribution', day))?.rows.map(({ source, visits: count }) => [source, count])).toEqual([])
    expect((await workspace.read('campaigns.attribution', undefined))?.rows.map(({ source, last }) => [source, last.orders])).toEqual([['google', 1]])
    await expect(workspace.read('conversions.overview', { days: { from: '2026-03-03', to: '2026-03-01' } })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is what a report is run of', async () => {
    const workspace = await bakery()
    const report: ReportDefinition = { dimension: 'step', metrics: ['users'], period: '30', filter: '' }
    const users = async (seen?: Seen) => (await workspace.read('reports.preview', { ...report, seen })).rows.map(({ values }) => values[0])
    expect([await users(), await users(onPhones)]).toEqual([
      [3, 2],
      [1, 1],
    ])
    const days = await workspace.read('reports.preview', {
      ...report,
      dimension: 'day',
      metrics: ['conversions'],
      seen: { ...onPhones, days: { from: '2026-03-01', to: '2026-03-04' } },
    })
    expect(days.rows.map(({ name, values }) => [name.slice(0, 10), values[0]])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-03', 0],
      ['2026-03-04', 0],
    ])
  })

  it('is what pages are measured of', async () => {
    const measured = (device: Device, metric_value: number) =>
      event('2026-03-03T10:00:00Z', { name: 'web_vitals', device, params: { metric_name: 'LCP', metric_value } })
    const { workspace } = await shop([measured('mobile', 4000), measured('desktop', 1000)], { now })
    const paint = async (seen: Seen) => (await workspace.read('performance.overview', seen)).core[0]?.value
    expect([await paint(onPhones), await paint({ filters: [{ field: 'device', value: 'mobile', not: true }] })]).toEqual([4000, 1000])
    expect(await paint({ days: { from: '2026-03-01', to: '2026-03-02' } })).toBeNull()
  })
})

describe('ways of people', () => {
  it('are told apart by where they began', async () => {
    const workspace = await bakery()
    const segments = await workspace.read('conversions.funnelBy', { by: 'device' })
    expect(segments.map(({ value, steps: taken }) => [value, ...taken.map(({ users }) => users)])).toEqual([
      ['desktop', 2, 1],
      ['mobile', 1, 1],
    ])
  })

  it('say what came next, pages alone or events with them, and where visits ended', async () => {
    const workspace = await bakery()
    const first = await workspace.read('conversions.paths', {})
    expect(first.starts[0]).toEqual({ step: { page: '/' }, events: 4 })
    expect([first.visits, first.next]).toEqual([
      4,
      [
        { step: null, visits: 2 },
        { step: { page: '/bread' }, visits: 1 },
        { step: { page: '/cakes' }, visits: 1 },
      ],
    ])
    const way = [{ page: '/' }, { page: '/cakes' }]
    expect((await workspace.read('conversions.paths', { way })).next).toEqual([{ step: null, visits: 1 }])
    expect((await workspace.read('conversions.paths', { way, pagesOnly: false })).next).toEqual([{ step: { event: 'add_to_cart' }, visits: 1 }])
    expect((await workspace.read('conversions.paths', { way: [{ event: 'purchase' }], seen: onPhones })).visits).toBe(1)
  })

  it('lead back: people by their first week, and the weeks in which they came again', async () => {
    const workspace = await bakery()
    const weeks = await workspace.read('conversions.retention', undefined)
    expect(weeks.map(({ at, people }) => [at.slice(0, 10), people])).toEqual([
      ['2026-02-09', [1, 0, 0, 1]],
      ['2026-02-16', [0, 0, 0]],
      ['2026-02-23', [0, 0]],
      ['2026-03-02', [2]],
    ])
    expect((await workspace.read('conversions.retention', onPhones)).at(-1)?.people).toEqual([0])
  })
})
