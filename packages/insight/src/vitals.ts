/** Where a web vital is good and where it is poor, by web.dev/vitals: milliseconds, CLS without a unit. */
const bounds: Readonly<Record<string, readonly [good: number, poor: number]>> = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] }
/** The same of those that no score is made of. */
const others: typeof bounds = { FCP: [1800, 3000], TTFB: [800, 1800] }

/** What the `web-vitals` of browsers call a measurement; undefined for one that it knows nothing of. */
export function vitalRating(name: string, value: number): 'good' | 'needs-improvement' | 'poor' | undefined {
  const [good, poor] = bounds[name] ?? others[name] ?? []
  if (good === undefined || poor === undefined) return undefined
  return value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor'
}

/**
 * A score from 0 to 100 for the 75th percentiles of a page: the mean of its core web vitals that were measured, whole; null without any. A vital of 0 has 100 points, one at
 * the end of what is good 90, one where poor begins 50, and twice as much half of that: falling all the way, straight up to there.
 */
export function vitalsScore(values: Readonly<Record<string, number>>): number | null {
  const points = Object.entries(bounds).flatMap(([name, [good, poor]]) => {
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
