/** The place of the entry nearest to `wanted` in ascending numbers, by bisection; the earlier of two as near. 0 where there is none. */
export function nearest(sorted: readonly number[], wanted: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  // `low` is the first that is not before `wanted`; the one before it may be nearer.
  return low > 0 && wanted - sorted[low - 1]! <= Math.abs(sorted[low]! - wanted) ? low - 1 : low
}
