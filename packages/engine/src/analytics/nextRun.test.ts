import { frequencies, type RunTimes } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRun, runsAfter } from './nextRun.ts'
import { instantOf, localDate } from './zonedTime.ts'

const times = (frequency: RunTimes['frequency'], startsOn: string, timeZone = 'UTC', time = '07:00'): RunTimes => ({ frequency, startsOn, timeZone, time })
const runs = (from: string, given: RunTimes, count = 1) => runsAfter(new Date(from), given, count)

describe('the runs of a schedule', () => {
  it('are an interval apart, the first after now; a month ends with its last day and begins anew from the day meant', () => {
    expect(runs('2024-01-31T22:00:00Z', times('Daily', '2024-01-31'))).toEqual(['2024-02-01T07:00:00.000Z'])
    expect(runs('2024-01-31T06:00:00Z', times('Daily', '2024-01-31'))).toEqual(['2024-01-31T07:00:00.000Z'])
    expect(runs('2024-01-31T07:00:00Z', times('Daily', '2024-01-31'))).toEqual(['2024-02-01T07:00:00.000Z'])
    expect(runs('2024-12-28T22:00:00Z', times('Weekly', '2024-12-28'))).toEqual(['2025-01-04T07:00:00.000Z'])
    expect(runs('2024-02-20T22:00:00Z', times('Bi-weekly', '2024-02-20'))).toEqual(['2024-03-05T07:00:00.000Z'])
    expect(runs('2024-01-31T22:00:00Z', times('Monthly', '2024-01-31'), 3)).toEqual([
      '2024-02-29T07:00:00.000Z',
      '2024-03-31T07:00:00.000Z',
      '2024-04-30T07:00:00.000Z',
    ])
    expect(runs('2024-01-01T00:00:00Z', times('Weekly', '2024-03-01'))).toEqual(['2024-03-01T07:00:00.000Z'])
  })

  it('keep the time of the clock when clocks are changed', () => {
    expect(runs('2024-03-29T12:00:00Z', times('Daily', '2024-03-01', 'Europe/Berlin', '08:00'), 3)).toEqual([
      '2024-03-30T07:00:00.000Z',
      '2024-03-31T06:00:00.000Z',
      '2024-04-01T06:00:00.000Z',
    ])
    expect(runs('2024-10-20T12:00:00Z', times('Weekly', '2024-10-21', 'Europe/Berlin', '08:00'), 2)).toEqual([
      '2024-10-21T06:00:00.000Z',
      '2024-10-28T07:00:00.000Z',
    ])
  })

  it('a time that is skipped comes as much later; of one that comes twice the first counts', () => {
    const at = (date: string, time: string, zone: string) => new Date(instantOf(date, time, zone)).toISOString()
    expect(at('2024-03-10', '02:30', 'America/New_York')).toBe('2024-03-10T07:30:00.000Z')
    expect(at('2024-03-31', '02:30', 'Europe/Berlin')).toBe('2024-03-31T01:30:00.000Z')
    expect(at('2024-11-03', '01:30', 'America/New_York')).toBe('2024-11-03T05:30:00.000Z')
    expect(at('2024-04-07', '01:45', 'Australia/Lord_Howe')).toBe('2024-04-06T14:45:00.000Z')
    expect(at('2024-01-22', '08:00', 'Asia/Kathmandu')).toBe('2024-01-22T02:15:00.000Z')
  })

  it('are after now, in order, on the clock of the zone, and none is left out', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia')
    const instant = fc.integer({ min: Date.UTC(2023, 0, 1), max: Date.UTC(2026, 11, 31) })
    // Clocks skip no hour of the late morning.
    const clock = fc.integer({ min: 5, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:15`)
    fc.assert(
      fc.property(instant, instant, fc.constantFrom(...frequencies), zones, clock, (now, start, frequency, timeZone, time) => {
        const given = { frequency, timeZone, time, startsOn: localDate(start, timeZone) }
        const found = runsAfter(new Date(now), given, 4).map((run) => Date.parse(run))
        expect(found[0]).toBeGreaterThan(now)
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
        for (const run of found) expect(shown.format(run)).toBe(time)
        const apart = found.slice(1).map((run, place) => Math.round((run - (found[place] ?? 0)) / 86_400_000))
        const expected = { Daily: [1], Weekly: [7], 'Bi-weekly': [14], Monthly: [28, 29, 30, 31] }[frequency]
        for (const days of apart) expect(expected).toContain(days)
        // Nothing lies between now and the first run: from just before it the same one is found, unless now is before the start.
        if (now >= start) expect((found[0] ?? 0) - now).toBeLessThanOrEqual((Math.max(...expected) + 1) * 86_400_000)
      }),
      { numRuns: 300 },
    )
  })

  it('of the sample stand in its rows', () => {
    for (const schedule of sample.schedules)
      expect(schedule.enabled ? nextRun(new Date('2024-01-22T10:00:00Z'), schedule) : null, schedule.name).toBe(schedule.nextRun)
  })
})
