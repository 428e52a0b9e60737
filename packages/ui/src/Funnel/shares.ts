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

/** The step that loses the largest share of those who reached the one before; nothing where none loses any. */
export function steepestDrop(shares: readonly FunnelShare[]): number | undefined {
  const most = Math.max(0, ...shares.map(({ drop }) => drop))
  return most > 0 ? shares.findIndex(({ drop }) => drop === most) : undefined
}
