/** Numbers from 0 to below 1, the same for the same seed in every engine (mulberry32, which is in the public domain). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The places of `counts`, each as often as its count says, in a random order: quotas hold exactly, and nothing follows from the order. */
export function deck(counts: readonly number[], random: () => number): number[] {
  const cards = counts.flatMap((count, place) => Array.from({ length: count }, () => place))
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const card = cards[last] ?? 0
    cards[last] = cards[other] ?? 0
    cards[other] = card
  }
  return cards
}
