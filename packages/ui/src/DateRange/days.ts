/**
 * Pure arithmetic of the proleptic Gregorian calendar, years 1 to 9999. A day is a whole number, counted from 1970-01-01 (which is 0): no times and no time zones, so no hour is ever lost
 * or gained.
 */
export type Day = number

export interface DayParts {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  date: number
}

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const leap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

export const daysInMonth = (year: number, month: number) => (month === 2 && leap(year) ? 29 : (lengths[month - 1] ?? 31))

/** The day of a year, a month and a date; they must exist. */
export function dayAt({ year, month, date }: DayParts): Day {
  const before = year - 1
  let day = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) - 719_162
  for (let other = 1; other < month; other++) day += daysInMonth(year, other)
  return day + date - 1
}

export const firstDay: Day = dayAt({ year: 1, month: 1, date: 1 })
export const lastDay: Day = dayAt({ year: 9999, month: 12, date: 31 })

/** The day nearest to one that may lie outside. */
export const within = (day: Day, least: Day, most: Day): Day => Math.min(most, Math.max(least, day))

export function partsOf(day: Day): DayParts {
  // The mean length of a year is never off by more than one.
  let year = Math.floor((day + 719_162) / 365.2425) + 1
  if (day < dayAt({ year, month: 1, date: 1 })) year--
  else if (day >= dayAt({ year: year + 1, month: 1, date: 1 })) year++
  let date = day - dayAt({ year, month: 1, date: 1 }) + 1
  let month = 1
  while (date > daysInMonth(year, month)) date -= daysInMonth(year, month++)
  return { year, month, date }
}

/** The day of a text as `2024-02-29`; nothing when it is not written so or there is no such day. */
export function readDay(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())?.map(Number) ?? []
  if (!year || !month || !date || month > 12 || date > daysInMonth(year, month)) return undefined
  return dayAt({ year, month, date })
}

export function writeDay(day: Day): string {
  const { year, month, date } = partsOf(day)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

export const weekdayOf = (day: Day): Weekday => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday

export const monthStart = (day: Day): Day => day - partsOf(day).date + 1

/** The same date so many months on; the last of the month where that month is shorter. */
export function addMonths(day: Day, by: number): Day {
  const parts = partsOf(day)
  const months = within(parts.year * 12 + parts.month - 1 + by, 12, 9999 * 12 + 11)
  const year = Math.floor(months / 12)
  const month = (months % 12) + 1
  return dayAt({ year, month, date: Math.min(parts.date, daysInMonth(year, month)) })
}

/** The first day of the week in which a day lies. */
export const weekStart = (day: Day, begins: Weekday): Day => day - ((weekdayOf(day) - begins + 7) % 7)

/** The weeks of the month in which a day lies; `undefined` stands for days of the months around it. */
export function weeksOf(day: Day, begins: Weekday): (Day | undefined)[][] {
  const first = monthStart(day)
  const end = first + daysInMonth(partsOf(day).year, partsOf(day).month)
  const weeks: (Day | undefined)[][] = []
  for (let week = weekStart(first, begins); week < end; week += 7)
    weeks.push(Array.from({ length: 7 }, (_, place) => (week + place >= first && week + place < end ? week + place : undefined)))
  return weeks
}

/** Where a key of the date grid leads (ARIA Authoring Practices, date picker dialog); nothing for any other key. */
export function dayByKey(day: Day, key: string, shift: boolean, begins: Weekday): Day | undefined {
  if (key === 'ArrowLeft') return day - 1
  if (key === 'ArrowRight') return day + 1
  if (key === 'ArrowUp') return day - 7
  if (key === 'ArrowDown') return day + 7
  if (key === 'Home') return weekStart(day, begins)
  if (key === 'End') return weekStart(day, begins) + 6
  if (key === 'PageUp') return addMonths(day, shift ? -12 : -1)
  if (key === 'PageDown') return addMonths(day, shift ? 12 : 1)
  return undefined
}
