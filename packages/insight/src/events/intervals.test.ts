import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventIntervals, evenRuns, intervalStarts } from './index.ts'
import { clockOf } from './zones.ts'

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Cairo',
  'Africa/Casablanca',
]
const day = 86_400_000
const length = { minute: 60_000, hour: 3_600_000, day, week: 7 * day, month: 31 * day }
const starts = (from: string, to: string, interval: (typeof eventIntervals)[number], timeZone: string) =>
  intervalStarts({ from: Date.parse(from), to: Date.parse(to) }, { interval, timeZone }).map((start) => new Date(start).toISOString().replace(':00.000Z', 'Z'))

const anyCut = fc.record({ interval: fc.constantFrom(...eventIntervals), timeZone: fc.constantFrom(...zones) })
const anyTime = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2026, 0, 1) })

describe('intervalStarts', () => {
  it('covers the whole range, in order, and begins nothing after it', () =>
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 1, max: 50 }), anyCut, (from, count, cut) => {
        const to = from + count * length[cut.interval]
        const all = intervalStarts({ from, to }, cut)
        expect(all[0]).toBeLessThanOrEqual(from)
        expect(all[1] ?? Infinity).toBeGreaterThan(from)
        expect(all.at(-1)).toBeLessThan(to)
        for (const [at, start] of all.entries()) if (at > 0) expect(start).toBeGreaterThan(all[at - 1] ?? Infinity)
      }),
    ))

  it('gives the same starts for every part of a range', () =>
    fc.assert(
      fc.property(anyTime, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }), anyCut, (from, cuts, cut) => {
        const to = from + 40 * length[cut.interval]
        const edges = [from, ...cuts.map((share) => Math.floor(from + share * (to - from))).sort((a, b) => a - b), to]
        const parts = edges.slice(0, -1).flatMap((start, at) => intervalStarts({ from: start, to: edges[at + 1] ?? to }, cut))
        expect([...new Set(parts)]).toEqual(intervalStarts({ from, to }, cut))
      }),
    ))

  it('begins days, weeks and months at a midnight that the clocks show, or with the jump over it', () =>
    fc.assert(
      fc.property(anyTime, fc.constantFrom('day', 'week', 'month'), fc.constantFrom(...zones), (from, interval, timeZone) => {
        const offset = clockOf(timeZone)
        for (const start of intervalStarts({ from, to: from + 40 * length[interval] }, { interval, timeZone })) {
          const shown = start + offset(start)
          const before = start - 1 + offset(start - 1)
          expect(shown % day === 0 || Math.floor(shown / day) > Math.floor(before / day)).toBe(true)
          if (interval === 'week') expect(new Date(shown).getUTCDay()).toBe(1)
          if (interval === 'month') expect(new Date(shown).getUTCDate()).toBe(1)
        }
      }),
    ))

  it('knows unusual days', () => {
    // Clocks jump over midnight.
    expect(starts('2018-11-03T12:00Z', '2018-11-05T12:00Z', 'day', 'America/Sao_Paulo')).toEqual([
      '2018-11-03T03:00Z',
      '2018-11-04T03:00Z',
      '2018-11-05T02:00Z',
    ])
    // They show midnight twice.
    expect(starts('2024-11-03T00:00Z', '2024-11-04T06:00Z', 'day', 'America/Havana')).toEqual(['2024-11-02T04:00Z', '2024-11-03T04:00Z', '2024-11-04T05:00Z'])
    // There was no December 30.
    expect(starts('2011-12-29T12:00Z', '2012-01-01T00:00Z', 'day', 'Pacific/Apia')).toEqual(['2011-12-29T10:00Z', '2011-12-30T10:00Z', '2011-12-31T10:00Z'])
  })

  it('knows unusual hours', () => {
    expect(starts('2024-10-27T00:00Z', '2024-10-27T03:00Z', 'hour', 'Europe/Berlin')).toEqual(['2024-10-27T00:00Z', '2024-10-27T01:00Z', '2024-10-27T02:00Z'])
    expect(starts('2024-01-01T00:00Z', '2024-01-01T01:00Z', 'hour', 'Asia/Kathmandu')).toEqual(['2023-12-31T23:15Z', '2024-01-01T00:15Z'])
    // Half an hour back: one hour of 90 minutes. Half an hour ahead: one of 30.
    expect(starts('2024-04-06T14:00Z', '2024-04-06T16:00Z', 'hour', 'Australia/Lord_Howe')).toEqual(['2024-04-06T14:00Z', '2024-04-06T15:30Z'])
    expect(starts('2024-10-05T15:00Z', '2024-10-05T16:30Z', 'hour', 'Australia/Lord_Howe')).toEqual([
      '2024-10-05T14:30Z',
      '2024-10-05T15:30Z',
      '2024-10-05T16:00Z',
    ])
  })

  it('refuses a zone that is none, and more than can be shown', () => {
    expect(() => starts('2024-01-01T00:00Z', '2024-01-02T00:00Z', 'day', 'Nowhere')).toThrow("'Nowhere' is not a time zone: give a name")
    expect(() => starts('2024-01-01T00:00Z', '2025-01-02T00:00Z', 'minute', 'UTC')).toThrow('more than 100,000 intervals')
    expect(starts('2024-01-02T00:00Z', '2024-01-01T00:00Z', 'day', 'UTC')).toEqual([])
  })
})

it('evenRuns are the same times, and few', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 1, max: 400 }), anyCut, (from, count, cut) => {
      const all = intervalStarts({ from, to: from + count * length[cut.interval] }, cut)
      expect(evenRuns(all).flatMap(({ start, step, count }) => Array.from({ length: count }, (_, at) => start + at * step))).toEqual(all)
    }),
  )
  const year = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2025, 0, 1) }
  expect(evenRuns(intervalStarts(year, { interval: 'hour', timeZone: 'Europe/Berlin' }))).toHaveLength(1)
  expect(evenRuns(intervalStarts(year, { interval: 'day', timeZone: 'Europe/Berlin' })).length).toBeLessThan(6)
})
