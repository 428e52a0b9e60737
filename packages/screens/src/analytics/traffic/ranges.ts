/** Days from the first to the last, both included, each as `2024-01-31`. */
export interface Days {
  from: string
  to: string
}

export const rangeNames = ['today', 'yesterday', 'week', 'month', 'quarter', 'year', 'thisMonth', 'lastMonth'] as const
export type RangeName = (typeof rangeNames)[number]

const day = 86_400_000

/** The day so many days after another; calendar days have no time zone. */
export const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** The calendar day of a time zone (IANA name) at a moment, epoch milliseconds. */
export const dayIn = (at: number, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** So many days up to one, which is the last of them. */
export const lastDays = (today: string, days: number): Days => ({ from: dayAfter(today, 1 - days), to: today })

/** The ranges that have a name, as seen from a day. */
export function rangesFrom(today: string): Record<RangeName, Days> {
  const last = (days: number) => lastDays(today, days)
  const month = `${today.slice(0, 8)}01`
  const endOfLast = dayAfter(month, -1)
  return {
    today: last(1),
    yesterday: { from: dayAfter(today, -1), to: dayAfter(today, -1) },
    week: last(7),
    month: last(30),
    quarter: last(90),
    year: last(365),
    thisMonth: { from: month, to: today },
    lastMonth: { from: `${endOfLast.slice(0, 8)}01`, to: endOfLast },
  }
}
