import type { DetectorSeries, DetectorSettings } from '@tagmason/domain'
import { anomalyDetector, type DetectorState, type IncidentChange, lengthOf } from '@tagmason/insight/anomalies'
import { type HourlySeries, seriesName } from './anomalySeries.ts'

/** Hours that are kept with their band, for the chart of an anomaly. */
const keptHours = 48

const deviations: Record<DetectorSettings['sensitivity'], number> = { low: 4, standard: 3, high: 2.5 }

/** What the detector is set to: with another setting it begins anew. */
export const settingOf = ({ sensitivity }: Pick<DetectorSettings, 'sensitivity'>, timeZone: string) => `${deviations[sensitivity]} ${timeZone}`

/** A figure as it was watched: what the detector knows now, and what became of incidents, oldest first. */
export interface Watched {
  row: DetectorSeries
  changes: IncidentChange[]
}

/** Goes on with a figure by the hours that are new to it. `before` is undefined for one that is watched for the first time. */
export function watchSeries({ series, kind, points }: HourlySeries, before: DetectorSeries | undefined, project: string, setting: string): Watched {
  const [sigmas = '3', timeZone = 'UTC'] = setting.split(' ')
  const detector = anomalyDetector({ kind, step: 'hour', timeZone, deviations: Number(sigmas) })
  const known = before?.setting === setting ? before : undefined
  const state = known === undefined ? detector.start() : (structuredClone(known.state) as DetectorState)
  const done = known === undefined ? Number.NEGATIVE_INFINITY : Date.parse(known.until)
  const hours = [...(known?.hours ?? [])]
  const changes: IncidentChange[] = []
  // What was never there is not watched from before its first value.
  const first = known === undefined ? points.findIndex(({ value }) => value !== null && value > 0) : 0
  for (const point of first === -1 ? [] : points.slice(first)) {
    if (point.at < done) continue
    const { reading, changes: found } = detector.step(state, point)
    changes.push(...found)
    if (reading !== null) hours.push({ at: new Date(reading.at).toISOString(), ...roundedBand(reading) })
  }
  const until = new Date((points.at(-1)?.at ?? 0) + lengthOf.hour).toISOString()
  return {
    row: { id: `${project}:${seriesName(series)}`, project, series, state, until, setting, hours: hours.slice(-keptHours), open: known?.open ?? null },
    changes,
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
const roundedBand = ({ value, expected, low, high }: { value: number; expected: number; low: number; high: number }) => ({
  value: tenth(value),
  expected: tenth(expected),
  low: tenth(low),
  high: tenth(high),
})
