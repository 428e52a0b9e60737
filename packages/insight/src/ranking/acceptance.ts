/** What somebody did with a suggestion: its traits, such as the rule and the category, and whether they took it up. */
export interface Decision {
  traits: readonly string[]
  accepted: boolean
}

/** As many decisions as a trait has to gather before it says as much as all of them together. */
const doubt = 4

/**
 * The chance that a suggestion is taken up, learned from decisions: the share of all of them, moved by what each trait says beyond it, with the evidence of a trait drawn towards that share by four decisions (an
 * additive model on the log odds, as naive Bayes without the pretence that traits are independent: their shifts are averaged). Without decisions every suggestion is as likely.
 */
export function acceptanceFrom(decisions: readonly Decision[]): (traits: readonly string[]) => number {
  const base = (count(decisions) + 1) / (decisions.length + 2)
  const shifts = new Map<string, number>()
  for (const trait of new Set(decisions.flatMap(({ traits }) => traits))) {
    const own = decisions.filter(({ traits }) => traits.includes(trait))
    shifts.set(trait, odds((count(own) + doubt * base) / (own.length + doubt)) - odds(base))
  }
  return (traits) => {
    const known = traits.flatMap((trait) => shifts.get(trait) ?? [])
    const shift = known.length === 0 ? 0 : known.reduce((sum, each) => sum + each, 0) / Math.sqrt(known.length)
    return 1 / (1 + Math.exp(-(odds(base) + shift)))
  }
}

/** The suggestions with the likeliest first; equally likely ones stay in their order. */
export function rankedBy<Row>(rows: readonly Row[], traitsOf: (row: Row) => readonly string[], decisions: readonly Decision[]): Row[] {
  if (decisions.length === 0) return [...rows]
  const chance = acceptanceFrom(decisions)
  return rows
    .map((row) => ({ row, chance: Math.round(chance(traitsOf(row)) * 1000) }))
    .sort((one, other) => other.chance - one.chance)
    .map(({ row }) => row)
}

/** The same for those that are still to be decided; the others keep their places. */
export function rankedAmong<Row>(
  rows: readonly Row[],
  isOpen: (row: Row) => boolean,
  traitsOf: (row: Row) => readonly string[],
  decisions: readonly Decision[],
): Row[] {
  const open = rankedBy(rows.filter(isOpen), traitsOf, decisions).values()
  return rows.map((row) => (isOpen(row) ? (open.next().value ?? row) : row))
}

const count = (decisions: readonly Decision[]) => decisions.filter(({ accepted }) => accepted).length
const odds = (share: number) => Math.log(share / (1 - share))
