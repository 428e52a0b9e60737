/** A whole binary tree: node `n` has the children `2n + 1` and `2n + 2`, leaves come after all nodes. */
interface Tree {
  /** Which figure each node asks for; -1 goes left. */
  readonly f: readonly number[]
  /** At most this goes left. */
  readonly t: readonly number[]
  /** What each leaf adds. */
  readonly v: readonly number[]
}

/** Boosted trees for one yes or no (Friedman, 2001), with what makes their score a probability. */
export interface Forest {
  readonly bias: number
  readonly trees: readonly Tree[]
  /** From this score on, 0 to 1, the answer is yes. */
  readonly threshold: number
  /** Score and share of those right, both rising: isotonic regression on pages the trees had not seen. */
  readonly calibration: readonly (readonly number[])[]
}

/** The score of a row of figures, 0 to 1. */
export function scoreOf({ bias, trees }: Pick<Forest, 'bias' | 'trees'>, row: readonly number[]): number {
  let sum = bias
  for (const { f, t, v } of trees) {
    let node = 0
    while (node < f.length) {
      const feature = f[node]!
      node = 2 * node + (feature < 0 || row[feature]! <= t[node]! ? 1 : 2)
    }
    sum += v[node - f.length]!
  }
  return 1 / (1 + Math.exp(-sum))
}

/** The probability that a score stands for, between its two neighbours on the calibration's line. */
export function calibrated({ calibration }: Pick<Forest, 'calibration'>, score: number): number {
  const next = calibration.findIndex(([at]) => at! >= score)
  if (next < 0) return calibration.at(-1)?.[1] ?? score
  const [to, high] = calibration[next] as [number, number]
  const before = calibration[next - 1]
  if (before === undefined || to === before[0]) return high
  const [from, low] = before as [number, number]
  return low + ((high - low) * (score - from)) / (to - from)
}
