import { anomalyDetector, type DetectorState } from './detector.ts'
import type { Incident } from './incidents.ts'
import type { SeriesPoint, SeriesSettings } from './series.ts'
import type { Reading } from './stretch.ts'

/** A series as it was watched. */
export interface Detected {
  /** In the order of their starts. */
  incidents: Incident[]
  /** Each point after the warm-up with its band, without those that were not measured. */
  readings: Reading[]
  /** What the detector knows at the end: go on from here with `anomalyDetector`. */
  state: DetectorState
}

/**
 * Watches a whole series, oldest first, exactly as `anomalyDetector` would point by point. Throws a RangeError as that does. Hours need 14 days, days 21 until anything is reported.
 */
export function detectAnomalies(series: readonly SeriesPoint[], settings: SeriesSettings): Detected {
  const detector = anomalyDetector(settings)
  const state = detector.start()
  const incidents = new Map<string, Incident>()
  const readings: Reading[] = []
  for (const point of series) {
    const { reading, changes } = detector.step(state, point)
    if (reading !== null) readings.push(reading)
    for (const { step, incident } of changes) incidents.set(`${step}:${incident.start}`, incident)
  }
  return { incidents: [...incidents.values()].sort((one, other) => one.start - other.start), readings, state }
}
