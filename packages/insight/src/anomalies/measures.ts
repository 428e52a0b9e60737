// What of a value can be unusual. Each takes one value, gives how unusual it is in its own unit, and changes its state, which is plain JSON.

const gain = (half: number) => 1 - 0.5 ** (1 / half)

/** Learns how far a measure usually goes; what is over four times as far counts as that. */
function learnScale(scale: { scale: number; seen: number }, distance: number, half: number): void {
  const held = scale.seen < 20 ? distance : Math.min(distance, 4 * scale.scale)
  scale.scale += Math.max(gain(half), 1 / scale.seen) * (held - scale.scale)
}

export interface Shift {
  seen: number
  near: number
  far: number
  scale: number
}
export const noShift = (): Shift => ({ seen: 0, near: 0, far: 0, scale: 0 })

/** How far a short average is from a long one; their halves in values. */
export function shifted(state: Shift, value: number, near: number, far: number): number {
  if (state.seen === 0) state.near = state.far = value
  state.seen++
  state.near += Math.max(gain(near), 1 / state.seen) * (value - state.near)
  state.far += Math.max(gain(far), 1 / state.seen) * (value - state.far)
  const distance = Math.abs(state.near - state.far)
  const measure = distance / (state.scale + 1e-9 * (Math.abs(state.far) + 1))
  learnScale(state, distance, 1500)
  return measure
}

export interface DayRhythm {
  seen: number
  /** The level of each time of the day; null before its first value. */
  levels: (number | null)[]
  at: number
  run: number
  scale: number
}
export const noRhythm = (perDay: number): DayRhythm => ({
  seen: 0,
  levels: Array.from({ length: Math.min(2016, Math.max(1, Math.round(perDay))) }, () => null),
  at: 0,
  run: 0,
  scale: 0,
})

/** How far values have lately been from their time of the day's level. */
export function offRhythm(state: DayRhythm, value: number): number {
  const level = state.levels[state.at] ?? null
  state.run += gain(6) * ((level === null ? 0 : value - level) - state.run)
  state.levels[state.at] = level === null ? value : level + 0.4 * (value - level)
  state.at = (state.at + 1) % state.levels.length
  if (level === null) return 0
  const distance = Math.abs(state.run)
  const measure = distance / (state.scale + 1e-9 * (Math.abs(value) + 1))
  state.seen++
  learnScale(state, distance, 1000)
  return measure
}

export interface Range {
  low: number
  high: number
}
/** How far a value lies beyond all before it, as a part of their range. */
export function beyondRange(state: Range, value: number, isFirst: boolean): number {
  if (isFirst) Object.assign(state, { low: value, high: value })
  const span = state.high - state.low
  const measure = span > 0 ? Math.max(0, value - state.high, state.low - value) / span : 0
  state.low = Math.min(state.low, value)
  state.high = Math.max(state.high, value)
  return measure
}

const symbols = 8
const reachBack = 3

export interface Contexts {
  /** The last symbols, latest last. */
  last: number[]
  /** How often each symbol followed each run of 0 to 3 symbols. */
  counts: number[][]
}
export const noContexts = (): Contexts => ({
  last: [],
  counts: Array.from({ length: reachBack + 1 }, (_, length) => Array.from({ length: symbols ** (length + 1) }, () => 0)),
})

/** How little a value was to be expected after the three before it, each as an eighth of the range so far: the negative logarithm of its chance. */
export function surprise(state: Contexts, value: number, { low, high }: Range): number {
  const symbol = high > low ? Math.max(0, Math.min(symbols - 1, Math.floor(((value - low) / (high - low)) * symbols))) : 0
  let chance = 1 / symbols
  let context = 0
  for (const [length, counts] of state.counts.entries()) {
    if (length > state.last.length) break
    if (length > 0) context += (state.last[state.last.length - length] ?? 0) * symbols ** (length - 1)
    let total = 0
    for (let at = 0; at < symbols; at++) total += counts[context * symbols + at] ?? 0
    const seen = counts[context * symbols + symbol] ?? 0
    chance = (seen + chance) / (total + 1)
    counts[context * symbols + symbol] = seen + 1
  }
  state.last = [...state.last, symbol].slice(-reachBack)
  return -Math.log(chance)
}
