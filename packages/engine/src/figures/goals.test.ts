import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { event, shop } from './collected.testing.ts'
import { countedGoals } from './goals.ts'

const timeZone = 'Europe/Berlin'
const goal = { event: 'sign_up', target: 10, valueCents: 0 }

async function counted(times: readonly (string | number)[], now: string | number) {
  const { workspace, context } = await shop(
    times.map((at) => event(at, { name: 'sign_up' })),
    { timeZone, now },
  )
  await workspace.act('conversions.addGoal', { ...goal, name: 'Month', period: 'month' })
  await workspace.act('conversions.addGoal', { ...goal, name: 'Quarter', period: 'quarter' })
  await workspace.act('conversions.addGoal', { ...goal, event: 'purchase', name: 'Other', period: 'month' })
  return (await countedGoals(context())).map(({ current }) => current)
}

describe('goals', () => {
  it('count their events since the month or the quarter began on the clocks of the project (ANA-CONV-07-B)', async () => {
    // March began in the last hour of February in UTC; the quarter on New Year's Eve.
    const times = ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z', '2026-02-28T22:59:59Z', '2026-02-28T23:00:00Z', '2026-03-10T10:00:00Z']
    expect(await counted(times, '2026-03-31T21:59:59Z')).toEqual([2, 4, 0])
  })

  it('begin anew with the next month and quarter', async () => {
    const times = ['2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z']
    expect(await counted(times, '2026-03-31T22:00:01Z')).toEqual([1, 1, 0])
    expect(await counted([...times, '2026-05-01T00:00:00Z'], '2026-06-30T21:59:59Z')).toEqual([0, 2, 0])
  })

  it('count by the calendar at any time of any year', async () => {
    const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' })
    const monthOf = (at: number) => parts.format(at)
    const quarterOf = (at: number) => `${monthOf(at).slice(0, 4)} ${Math.ceil(Number(monthOf(at).slice(5)) / 3)}`
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-12-31T23:00:00Z') }),
        fc.array(fc.integer({ min: 1, max: 130 * 86_400_000 }), { maxLength: 12 }),
        async (now, ages) => {
          const times = ages.map((age) => now - age)
          const same = (of: (at: number) => string) => times.filter((at) => of(at) === of(now)).length
          expect(await counted(times, now)).toEqual([same(monthOf), same(quarterOf), 0])
        },
      ),
      { numRuns: 30 },
    )
  })
})
