import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn, rangeNames, rangesFrom } from './ranges.ts'

describe('rangesFrom', () => {
  it('knows where months end, also in leap years and over a new year', () => {
    expect(rangesFrom('2024-03-01').lastMonth).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(rangesFrom('2026-01-31').lastMonth).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(rangesFrom('2024-01-22').week).toEqual({ from: '2024-01-16', to: '2024-01-22' })
  })

  it('never ends after today, and never before it begins', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => dayAfter('1970-01-01', count))
    fc.assert(
      fc.property(days, fc.constantFrom(...rangeNames), (today, name) => {
        const { from, to } = rangesFrom(today)[name]
        expect(from <= to && to <= today).toBe(true)
      }),
    )
  })
})

it('dayIn is the day of the project, whatever day it is elsewhere', () => {
  const at = Date.parse('2026-02-28T23:30:00Z')
  expect([dayIn(at, 'UTC'), dayIn(at, 'Europe/Madrid'), dayIn(at, 'America/Los_Angeles')]).toEqual(['2026-02-28', '2026-03-01', '2026-02-28'])
})
