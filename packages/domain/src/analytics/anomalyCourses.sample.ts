import { anomaliesSample } from './anomalies.sample.ts'
import type { AnomalyCourse } from './anomalies.ts'

const hour = 3_600_000
/** How many visits in a hundred come in each hour of a working day. */
const day = [2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 7, 6, 6, 7, 6, 6, 5, 5, 5, 5, 4, 3, 2] as const
/** A figure never lies exactly where it is expected: percent, in turn. */
const usual = [2, -4, 3, 0, -2, 5, -3, 1, 4, -5, 2, -1, 3] as const
const tenth = (value: number) => Math.round(value * 10) / 10

/** Two days before each anomaly and the four hours in which it was seen, 25 % around what was expected. */
export const anomalyCoursesSample: AnomalyCourse[] = anomaliesSample.map(({ id, project, detected, change }, which) => {
  const last = Math.floor(Date.parse(detected) / hour) * hour
  return {
    id,
    project,
    hours: Array.from({ length: 48 }, (_, index) => {
      const at = last - (47 - index) * hour
      const expected = (day[new Date(at).getUTCHours()] ?? 1) * (6 + which)
      const away = index >= 44 ? change : (usual[(index + which) % usual.length] ?? 0)
      return { at: new Date(at).toISOString(), value: tenth(expected * (1 + away / 100)), low: tenth(expected * 0.75), high: tenth(expected * 1.25) }
    }),
  }
})
