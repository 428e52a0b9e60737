import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf } from './zones.ts'

const zones = [
  'UTC',
  'Europe/Madrid',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/Sao_Paulo',
  'Asia/Tehran',
]

/** What the clocks of a zone show, asked part by part. */
function shownAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 0) - 1, parts['day'], parts['hour'], parts['minute'], parts['second'])
}

describe('clockOf', () => {
  it('shows what Intl shows at any moment, also on days on which clocks are set', () => {
    const second = fc.integer({ min: Date.UTC(1975, 0) / 1000, max: Date.UTC(2035, 0) / 1000 })
    // The last Sunday of March and October, at the hour of the change.
    const change = fc
      .tuple(fc.integer({ min: 1996, max: 2034 }), fc.constantFrom(2, 9), fc.integer({ min: -7200, max: 7200 }))
      .map(([year, month, seconds]) => Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1) / 1000 + seconds)
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.oneof(second, change), (zone, at) => {
        expect(at * 1000 + clockOf(zone)(at * 1000)).toBe(shownAt(at * 1000, zone))
      }),
      { numRuns: 1500 },
    )
  })

  it('refuses a zone that does not exist, and a moment that is none', () => {
    expect(() => clockOf('Europe/Atlantis')).toThrow("'Europe/Atlantis' is not a time zone")
    expect(() => clockOf('UTC')(Number.NaN)).toThrow(RangeError)
  })
})
