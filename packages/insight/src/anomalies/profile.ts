import type { LocalPlace, SeriesStep } from './series.ts'

/** Sums with forgetting: what came, and what would have come had the factor been 1. */
interface Factors {
  came: number[]
  due: number[]
}

/** The shape of a week, as factors around 1: of the hour, of the weekday, and of their combination, which is held near 1 until it was seen often. */
export interface WeekProfile {
  hours: Factors
  weekdays: Factors
  cells: Factors
}

const flat = (length: number): Factors => ({ came: Array.from({ length }, () => 0), due: Array.from({ length }, () => 0) })

/** A flat week. */
export const flatWeek = (step: SeriesStep): WeekProfile => ({
  hours: flat(step === 'hour' ? 24 : 1),
  weekdays: flat(7),
  cells: flat(step === 'hour' ? 168 : 7),
})

/** After how many visits of a factor an old value counts half. */
const memory = { hours: 21, weekdays: 5 * 24, weekdaysOfDays: 8, cells: 6 }
/** A cell is believed by half after so many weeks. */
const doubt = 2

const factor = ({ came, due }: Factors, at: number, prior: number) => {
  const seen = due[at] ?? 0
  return seen + prior <= 0 ? 1 : ((came[at] ?? 0) + prior) / (seen + prior)
}

/** The shape at an hour of a weekday; `unit` is what a usual interval has, in the unit of the values. */
export function shapeAt(week: WeekProfile, { weekday, hour }: Pick<LocalPlace, 'weekday' | 'hour'>, unit: number): number {
  const rough = factor(week.hours, hour, unit / 4) * factor(week.weekdays, weekday, unit / 4)
  return rough * factor(week.cells, weekday * week.hours.came.length + hour, week.hours.came.length === 1 ? Number.MAX_SAFE_INTEGER : doubt * unit * rough)
}

/** Learns one value, `exposure` being level × `of`. Changes `week`. */
export function learnShape(week: WeekProfile, { weekday, hour }: LocalPlace, value: number, exposure: number, unit: number): void {
  const ofHour = factor(week.hours, hour, unit / 4)
  const ofDay = factor(week.weekdays, weekday, unit / 4)
  add(week.hours, hour, value, exposure * ofDay, memory.hours)
  add(week.weekdays, weekday, value, exposure * ofHour, week.hours.came.length === 1 ? memory.weekdaysOfDays : memory.weekdays)
  add(week.cells, weekday * week.hours.came.length + hour, value, exposure * ofHour * ofDay, memory.cells)
}

function add({ came, due }: Factors, at: number, value: number, expected: number, half: number): void {
  const kept = 0.5 ** (1 / half)
  came[at] = (came[at] ?? 0) * kept + value
  due[at] = (due[at] ?? 0) * kept + expected
}

/** Brings hours and weekdays back to a mean of 1, so that the level alone says how much there is. Changes `week`. */
export function levelWeek(week: WeekProfile): void {
  for (const factors of [week.hours, week.weekdays]) {
    const seen = factors.due.map((due, at) => (due > 0 ? (factors.came[at] ?? 0) / due : 1))
    const mean = seen.reduce((sum, each) => sum + each, 0) / seen.length
    if (mean > 0) factors.came = factors.came.map((came) => came / mean)
  }
}
