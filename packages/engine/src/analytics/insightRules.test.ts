import { performanceStatus } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confidenceOf, rules } from './insightRules.ts'
import type { Collected } from './insightTerms.ts'

const hour = 3_600_000
const now = Date.parse('2026-03-01T00:00:00Z')
const nothing: Collected = { now, timeZone: 'UTC', hours: [], pages: [], courses: [] }
/** So many days of hours up to now; visits by the place of the hour, 0 the oldest. */
const hoursOf = (days: number, visits: (index: number) => number) =>
  Array.from({ length: days * 24 }, (_, index) => ({ at: new Date(now - (days * 24 - index) * hour).toISOString(), visits: visits(index) }))
const pageOf = (score: number, loadTimes: readonly number[]): Pick<Collected, 'pages' | 'courses'> => ({
  pages: [{ id: 'a', project: 'p', path: '/a', score, status: performanceStatus(score), loadTime: 4 }],
  courses: [
    { id: 'a', project: 'p', resources: [], days: loadTimes.map((loadTime, day) => ({ at: new Date(now - (7 - day) * 24 * hour).toISOString(), loadTime })) },
  ],
})

describe('slow pages', () => {
  it('are poor ones that were over their target on most days', () => {
    expect(rules.slowPage({ ...nothing, ...pageOf(69, [4, 4, 4, 2]) })?.[0]?.finding).toMatchObject({ path: '/a', days: 3, of: 4 })
    expect(rules.slowPage({ ...nothing, ...pageOf(70, [4, 4, 4, 4]) })).toEqual([])
    expect(rules.slowPage({ ...nothing, ...pageOf(40, [4, 4, 2, 2]) })).toEqual([])
    expect(rules.slowPage(nothing)).toBeNull()
  })
})

describe('busy hours', () => {
  it('are the six in a row with the most visits, also over midnight, in the time of the project', () => {
    const night = hoursOf(7, (index) => (index % 24 >= 21 || index % 24 < 3 ? 10 : 1))
    const found = rules.busyHours({ ...nothing, hours: night })?.[0]?.finding
    expect(found).toMatchObject({ from: '21:00', to: '03:00', share: 77, days: 7, of: 7 })
    expect(rules.busyHours({ ...nothing, timeZone: 'Asia/Tokyo', hours: night })?.[0]?.finding).toMatchObject({ from: '06:00', to: '12:00' })
  })

  it('are none on even days, and not known without seven whole ones', () => {
    expect(rules.busyHours({ ...nothing, hours: hoursOf(7, () => 5) })).toEqual([])
    expect(rules.busyHours({ ...nothing, hours: hoursOf(7, () => 5).slice(1) })).toBeNull()
    expect(rules.busyHours({ ...nothing, hours: hoursOf(7, () => 0) })).toBeNull()
  })

  it('do not depend on how many visits there are in all, nor on the order of rows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 24, maxLength: 24 }), fc.integer({ min: 2, max: 9 }), (shape, times) => {
        const few = hoursOf(7, (index) => shape[index % 24] ?? 0)
        const many = few.map((row) => ({ ...row, visits: row.visits * times })).toReversed()
        const of = (hours: Collected['hours']) => rules.busyHours({ ...nothing, hours })?.map((found) => found.finding)
        expect(of(many)).toEqual(of(few))
      }),
      { numRuns: 30 },
    )
  })
})

describe('a change of week', () => {
  it('is a tenth more or less than the week before', () => {
    const week = (after: number) => hoursOf(14, (index) => (index < 168 ? 100 : after))
    expect(rules.weekChange({ ...nothing, hours: week(125) })?.[0]?.finding).toMatchObject({ change: 25, days: 7, of: 7, before: 16_800, after: 21_000 })
    expect(rules.weekChange({ ...nothing, hours: week(60) })?.[0]?.finding).toMatchObject({ change: -40 })
    expect(rules.weekChange({ ...nothing, hours: week(109) })).toEqual([])
    expect(rules.weekChange({ ...nothing, hours: hoursOf(13, () => 5) })).toBeNull()
  })

  it('adds up the rows of one hour', () => {
    const rows = hoursOf(14, (index) => (index < 168 ? 1 : 2))
    expect(rules.weekChange({ ...nothing, hours: [...rows, ...rows] })?.[0]?.finding).toMatchObject({ change: 100, before: 336, after: 672 })
  })
})

it('is never certain of anything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), (of, days) => {
      const confidence = confidenceOf({ rule: 'weekChange', change: 1, before: 1, after: 1, days: Math.min(days, of), of })
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThan(100)
    }),
  )
})
