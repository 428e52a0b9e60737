import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf, keyNames, lastDates, named, onDate, people, shop, visits } from './realCounts.testing.ts'
import { type Filled, openFilled } from './realFilled.testing.ts'
import { day, groups, lookedAt } from './realVisits.testing.ts'

let real: Filled
beforeAll(async () => {
  real = await openFilled()
})
afterAll(() => real.close())

describe('the traffic of a real project', () => {
  it('shows the figures of some days, and of what they are made', async () => {
    const [from, to] = [dateOf(lookedAt - 6 * day), dateOf(lookedAt)]
    const week = lastDates(7).flatMap((date) => onDate(shop, date))
    const { figures, points } = await real.read('traffic.overview', { from, to, compare: 'none', interval: 'day', filters: [] })
    expect(Object.fromEntries(Object.entries(figures).map(([measure, { value }]) => [measure, value]))).toEqual({
      visitors: people(week),
      visits: visits(week),
      pageViews: named(week, 'page_view').length,
      events: week.filter(({ name }) => name !== 'web_vitals').length,
      conversions: named(week, ...keyNames).length,
    })
    expect(points.map(({ at, values }) => [dateOf(at), values.visits])).toEqual(lastDates(7).map((date) => [date, visits(onDate(shop, date))]))
    const { rows } = await real.read('traffic.breakdown', { from, to, filters: [], by: 'device' })
    expect(Object.fromEntries(rows.map(({ value, visitors }) => [value, visitors]))).toEqual(
      Object.fromEntries([...groups(week, ({ device }) => device)].map(([device, those]) => [device, people(those)])),
    )
    const { rows: deeds, events } = await real.read('traffic.breakdown', { from, to, filters: [], by: 'name' })
    const meant = week.filter(({ name }) => name !== 'web_vitals')
    expect(Object.fromEntries(deeds.map(({ value, events: each }) => [value, each]))).toEqual(
      Object.fromEntries([...groups(meant, ({ name }) => name)].map(([name, those]) => [name, those.length])),
    )
    expect(events).toBe(meant.length)
    const measured = await real.read('traffic.breakdown', { from, to, filters: [{ field: 'name', value: 'web_vitals', not: false }], by: 'name' })
    expect(measured.rows.map(({ value, events: each }) => [value, each])).toEqual([['web_vitals', named(week, 'web_vitals').length]])
    const parameters = await real.read('traffic.parameters', { from, to, filters: [] })
    expect(parameters.find(({ name }) => name === 'metric_name')?.events).toBe(named(week, 'web_vitals').length)
  })
})
