import type { AlertComparison, AlertRule } from '@tagmason/domain'
import { clockOf } from '../events/zones.ts'

/** When an alert is raised and people are notified. */
export interface AlertSettings {
  comparison: AlertComparison
  value: number
  /** For how long the threshold must be crossed, without a sample that is not, before the alert is raised; 0 raises at once. */
  forMinutes: number
  /** For how long it must not be crossed before a raised alert is resolved. */
  clearMinutes: number
  /** After so long without a value the alert has no data; null never says so. */
  noDataMinutes: number | null
  /** After a notification, people get none of this alert for so long; 0 notifies of every raise. */
  coolDownMinutes: number
  /** The hours in which people get no notification, on the clocks of the zone; null for none. */
  quiet: AlertRule['quiet']
  /** A name of the IANA database. */
  timeZone: string
}

/** What a rule as it is kept means: no wait before raising, cleared at once, no data after two of its windows, at least an hour. */
export function alertSettings({ comparison, value, minutes, pause, quiet }: AlertRule, timeZone: string): AlertSettings {
  return { comparison, value, forMinutes: 0, clearMinutes: 0, noDataMinutes: Math.max(60, 2 * minutes), coolDownMinutes: pause, quiet, timeZone }
}

/** Writes a moment as `22:05` on the clocks of a zone. Throws a RangeError where the zone is unknown. */
export function clockTimeOf(timeZone: string): (at: number) => string {
  const offset = clockOf(timeZone)
  return (at) => new Date(at + offset(at)).toISOString().slice(11, 16)
}
