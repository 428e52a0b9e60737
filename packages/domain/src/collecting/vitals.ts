/** Where a web vital is good and where it is poor, by web.dev/vitals: milliseconds, CLS without a unit. */
export const vitalBounds: Readonly<Record<string, readonly [good: number, poor: number]>> = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] }
/** The same of those that no score is made of. */
const others: typeof vitalBounds = { FCP: [1800, 3000], TTFB: [800, 1800] }

/** What the `web-vitals` of browsers call a measurement; undefined for one that it knows nothing of. */
export function vitalRating(name: string, value: number): 'good' | 'needs-improvement' | 'poor' | undefined {
  const [good, poor] = vitalBounds[name] ?? others[name] ?? []
  if (good === undefined || poor === undefined) return undefined
  return value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor'
}
