import { falseDiscoveryRates, twoSided } from './discoveries.ts'

/** How many of how many, such as visits with an order of all visits. */
export interface Portion {
  part: number
  whole: number
}

/** Two portions to compare: of a segment and the rest, or of a period and the one before. */
export interface SegmentPair {
  name: string
  one: Portion
  other: Portion
}

/** How the first portion differs from the second. */
export interface SegmentDifference {
  name: string
  /** The first share less the second, -1 to 1, and the interval that holds the true difference 95 times in a hundred. */
  effect: number
  low: number
  high: number
  /** The first share as a multiple of the second; null where the second is nothing. */
  ratio: number | null
  /** The chance of such a difference where there is none. */
  p: number
  /** The share of false ones among all comparisons at least as clear. */
  q: number
  /** Whether it is one of the findings, of which `falseShare` are false on average. */
  isFinding: boolean
}

const z95 = 1.959_964

/**
 * Compares all pairs at once, clearest first; those with nothing to divide by are left out. Shares by the pooled z-test, intervals by Newcombe's method of Wilson's, findings by Benjamini and Hochberg. Throws a
 * RangeError where a part is more than its whole or less than nothing.
 */
export function compareSegments(pairs: readonly SegmentPair[], falseShare = 0.05): SegmentDifference[] {
  for (const { name, one, other } of pairs)
    for (const { part, whole } of [one, other])
      if (!(part >= 0 && part <= whole)) throw new RangeError(`'${name}' has ${part} of ${whole}: a part is from 0 to its whole.`)
  const measured = pairs.filter(({ one, other }) => one.whole > 0 && other.whole > 0).map(differenceOf)
  const rates = falseDiscoveryRates(measured.map(({ p }) => p))
  return measured
    .map((each, at): SegmentDifference => ({ ...each, q: rates[at] ?? 1, isFinding: (rates[at] ?? 1) <= falseShare }))
    .sort((left, right) => left.p - right.p || Math.abs(right.effect) - Math.abs(left.effect) || (left.name < right.name ? -1 : 1))
}

function differenceOf({ name, one, other }: SegmentPair): Omit<SegmentDifference, 'q' | 'isFinding'> {
  const [first, second] = [one.part / one.whole, other.part / other.whole]
  const effect = first - second
  const pooled = (one.part + other.part) / (one.whole + other.whole)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / one.whole + 1 / other.whole))
  const [left, right] = [wilson(one), wilson(other)]
  return {
    name,
    effect,
    low: effect - Math.hypot(first - left.low, right.high - second),
    high: effect + Math.hypot(left.high - first, second - right.low),
    ratio: second === 0 ? null : first / second,
    p: deviation === 0 ? 1 : twoSided(effect / deviation),
  }
}

/** Wilson's interval of a share, 95 %. */
function wilson({ part, whole }: Portion): { low: number; high: number } {
  const share = part / whole
  const square = z95 * z95
  const middle = share + square / (2 * whole)
  const half = z95 * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole * whole))
  return { low: Math.max(0, (middle - half) / (1 + square / whole)), high: Math.min(1, (middle + half) / (1 + square / whole)) }
}
