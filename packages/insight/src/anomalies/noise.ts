import type { SeriesKind } from './series.ts'

/** Classes of intervals by how busy they are; each has its own noise, since quiet and busy hours scatter differently. */
const edges = [0.4, 0.8, 1.3]

/** Robust noise of a series. */
export interface Noise {
  /** Sums of squared deviations with forgetting, and how many, by class. */
  squares: number[]
  seen: number[]
  /** Sums of products of neighbours, for how alike neighbours are. */
  products: number
  pairs: number
}

export const noNoise = (): Noise => ({ squares: [0, 0, 0, 0], seen: [0, 0, 0, 0], products: 0, pairs: 0 })

/** A deviation as the noise sees it: stretched so that counts of every size scatter alike. `unit` is the smallest size that matters. */
export function deviationOf(kind: SeriesKind, value: number, expected: number, unit: number): number {
  if (kind === 'gauge') return Math.log((Math.max(0, value) + unit) / (expected + unit))
  return 2 * (Math.sqrt(Math.max(0, value) + unit) - Math.sqrt(Math.max(0, expected) + unit))
}

/** The value with a deviation. */
export function valueWith(kind: SeriesKind, deviation: number, expected: number, unit: number): number {
  if (kind === 'gauge') return Math.max(0, (expected + unit) * Math.exp(deviation) - unit)
  const root = Math.sqrt(Math.max(0, expected) + unit) + deviation / 2
  return root <= 0 ? 0 : Math.max(0, root * root - unit)
}

/** The smallest size that matters, which keeps few and none apart. */
export const grainOf = (kind: SeriesKind, unit: number) => (kind === 'count' || kind === 'share' ? 0.375 : unit * 0.02 + 1e-9)

const classOf = (shape: number) => edges.filter((edge) => shape >= edge).length
/** As many values as the noise of all classes together counts in that of each. */
const shared = 12

/** The standard deviation of `deviationOf` in an interval of this shape; never less than chance alone makes of counts. */
export function noiseAt({ squares, seen }: Noise, kind: SeriesKind, shape: number): number {
  const all = seen.reduce((sum, each) => sum + each, 0)
  if (all === 0) return 1
  const overall = squares.reduce((sum, each) => sum + each, 0) / all
  const at = classOf(shape)
  const variance = ((squares[at] ?? 0) + shared * overall) / ((seen[at] ?? 0) + shared)
  const least = kind === 'count' || kind === 'share' ? 0.9 : 1e-4
  return Math.sqrt(Math.max(variance, least))
}

/** How alike neighbours are, from 0 to 0.8. */
export const likeness = ({ products, pairs }: Noise) => Math.min(0.8, Math.max(0, products / (pairs + 24)))

/** Learns one deviation that is `z` standard deviations, after one of `before`; what lies far out counts as 2.5, and the variance is raised by what that takes away. Changes `noise`. */
export function learnNoise(noise: Noise, shape: number, deviation: number, z: number, before: number, half: number): void {
  const kept = 0.5 ** (1 / half)
  const at = classOf(shape)
  const near = Math.abs(z) > 2.5 ? (deviation * 2.5) / Math.abs(z) : deviation
  noise.squares[at] = (noise.squares[at] ?? 0) * kept + near * near * 1.04
  noise.seen[at] = (noise.seen[at] ?? 0) * kept + 1
  noise.products = noise.products * kept + clipped(z) * clipped(before)
  noise.pairs = noise.pairs * kept + 1
}

const clipped = (z: number) => Math.min(2.5, Math.max(-2.5, z))
