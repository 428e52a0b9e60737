import { stepChannel } from './channel.ts'
import type { IncidentChangeKind } from './channelStep.ts'
import type { Incident } from './incidents.ts'
import { dateOf, lengthOf, placesOf, type SeriesPoint, type SeriesSettings, type SeriesStep } from './series.ts'
import { type ChannelRule, type ChannelSeries, type ChannelState, newChannel } from './state.ts'
import type { Reading } from './stretch.ts'

/** The one setting of each step; `evidence` is for a band of 3 deviations. Days look for what hours cannot see: slow decay. */
export const rules: Record<SeriesStep, ChannelRule> = {
  hour: {
    step: 'hour',
    memory: { near: 60, long: 240, now: 12 },
    evidence: { slack: 1.5, enough: 9, most: 4.5 },
    warmUp: 336,
    noiseHalf: 150,
    accept: 168,
    again: 24,
  },
  day: {
    step: 'day',
    memory: { near: 14, long: 42, now: 2 },
    evidence: { slack: 0.7, enough: 4.5, most: 4.5 },
    warmUp: 21,
    noiseHalf: 20,
    accept: 14,
    again: 3,
  },
}

/** Hours of a day that are being added up. */
interface DaySum {
  date: number
  at: number
  value: number
  of: number
  count: number
}

/** Everything that a detector knows of one series; plain JSON, so a job can keep it and go on. Its size does not grow with the series. */
export interface DetectorState {
  hour: ChannelState | null
  day: ChannelState
  sum: DaySum | null
  /** Start of the incident that days see and hours have reported. */
  covered: number | null
}

/** An incident that a point opened, carried on or ended. */
export interface IncidentChange {
  kind: IncidentChangeKind
  /** Which view of the series saw it. */
  step: SeriesStep
  incident: Incident
}

/** What one point came to. */
export interface Detection {
  /** The point with its band; null while the detector learns and where nothing was measured. */
  reading: Reading | null
  changes: IncidentChange[]
}

/** Watches one series point by point. */
export interface AnomalyDetector {
  /** What a series begins with. */
  start: () => DetectorState
  /** Takes the next point, which must be later than all before it. Changes `state`. Throws a RangeError where the point is not later. */
  step: (state: DetectorState, point: SeriesPoint) => Detection
}

/** Makes the detector of a series. Throws a RangeError where the time zone or a holiday cannot be read. */
export function anomalyDetector({ kind, step, timeZone, deviations = 3, holidays = [] }: SeriesSettings): AnomalyDetector {
  const free = new Set(holidays.map(dateOf).flatMap((date) => [date - 1, date, date + 1]))
  const channel = (of: SeriesStep): ChannelSeries => ({
    kind,
    deviations,
    rule: scaled(rules[of], deviations / 3),
    place: placesOf(timeZone, of),
    isFree: (date) => free.has(date),
  })
  const hours = channel('hour')
  const days = channel('day')
  return {
    start: () => ({ hour: step === 'hour' ? newChannel('hour') : null, day: newChannel('day'), sum: null, covered: null }),
    step(state, point) {
      if (state.hour === null) {
        checkOrder(state.day.last, point)
        const { reading, incident } = stepChannel(days, state.day, point)
        return { reading, changes: incident === null ? [] : [{ ...incident, step: 'day' }] }
      }
      checkOrder(state.hour.last, point)
      const { reading, incident } = stepChannel(hours, state.hour, point)
      const changes: IncidentChange[] = incident === null ? [] : [{ ...incident, step: 'hour' }]
      const whole = addHour(state, hours, point)
      if (whole !== null) {
        const { incident } = stepChannel(days, state.day, whole)
        if (incident?.kind === 'opened' && isCovered(state.hour, incident.incident)) state.covered = incident.incident.start
        if (incident !== null && incident.incident.start !== state.covered) changes.push({ ...incident, step: 'day' })
      }
      return { reading, changes }
    },
  }
}

/** Whether hours have reported what days see only now. */
function isCovered({ open, closed }: ChannelState, { start, direction }: Incident): boolean {
  return [open, closed].some((seen) => seen !== null && seen.direction === direction && seen.until > start - lengthOf.day)
}

function checkOrder(last: number | null, { at }: SeriesPoint): void {
  if (last !== null && at <= last)
    throw new RangeError(`The point of ${new Date(at).toISOString()} is not later than the one before: sort the series by time, each time once.`)
}

const scaled = (rule: ChannelRule, by: number): ChannelRule => ({
  ...rule,
  evidence: { slack: rule.evidence.slack * by, enough: rule.evidence.enough * by, most: rule.evidence.most * by },
})

/** Adds an hour to its day; gives the day before once a new one begins: as a sum, of gauges as a mean, and null where a quarter of it was not measured. Changes `state`. */
function addHour(state: DetectorState, { kind, place }: ChannelSeries, { at, value, of = 0 }: SeriesPoint): SeriesPoint | null {
  const { date } = place(at)
  const before = state.sum
  const isNew = before === null || before.date !== date
  const sum = isNew ? { date, at, value: 0, of: 0, count: 0 } : before
  if (value !== null && Number.isFinite(value)) Object.assign(sum, { value: sum.value + value, of: sum.of + of, count: sum.count + 1 })
  state.sum = sum
  if (!isNew || before === null) return null
  const isWhole = before.count >= 18
  const scale = kind === 'gauge' ? 1 / before.count : kind === 'share' ? 1 : 24 / before.count
  return { at: before.at, value: isWhole ? before.value * scale : null, of: before.of }
}
