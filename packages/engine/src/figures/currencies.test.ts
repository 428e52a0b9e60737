import type { ReportDefinition } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { testClock } from '../testing/sampleEngine.ts'
import { event, purchase, shop } from './collected.testing.ts'

const day = 86_400_000
const now = Date.parse(testClock)
/** Orders in euros on most of forty days, and two in yen, which are worth more. */
const sold = Array.from({ length: 40 }, (_, at) => purchase(now - at * day - 1, 10 + (at % 7)))
const both = [...sold, purchase(now - day, 90_000, 'JPY'), event(now - 2 * day, { name: 'refund', value: 1000, currency: 'JPY' })]

async function exported(events: Parameters<typeof shop>[0], format: 'json' | 'csv' = 'json') {
  const { workspace } = await shop(events)
  const [begun] = await workspace.act('exports.start', { dataSets: ['revenue-data'], format, dateRange: 'last-7-days' })
  const id = begun?.id ?? ''
  while ((await workspace.act('exports.work', { id })).status === 'processing');
  const { base64 } = await workspace.act('exports.download', { id })
  return Buffer.from(base64, 'base64').toString()
}

describe('a project that sells in two currencies', () => {
  it('exports every day for each of them, and never adds them', async () => {
    const { rows } = JSON.parse(await exported(both)) as { rows: { day: string; orders: number; revenue: number; averageOrder: number; currency: string }[] }
    const of = (currency: string) => rows.filter((row) => row.currency === currency)
    expect([of('EUR').length, of('JPY').length, rows.length]).toEqual([8, 8, 16])
    expect(of('EUR').map((row) => row.day)).toEqual(of('JPY').map((row) => row.day))
    expect(of('JPY').reduce((sum, { revenue }) => sum + revenue, 0)).toBe(89_000)
    expect(of('JPY').map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 0, 1, 0])
    expect(of('EUR').every(({ orders, averageOrder, revenue }) => averageOrder === revenue / (orders || 1))).toBe(true)
  })

  it('has no column for a currency where no order named one', async () => {
    const [head, ...rows] = (await exported([purchase(now - day, 10, ''), event(now - day)], 'csv')).trim().split('\r\n')
    expect(head).toBe('day,visits,orders,revenue,averageOrder,revenuePerVisit')
    expect(rows.every((row) => row.split(',').length === 6)).toBe(true)
  })

  it('has forecasts of revenue, and reports, in the currency of most orders', async () => {
    const { workspace } = await shop(both)
    const { id } = await workspace.act('models.train', { name: 'Sales', metric: 'revenue', horizon: 7, history: 30 })
    expect((await workspace.read('models.details', { id })).currency).toBe('EUR')
    const visits = await workspace.act('models.train', { name: 'Visits', metric: 'visits', horizon: 7, history: 30 })
    expect(await workspace.read('models.details', { id: visits.id })).not.toHaveProperty('currency')
    const definition: ReportDefinition = { dimension: 'day', metrics: ['revenue'], period: '30', filter: '' }
    expect((await workspace.read('dashboards.widget', { type: 'chart', definition })).table.currency).toBe('EUR')
  })
})

it('a widget of people now counts those of the last half hour, whatever its period', async () => {
  const minute = 60_000
  const { workspace } = await shop([
    event(now - 5 * minute, { visitor: 'a' }),
    event(now - 6 * minute, { visitor: 'a' }),
    event(now - 29 * minute, { visitor: 'b', device: 'mobile' }),
    event(now - 31 * minute, { visitor: 'c', device: 'mobile' }),
    event(now - 20 * day, { visitor: 'd', device: 'tablet' }),
  ])
  const ask = (metric: 'users' | 'usersNow') =>
    workspace.read('dashboards.widget', { type: 'metric', definition: { dimension: 'device', metrics: [metric], period: '30', filter: '' } })
  expect((await ask('usersNow')).totals).toMatchObject([{ value: 2 }])
  expect((await ask('users')).totals).toMatchObject([{ value: 4 }])
  const { id } = await workspace.act('dashboards.useTemplate', { id: 'dashboard-template-overview' })
  const { document } = await workspace.read('dashboards.details', { id })
  expect(document.widgets.find(({ title }) => title === 'People now')?.metrics).toEqual(['usersNow'])
})
