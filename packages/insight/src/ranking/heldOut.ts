import { acceptanceFrom, type Decision } from './acceptance.ts'

/** Decisions of each kind without which nothing is said. */
export const leastDecisions = 5
/** As many decisions are looked at, the first ones. */
const most = 200
const folds = 5

/** How well an order puts what is taken up before what is turned down: shares of pairs, 0 to 1. */
export interface HeldOutOrder {
  /** In the order of the list, without what people decided. */
  before: number
  /** In the order learned from the other decisions; pairs that are equally likely keep the order of the list. */
  after: number
  /** How many decisions that rests on. */
  decisions: number
}

/**
 * Whether the order that `rankedBy` learns is better for decisions that it has not seen: each fifth, with its share of both kinds, is ordered by what the other four say. `decisions` come in the order of the list
 * without feedback. Null with under five of either kind.
 */
export function heldOutOrder(decisions: readonly Decision[]): HeldOutOrder | null {
  const seen = decisions.slice(0, most)
  const nth = { true: 0, false: 0 }
  const placed = seen.map((decision, place) => ({ decision, place, fold: nth[`${decision.accepted}`]++ % folds }))
  if (nth.true < leastDecisions || nth.false < leastDecisions) return null
  let [pairs, before, after] = [0, 0, 0]
  for (let fold = 0; fold < folds; fold++) {
    const chance = acceptanceFrom(placed.filter((each) => each.fold !== fold).map(({ decision }) => decision))
    const held = placed
      .filter((each) => each.fold === fold)
      .map(({ decision, place }) => ({ ...decision, place, chance: Math.round(chance(decision.traits) * 1000) }))
    for (const taken of held.filter(({ accepted }) => accepted))
      for (const turned of held.filter(({ accepted }) => !accepted)) {
        pairs++
        if (taken.place < turned.place) before++
        if (taken.chance > turned.chance || (taken.chance === turned.chance && taken.place < turned.place)) after++
      }
  }
  return { before: before / pairs, after: after / pairs, decisions: seen.length }
}
