import { rounded } from '../numbers.ts'

/** A chance that was given, and whether it happened. */
export interface Scored {
  chance: number
  happened: boolean
}

/** How often, of one that happened and one that did not, the first had the higher chance, 0 to 1; equal ones count half. Null where one kind is missing. */
export function areaUnderCurve(scored: readonly Scored[]): number | null {
  const sorted = scored.toSorted((one, other) => one.chance - other.chance)
  const happened = sorted.filter((each) => each.happened).length
  const others = sorted.length - happened
  if (happened === 0 || others === 0) return null
  let ranks = 0
  for (let from = 0; from < sorted.length;) {
    let to = from
    while (to < sorted.length && sorted[to]?.chance === sorted[from]?.chance) to++
    // All of one chance share their mean rank.
    for (let at = from; at < to; at++) if (sorted[at]?.happened === true) ranks += (from + to + 1) / 2
    from = to
  }
  return (ranks - (happened * (happened + 1)) / 2) / (happened * others)
}

/** The mean of the squared misses (Brier, 1950): 0 is certain and right. */
export const brier = (scored: readonly Scored[]) =>
  scored.reduce((total, { chance, happened }) => total + (chance - (happened ? 1 : 0)) ** 2, 0) / scored.length

/** A band of chances: what was said and what happened, in percent. */
export interface CalibrationBand {
  count: number
  said: number
  happened: number
}

/** As many bands of equal size, the lowest chances first; fewer where there is too little. */
export function calibration(scored: readonly Scored[], most = 5): CalibrationBand[] {
  const sorted = scored.toSorted((one, other) => one.chance - other.chance)
  const count = Math.max(1, Math.min(most, Math.floor(sorted.length / 20)))
  return Array.from({ length: count }, (_, at) => sorted.slice(Math.floor((at * sorted.length) / count), Math.floor(((at + 1) * sorted.length) / count)))
    .filter((band) => band.length > 0)
    .map((band) => ({
      count: band.length,
      said: rounded((band.reduce((total, { chance }) => total + chance, 0) / band.length) * 100, 1),
      happened: rounded((band.filter((each) => each.happened).length / band.length) * 100, 1),
    }))
}
