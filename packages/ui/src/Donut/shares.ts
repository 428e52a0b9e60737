/** One part of a whole. */
export interface DonutPart {
  /** What it is. */
  label: string
  /** From 0 up. */
  value: number
}

/** The most parts that stand by themselves; there are as many colours. */
const most = 6

/** What a value adds to the whole: nothing where it is negative or no number. */
export const counted = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0)

/**
 * Whole numbers of `units` (100 for percent, 1000 for tenths of a percent) that are as near to the shares as can be and together are exactly `units`: the largest remainders are rounded up, the
 * earlier of two equal ones first. All are 0 where the values together are; what is negative or no number counts as nothing.
 */
export function largestRemainder(values: readonly number[], units = 100): number[] {
  const greatest = Math.max(0, ...values.map(counted))
  if (greatest === 0) return values.map(() => 0)
  // Against the greatest first, so that the sum of huge values stays finite.
  const parts = values.map((value) => counted(value) / greatest)
  const sum = parts.reduce((total, part) => total + part, 0)
  const exact = parts.map((part) => (part / sum) * units)
  const shares = exact.map(Math.floor)
  const missing = units - shares.reduce((total, share) => total + share, 0)
  const order = exact
    .map((share, place) => ({ place, rest: share - Math.floor(share), value: counted(values[place] ?? 0) }))
    // Values that are one after division may still differ: the greater comes first.
    .sort((a, b) => b.rest - a.rest || b.value - a.value || a.place - b.place)
  for (const { place } of order.slice(0, missing)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}

/** The six largest parts in the order given; the others together are one more at the end, under the words of `other`. */
export function foldParts(parts: readonly DonutPart[], other: string): DonutPart[] {
  if (parts.length <= most) return [...parts]
  const ranked = parts.map((part, place) => ({ place, value: counted(part.value) })).sort((a, b) => b.value - a.value || a.place - b.place)
  const kept = new Set(ranked.slice(0, most).map(({ place }) => place))
  const rest = ranked.slice(most).reduce((total, { value }) => total + value, 0)
  return [...parts.filter((_, place) => kept.has(place)), { label: other, value: rest }]
}
