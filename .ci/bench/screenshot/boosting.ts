import type { Forest } from '../../../packages/insight/src/screenshot/trees.ts'

/** Rows of figures with the answer and the weight of each. */
export interface Examples {
  readonly rows: readonly (readonly number[])[]
  readonly yes: readonly boolean[]
  readonly weights: readonly number[]
}

interface Growth {
  trees: number
  depth: number
  rate: number
  /** The least sum of second derivatives on each side of a split. */
  leastWeight: number
}

const bins = 48
const calm = 2

/** Boosted trees for logistic loss: Newton steps on histograms (Friedman 2001; Chen and Guestrin 2016). No chance in it: the same examples give the same trees. */
export function boosted({ rows, yes, weights }: Examples, { trees, depth, rate, leastWeight }: Growth): Pick<Forest, 'bias' | 'trees'> {
  const count = rows.length
  const features = rows[0]?.length ?? 0
  const cuts = Array.from({ length: features }, (_, feature) => cutsOf(rows.map((row) => row[feature] ?? 0)))
  const binned = cuts.map((list, feature) => Uint8Array.from(rows, (row) => binOf(list, row[feature] ?? 0)))
  let positive = 0
  let total = 0
  for (let at = 0; at < count; at++) {
    total += weights[at]!
    if (yes[at]) positive += weights[at]!
  }
  const bias = rounded(Math.log((positive + 1) / (total - positive + 1)))
  const sums = new Float64Array(count).fill(bias)
  const gradient = new Float64Array(count)
  const hessian = new Float64Array(count)
  const node = new Int32Array(count)
  const inner = 2 ** depth - 1
  const grown: Forest['trees'][number][] = []
  for (let turn = 0; turn < trees; turn++) {
    for (let at = 0; at < count; at++) {
      const chance = 1 / (1 + Math.exp(-sums[at]!))
      gradient[at] = weights[at]! * (chance - (yes[at] ? 1 : 0))
      hessian[at] = weights[at]! * Math.max(1e-6, chance * (1 - chance))
    }
    node.fill(0)
    const f = Array.from({ length: inner }, () => -1)
    const t = Array.from({ length: inner }, () => 0)
    const bin = Array.from({ length: inner }, () => bins)
    for (let level = 0; level < depth; level++) {
      const first = 2 ** level - 1
      const width = 2 ** level
      const gains = new Float64Array(width)
      for (let feature = 0; feature < features; feature++) {
        const column = binned[feature]!
        const slots = width * (bins + 1)
        const [g, h] = [new Float64Array(slots), new Float64Array(slots)]
        for (let at = 0; at < count; at++) {
          const slot = (node[at]! - first) * (bins + 1) + column[at]!
          g[slot]! += gradient[at]!
          h[slot]! += hessian[at]!
        }
        for (let place = 0; place < width; place++) {
          const from = place * (bins + 1)
          let [allG, allH] = [0, 0]
          for (let slot = from; slot <= from + bins; slot++) {
            allG += g[slot]!
            allH += h[slot]!
          }
          let [leftG, leftH] = [0, 0]
          for (let cut = 0; cut < cuts[feature]!.length; cut++) {
            leftG += g[from + cut]!
            leftH += h[from + cut]!
            if (leftH < leastWeight || allH - leftH < leastWeight) continue
            const gain = leftG ** 2 / (leftH + calm) + (allG - leftG) ** 2 / (allH - leftH + calm) - allG ** 2 / (allH + calm)
            if (gain <= gains[place]! + 1e-9) continue
            gains[place] = gain
            f[first + place] = feature
            t[first + place] = cuts[feature]![cut]!
            bin[first + place] = cut
          }
        }
      }
      for (let at = 0; at < count; at++) {
        const here = node[at]!
        const feature = f[here]!
        node[at] = 2 * here + (feature < 0 || binned[feature]![at]! <= bin[here]! ? 1 : 2)
      }
    }
    const [g, h] = [new Float64Array(inner + 1), new Float64Array(inner + 1)]
    for (let at = 0; at < count; at++) {
      g[node[at]! - inner]! += gradient[at]!
      h[node[at]! - inner]! += hessian[at]!
    }
    const v = Array.from(g, (sum, leaf) => rounded((-rate * sum) / (h[leaf]! + calm)))
    for (let at = 0; at < count; at++) sums[at]! += v[node[at]! - inner]!
    grown.push({ f, t, v })
  }
  return { bias, trees: grown }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Cuts between the quantiles of a column, in few digits: they are written down. */
function cutsOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const cuts = new Set<number>()
  for (let step = 1; step < bins; step++) {
    const at = Math.floor((step * sorted.length) / bins)
    const between = ((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2
    cuts.add(Number(between.toPrecision(3)))
  }
  return [...cuts].sort((a, b) => a - b)
}

function binOf(cuts: readonly number[], value: number): number {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= cuts[middle]!) high = middle
    else low = middle + 1
  }
  return low
}
