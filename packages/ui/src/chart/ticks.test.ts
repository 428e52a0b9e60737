import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apart, shorten, wide } from './text.ts'
import { bucketWords, timeTicks } from './timeTicks.ts'
import { extentOf, valueScale } from './valueScale.ts'

const us = { locale: 'en-US', timeZone: 'UTC' }
const scale = (low: number, high: number, whole = true, from: 'zero' | 'lowest' = 'zero', form = {}) =>
  valueScale({ low, high }, [200, 0], whole, from, form, us)
const words = (ticks: readonly { words: string }[]) => ticks.map((tick) => tick.words)

describe('valueScale', () => {
  it('begins at zero unless told otherwise', () => {
    expect(words(scale(900, 1800).ticks)).toEqual(['0', '500', '1,000', '1,500', '2,000'])
    expect(words(scale(97, 99, false, 'lowest').ticks)).toEqual(['97', '97.5', '98', '98.5', '99'])
    expect(scale(-20, 60).base).toBe(scale(-20, 60).y(0))
    expect(scale(97, 99, false, 'lowest').base).toBe(200)
  })
  it('counts in whole numbers, and in whole minutes', () => {
    expect(words(scale(0, 1).ticks)).toEqual(['0', '1'])
    expect(words(scale(0, 0).ticks)).toEqual(['0', '1'])
    expect(words(scale(0, 290, true, 'zero', { as: 'duration' }).ticks)).toEqual(['0s', '1m', '2m', '3m', '4m', '5m'])
  })
  it('shortens long numbers unless their steps are too fine for it', () => {
    expect(words(scale(0, 60_000).ticks)).toEqual(['0', '20K', '40K', '60K'])
    expect(words(scale(1_000_000, 1_000_080, true, 'lowest').ticks)).toEqual(['1,000,000', '1,000,020', '1,000,040', '1,000,060', '1,000,080'])
  })
  it('writes no two steps alike, and no cents that are always nothing', () => {
    expect(words(scale(0.97, 0.972, false, 'lowest', { as: 'percent' }).ticks)).toEqual(['97%', '97.05%', '97.1%', '97.15%', '97.2%'])
    expect(words(scale(0, 40, true, 'zero', { as: 'money' }).ticks)).toEqual(['$0', '$10', '$20', '$30', '$40'])
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.integer({ min: 1, max: 1e7 }),
        fc.constantFrom('number' as const, 'percent' as const),
        (low, more, as) => {
          const written = words(scale(low / 1000, (low + more) / 1000, false, 'lowest', { as }).ticks)
          expect(new Set(written).size).toBe(written.length)
          expect(written.length).toBeLessThanOrEqual(6)
        },
      ),
    )
  })
  it('has few steps', () => expect(words(scale(0, 12).ticks)).toEqual(['0', '5', '10', '15']))
  it('has every figure on it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100)), { minLength: 1 }),
        fc.constantFrom('zero' as const, 'lowest' as const),
        (values, from) => {
          const { y, ticks } = valueScale(extentOf(values), [200, 0], false, from, {}, us)
          expect(ticks.length).toBeGreaterThan(1)
          for (const value of values) {
            if (value === null) continue
            expect(y(value)).toBeGreaterThanOrEqual(-1e-6)
            expect(y(value)).toBeLessThanOrEqual(200 + 1e-6)
          }
        },
      ),
    )
  })
})

const across = (from: number, to: number, width: number) => (at: number) => (from === to ? width / 2 : ((at - from) / (to - from)) * width)
const labels = (from: string, to: string, show: 'date' | 'time' | 'month', width = 600, timeZone = 'UTC') => {
  const span = [Date.parse(from), Date.parse(to)] as const
  return timeTicks(span, show, across(...span, width), width, { locale: 'en-US', timeZone })
}

describe('timeTicks', () => {
  it('steps in what a chart shows', () => {
    expect(words(labels('2024-01-01', '2024-01-04', 'date'))).toEqual(['Jan 1', 'Jan 2', 'Jan 3', 'Jan 4'])
    expect(words(labels('2024-01-01', '2024-05-01', 'month'))).toEqual(['Jan 2024', 'Feb 2024', 'Mar 2024', 'Apr 2024', 'May 2024'])
    expect(words(labels('2024-01-01T22:00Z', '2024-01-02T02:00Z', 'time', 480))).toEqual(['10:00 PM', '11:00 PM', 'Jan 2', '1:00 AM', '2:00 AM'])
  })
  it('stands at the midnights of the reader, also across a change of clocks', () => {
    const days = labels('2024-03-29T12:00Z', '2024-04-02T12:00Z', 'date', 600, 'Europe/Berlin')
    expect(words(days)).toEqual(['Mar 30', 'Mar 31', 'Apr 1', 'Apr 2'])
    expect(days.map(({ key }) => new Date(key).toISOString().slice(5, 16))).toEqual(['03-29T23:00', '03-30T23:00', '03-31T22:00', '04-01T22:00'])
  })
  it('names one moment where there is but one', () => {
    expect(words(labels('2024-01-01', '2024-01-01', 'date'))).toEqual(['Jan 1'])
    expect(words(labels('2024-01-03', '2024-01-09', 'month'))).toEqual(['Jan 2024'])
  })
  it('never overlaps and never leaves the picture', () => {
    const when = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2050, 0) })
    const show = fc.constantFrom('date' as const, 'time' as const, 'both' as const, 'month' as const)
    fc.assert(
      fc.property(when, when, show, fc.integer({ min: 160, max: 1400 }), fc.constantFrom('en-US', 'de', 'ja'), (one, other, form, width, locale) => {
        const span = [Math.min(one, other), Math.max(one, other)] as const
        const found = timeTicks(span, form, across(...span, width), width, { locale, timeZone: 'UTC' })
        expect(found.length).toBeGreaterThan(0)
        expect(apart(found)).toBe(true)
        for (const { x, words: own } of found) {
          expect(x - wide(own) / 2).toBeGreaterThanOrEqual(0)
          expect(x + wide(own) / 2).toBeLessThanOrEqual(width)
        }
      }),
      { numRuns: 60 },
    )
  })
  it('writes buckets of time on the clock of the reader', () => {
    expect(bucketWords(86_400_000, { locale: 'de', timeZone: 'Europe/Berlin' })(Date.parse('2024-01-01T23:30Z'))).toBe('2. Jan.')
  })
})

describe('shorten', () => {
  it('fits, says that there is more, and keeps what fits already', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 20, max: 200 }), (name, room) => {
        const short = shorten(name, room)
        if (wide(name) <= room) expect(short).toBe(name)
        else {
          expect(short.endsWith('…')).toBe(true)
          expect(wide(short)).toBeLessThanOrEqual(Math.max(room, 26))
        }
      }),
    )
  })
})
