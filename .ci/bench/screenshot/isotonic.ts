/** A rising line through scores and whether each was right: isotonic regression by pooling neighbours that fall (Ayer et al., 1955), at most `most` points. */
export function isotonic(found: readonly { readonly score: number; readonly right: boolean }[], most = 16): number[][] {
  const sorted = [...found].sort((a, b) => a.score - b.score)
  const pools: { scores: number; right: number; count: number }[] = []
  // Pools begin with a fiftieth of all, so that no probability rests on three cases; a case more on each side keeps it from 0 and 1.
  const size = Math.max(5, Math.ceil(sorted.length / 40))
  for (let at = 0; at < sorted.length; at += size) {
    const part = sorted.slice(at, at + size)
    pools.push({ scores: part.reduce((sum, { score }) => sum + score, 0), right: part.filter(({ right }) => right).length, count: part.length })
    while (pools.length > 1) {
      const [before, last] = pools.slice(-2) as [(typeof pools)[number], (typeof pools)[number]]
      if (before.right / before.count <= last.right / last.count) break
      pools.splice(-2, 2, { scores: before.scores + last.scores, right: before.right + last.right, count: before.count + last.count })
    }
  }
  const step = Math.max(1, Math.ceil(pools.length / most))
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return pools
    .filter((_, at) => at % step === 0 || at === pools.length - 1)
    .map(({ scores, right, count }) => [rounded(scores / count), rounded((right + 0.5) / (count + 1))])
}
