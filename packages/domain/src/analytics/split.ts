/** Splits a whole total over weights into whole parts that add up to it. */
export function split(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  return weights.map((weight) => {
    const before = Math.round((total * reached) / whole)
    reached += weight
    return Math.round((total * reached) / whole) - before
  })
}
