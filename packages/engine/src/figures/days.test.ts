import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { event, purchase, shop } from './collected.testing.ts'
import { measuredDays } from './days.ts'

const timeZone = 'Europe/Berlin'
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const dateOf = (at: number | string) => calendar.format(new Date(at))

describe('the days of a project', () => {
  it.each([
    ['back', '2026-10-26T12:00:00Z', ['2026-10-24T21:59:59.999Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z']],
    ['forward', '2026-03-30T12:00:00Z', ['2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z']],
  ])('begin at its midnights, also where clocks are set %s', async (_, now, times) => {
    const { context } = await shop(
      times.map((at) => event(at)),
      { timeZone, now },
    )
    const days = await measuredDays(context())
    expect(days.map(({ visits }) => visits)).toEqual([1, 2, 1])
    expect(days.slice(1).map(({ at }) => Date.parse(at))).toEqual([times[1], times[3]].map((at) => Date.parse(at ?? '')))
  })

  it('begin with the first on which something came, and end with today or the day before', async () => {
    const { context } = await shop([event('2026-02-26T08:00:00Z'), event('2026-03-01T09:00:00Z')], { now: '2026-03-01T12:00:00Z' })
    const named = async (whole: boolean) => (await measuredDays(context(), { whole })).map(({ at, visits }) => [at.slice(0, 10), visits])
    const before = [
      ['2026-02-26', 1],
      ['2026-02-27', 0],
      ['2026-02-28', 0],
    ]
    expect(await named(true)).toEqual(before)
    expect(await named(false)).toEqual([...before, ['2026-03-01', 1]])
  })

  it('are none where nothing came, or a machine alone', async () => {
    expect(await measuredDays((await shop([])).context())).toEqual([])
    expect(await measuredDays((await shop([event('2026-02-26T08:00:00Z', { bot: 'crawler' })])).context())).toEqual([])
  })

  it('are whole 400 days ago, although clocks were set in between', async () => {
    const { context } = await shop([event('2025-10-26T20:00:00Z'), event('2026-11-10T10:00:00Z')], { timeZone, now: '2026-11-30T12:00:00Z' })
    const [first] = await measuredDays(context())
    expect(first).toMatchObject({ at: '2025-10-25T22:00:00.000Z', visits: 1 })
    const { context: summer } = await shop([event('2025-08-28T12:00:00Z')], { timeZone, now: '2026-11-30T12:00:00Z' })
    expect(await measuredDays(summer())).toEqual([])
  })

  it('have the revenue of the main currency, less what was paid back', async () => {
    const { context } = await shop([
      purchase('2026-02-28T10:00:00Z', 10.1),
      purchase('2026-02-28T10:00:00Z', 20.05),
      purchase('2026-02-28T10:00:00Z', 999.99, 'USD'),
      event('2026-03-01T10:00:00Z', { name: 'refund', value: 10.1, currency: 'EUR' }),
    ])
    expect((await measuredDays(context())).map(({ conversions, revenueCents }) => [conversions, revenueCents])).toEqual([
      [3, 3015],
      [0, -1010],
    ])
  })

  it('count every visit, each on its own date', async () => {
    const now = Date.parse('2026-11-05T12:00:00Z')
    const times = fc.array(fc.integer({ min: now - 40 * 86_400_000, max: now - 1 }), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(times, async (all) => {
        const { context } = await shop(
          all.map((at) => event(at)),
          { timeZone, now },
        )
        const days = await measuredDays(context())
        expect(days[0]?.visits).toBeGreaterThan(0)
        for (const { at, visits } of days) expect(visits).toBe(all.filter((time) => dateOf(time) === dateOf(at)).length)
        expect(days.reduce((sum, { visits }) => sum + visits, 0)).toBe(all.length)
        expect(new Set(days.map(({ at }) => dateOf(at))).size).toBe(days.length)
      }),
      { numRuns: 30 },
    )
  })
})
