import { vitalBounds } from '@tagmason/domain'

/**
 * A score from 0 to 100 for the 75th percentiles of a page: the mean of its core web vitals that were measured, whole; null without any. A vital of 0 has 100 points, one at
 * the end of what is good 90, one where poor begins 50, and twice as much half of that: falling all the way, straight up to there.
 */
export function vitalsScore(values: Readonly<Record<string, number>>): number | null {
  const points = Object.entries(vitalBounds).flatMap(([name, [good, poor]]) => {
    const value = values[name]
    return value === undefined ? [] : [pointsOf(Math.max(0, value), good, poor)]
  })
  return points.length === 0 ? null : Math.round(points.reduce((sum, each) => sum + each, 0) / points.length)
}

function pointsOf(value: number, good: number, poor: number): number {
  if (value <= good) return 100 - 10 * (value / good)
  if (value <= poor) return 90 - 40 * ((value - good) / (poor - good))
  return 50 * (poor / value)
}
