/** A step against the first and against the one before it, both as ratios. */
export interface FunnelShare {
  /** Of the first step: 1 is all of them. */
  share: number
  /** Lost since the step before: 0.38 is 38 %; below zero where more came than were there. */
  drop: number
}

/** The shares of each step, in order. The first has lost nothing; where nobody came, all is 0. */
export function funnelShares(users: readonly number[]): FunnelShare[] {
  const first = users[0] ?? 0
  return users.map((count, place) => {
    const before = users[place - 1] ?? count
    return { share: first > 0 ? count / first : 0, drop: before > 0 ? (before - count) / before : 0 }
  })
}

/** The steps that lose the largest share of those who reached the one before, as it is written: to a tenth of a percent. None where none loses any. */
export function steepestDrops(shares: readonly FunnelShare[]): ReadonlySet<number> {
  const written = shares.map(({ drop }) => Math.round(drop * 1000))
  const most = Math.max(0, ...written)
  return new Set(most > 0 ? written.flatMap((drop, place) => (drop === most ? [place] : [])) : [])
}
