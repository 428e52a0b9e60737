import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  dayAt,
  dayByKey,
  daysInMonth,
  firstDay,
  lastDay,
  monthStart,
  partsOf,
  readDay,
  weekdayOf,
  weeksOf,
  weekStart,
  type Weekday,
  writeDay,
} from './days.ts'
import { weekBegins } from './week.ts'

const day = fc.integer({ min: firstDay, max: lastDay })
const inner = fc.integer({ min: firstDay + 800, max: lastDay - 800 })
const begins = fc.integer({ min: 1, max: 7 }).map((number) => number as Weekday)
const at = (text: string) => readDay(text)!

describe('days', () => {
  it('agree with the clock of the machine on date and weekday', () => {
    fc.assert(
      fc.property(day, (number) => {
        const clock = new Date(number * 86_400_000)
        expect(partsOf(number)).toEqual({ year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, date: clock.getUTCDate() })
        expect(weekdayOf(number) % 7).toBe(clock.getUTCDay())
        expect(writeDay(number)).toBe(clock.toISOString().slice(0, 10))
      }),
      { numRuns: 5000 },
    )
  })

  it('are the same after being written and read, and after being taken apart and put together', () => {
    fc.assert(fc.property(day, (number) => readDay(writeDay(number)) === number && dayAt(partsOf(number)) === number))
  })

  it('are read only when they exist and are written as YYYY-MM-DD', () => {
    for (const text of [
      '2023-02-29',
      '1900-02-29',
      '2024-04-31',
      '2024-13-01',
      '2024-00-10',
      '2024-01-00',
      '0000-01-01',
      '2024-1-1',
      '01/02/2024',
      '2024-01-01T00:00',
      '',
    ])
      expect(readDay(text), text).toBeUndefined()
    for (const text of ['2024-02-29', '2000-02-29', ' 2024-01-22 ', '0001-01-01', '9999-12-31']) expect(readDay(text), text).toBeDefined()
    expect([at('1970-01-01'), at('2024-01-22')]).toEqual([0, 19_744])
  })
})

describe('months', () => {
  it('keep the date, or take the last of a shorter month', () => {
    fc.assert(
      fc.property(inner, fc.integer({ min: -24, max: 24 }), (number, by) => {
        const [before, after] = [partsOf(number), partsOf(addMonths(number, by))]
        expect(after.year * 12 + after.month - (before.year * 12 + before.month)).toBe(by)
        expect(after.date).toBe(Math.min(before.date, daysInMonth(after.year, after.month)))
      }),
    )
  })

  it('end where February ends', () => {
    expect(writeDay(addMonths(at('2024-01-31'), 1))).toBe('2024-02-29')
    expect(writeDay(addMonths(at('2023-01-31'), 1))).toBe('2023-02-28')
    expect(writeDay(addMonths(at('2024-02-29'), 12))).toBe('2025-02-28')
    expect(writeDay(addMonths(at('2024-03-31'), -1))).toBe('2024-02-29')
  })

  it('stop at the ends of the calendar', () => {
    expect(writeDay(addMonths(firstDay, -1))).toBe('0001-01-01')
    expect(writeDay(addMonths(lastDay, 12))).toBe('9999-12-31')
  })
})

describe('weeks', () => {
  it('hold every day of the month once, in order, under its weekday', () => {
    fc.assert(
      fc.property(inner, begins, (number, first) => {
        const weeks = weeksOf(number, first)
        const { year, month } = partsOf(number)
        expect(weeks.flat().filter((other) => other !== undefined)).toEqual(
          Array.from({ length: daysInMonth(year, month) }, (_, place) => monthStart(number) + place),
        )
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(week.some((other) => other !== undefined)).toBe(true)
          for (const [place, other] of week.entries()) if (other !== undefined) expect(weekdayOf(other)).toBe(((first - 1 + place) % 7) + 1)
        }
      }),
    )
  })

  it('begin where the reader expects', () => {
    const first = { 'en-US': 7, en: 7, 'en-GB': 1, de: 1, fr: 1, es: 1, 'es-MX': 7, 'pt-BR': 7, ja: 7, he: 7, 'ar-EG': 6, 'fa-IR': 6, 'dv-MV': 5 }
    for (const [locale, weekday] of Object.entries(first)) expect(weekBegins(locale), locale).toBe(weekday)
  })
})

describe('keys', () => {
  it('undo each other, and stay in their week at Home and End', () => {
    fc.assert(
      fc.property(inner, begins, (number, first) => {
        const by = (from: number, key: string) => dayByKey(from, key, false, first)!
        for (const [there, back] of [
          ['ArrowLeft', 'ArrowRight'],
          ['ArrowUp', 'ArrowDown'],
        ] as const)
          expect(by(by(number, there), back)).toBe(number)
        expect(by(by(number, 'Home'), 'Home')).toBe(by(number, 'Home'))
        expect(by(number, 'End') - by(number, 'Home')).toBe(6)
        expect(by(number, 'Home')).toBe(weekStart(number, first))
        expect(weekdayOf(by(number, 'Home'))).toBe(first)
      }),
    )
  })

  it('move by months and years', () => {
    const by = (key: string, shift: boolean) => writeDay(dayByKey(at('2024-02-29'), key, shift, 1)!)
    expect([by('PageUp', false), by('PageDown', false), by('PageUp', true), by('PageDown', true)]).toEqual([
      '2024-01-29',
      '2024-03-29',
      '2023-02-28',
      '2025-02-28',
    ])
    expect(dayByKey(0, 'a', false, 1)).toBeUndefined()
  })
})
