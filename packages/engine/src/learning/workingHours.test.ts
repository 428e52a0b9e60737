import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterWorkingHours, workingSlots } from './workingHours.ts'

const at = (iso: string) => Date.parse(iso)
const hour = 3_600_000
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'] as const
const after = (from: string, hours: number, zone = 'Europe/Berlin') => new Date(afterWorkingHours(at(from), hours, zone)).toISOString()

describe('working hours', () => {
  it('go from nine to five, Monday to Friday', () => {
    expect(after('2024-01-22T10:00:00Z', 4)).toBe('2024-01-22T14:00:00.000Z')
    // Friday 16:00 in Berlin: one hour then, three on Monday.
    expect(after('2024-01-19T15:00:00Z', 4)).toBe('2024-01-22T11:00:00.000Z')
    expect(after('2024-01-20T12:00:00Z', 1)).toBe('2024-01-22T09:00:00.000Z')
    expect(after('2024-01-22T03:00:00Z', 8)).toBe('2024-01-22T16:00:00.000Z')
  })

  it('keep to the clock of the wall when clocks are changed', () => {
    // Berlin goes to summer time on Sunday, March 31: nine is 08:00 UTC on Friday and 07:00 UTC on Monday.
    expect(after('2024-03-29T15:00:00Z', 2)).toBe('2024-04-01T08:00:00.000Z')
    expect(after('2024-10-25T14:00:00Z', 2)).toBe('2024-10-28T09:00:00.000Z')
  })

  const moment = fc.integer({ min: at('2023-01-01T00:00:00Z') / 60_000, max: at('2026-01-01T00:00:00Z') / 60_000 }).map((minute) => minute * 60_000)
  const hours = fc.integer({ min: 1, max: 4 * 60 }).map((quarters) => quarters / 4)

  it('add up: so many hours and then so many more are the sum', () =>
    fc.assert(
      fc.property(moment, hours, hours, fc.constantFrom(...zones), (from, first, more, zone) => {
        const whole = afterWorkingHours(from, first + more, zone)
        expect(afterWorkingHours(afterWorkingHours(from, first, zone), more, zone)).toBe(whole)
        expect(whole).toBeGreaterThanOrEqual(from + (first + more) * hour)
      }),
    ))

  it('end on a weekday between nine and five on the clock there', () =>
    fc.assert(
      fc.property(moment, hours, fc.constantFrom(...zones), (from, count, zone) => {
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
        const [weekday = '', clock = ''] = shown.format(afterWorkingHours(from, count, zone)).split(/,? /)
        expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']).toContain(weekday)
        expect(clock >= '09:00' && clock <= '17:00').toBe(true)
      }),
    ))

  it('offer eight slots a day, none before the moment', () => {
    const slots = workingSlots(at('2024-01-22T10:30:00Z'), 3, 'Europe/Berlin')
    expect(new Date(slots[0] ?? 0).toISOString()).toBe('2024-01-22T11:00:00.000Z')
    expect(slots).toHaveLength(5 + 8 + 8 + 8)
    expect(workingSlots(at('2024-01-20T00:00:00Z'), 1, 'Europe/Berlin')).toEqual([])
  })
})
