/** Where the upper tenth of a measure begins and how far it usually reaches beyond, learned as it comes. */
export interface Tail {
  seen: number
  /** What nine in ten are below. */
  edge: number
  /** How far those above go beyond, on average. */
  reach: number
}

export const noTail = (): Tail => ({ seen: 0, edge: 0, reach: 0 })

/** Values that a tail waits for before it judges. */
const first = 60
const forget = 1 - 0.5 ** (1 / 2000)

/** How rare a value is: 1 is one in ten, 2 one in a hundred and so on, by an exponential tail; 0.5 below its edge, 40 at most. Judges first, then learns. Changes `tail`. */
export function rarity(tail: Tail, value: number): number {
  const { edge, reach, seen } = tail
  const rare = seen < first ? 0 : value <= edge ? 0.5 : Math.min(40, 1 + ((value - edge) / (reach + 1e-12)) * Math.LOG10E)
  tail.seen++
  if (tail.seen === 1) Object.assign(tail, { edge: value, reach: Math.abs(value) / 10 + 1e-9 })
  const step = Math.max(forget, 1 / tail.seen) * Math.max(tail.reach, 1e-9) * 5
  tail.edge += value > tail.edge ? step * 0.9 : -step * 0.1
  if (value > tail.edge) {
    const beyond = Math.min(value - tail.edge, 10 * tail.reach + 1e-9)
    tail.reach += Math.max(forget * 10, 1 / (1 + tail.seen / 10)) * (beyond - tail.reach)
  }
  return rare
}
