/** Numbers from 0 to below 1 that a seed fixes (mulberry32), and what is drawn from them. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + (to - from) * next()
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const poisson = (mean: number): number => {
    if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()))
    let count = 0
    for (let left = next(); left > Math.exp(-mean); left *= next()) count++
    return count
  }
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  return {
    next,
    between,
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    normal,
    poisson,
    pick,
    log: (from: number, to: number) => from * (to / from) ** next(),
  }
}
export type Random = ReturnType<typeof seeded>
