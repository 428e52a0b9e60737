/** Chance that repeats: the same seed gives the same page on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (share: number) => boolean
  /** Some of a list in another order. */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** Mulberry32 (public domain, Tommy Ettinger). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => list[int(0, list.length - 1)]!,
    some: (list, count) => {
      const rest = [...list]
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0]!)
    },
  }
}
