/**
 * Benjamini and Hochberg's q-values, in the order of the p-values: the least share of false ones among all findings at which each would be one. Taking those up to 0.05 keeps that share to 5 % on average,
 * however many were looked at.
 */
export function falseDiscoveryRates(pValues: readonly number[]): number[] {
  const order = pValues.map((p, at) => ({ p, at })).sort((one, other) => other.p - one.p)
  const rates = pValues.map(() => 1)
  let least = 1
  for (const [place, { p, at }] of order.entries()) {
    least = Math.min(least, (p * pValues.length) / (pValues.length - place))
    rates[at] = least
  }
  return rates
}

/** The chance of a standard normal value at least so far from 0, both ways, to within 2e-7 (Abramowitz and Stegun 7.1.26). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.327_591_1 * x)
  return Math.min(1, t * (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429)))) * Math.exp(-x * x))
}
