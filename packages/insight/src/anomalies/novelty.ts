import { beyondRange, type Contexts, type DayRhythm, noContexts, noRhythm, noShift, offRhythm, type Range, type Shift, shifted, surprise } from './measures.ts'
import { noTail, rarity, type Tail } from './tail.ts'

/** Everything that is known of a stream of gauge values; plain JSON, and no larger the longer it runs. */
export interface NoveltyState {
  seen: number
  range: Range
  contexts: Contexts
  rhythm: DayRhythm
  short: Shift
  long: Shift
  tails: Tail[]
  /** The score that a new one has to be above. */
  hushed: number
}

/** How much each measure counts: range, contexts, rhythm, short and long shift. Found on half of the Numenta Anomaly Benchmark's files; on the other half they do less well (decisions.md). */
const weights = [1.45, 0.85, 0.65, 1.3, 0.65]
/** After so many values, an old score hushes new ones by half. */
const hush = 0.5 ** (1 / 150)

/** From this score on a value is an anomaly: the best threshold for those same files. */
export const noveltyAlarm = 3.617

/** What a stream begins with, `perDay` values being a day. */
export const startNovelty = (perDay: number): NoveltyState => ({
  seen: 0,
  range: { low: 0, high: 0 },
  contexts: noContexts(),
  rhythm: noRhythm(perDay),
  short: noShift(),
  long: noShift(),
  tails: weights.map(noTail),
  hushed: 0,
})

/**
 * How new one value of a stream is, from 0: for gauges without a known rhythm, such as response times and prices measured every few minutes. 0 unless it is newer than what came shortly before, so one event
 * scores once. Counts of a shop are for `detectAnomalies`. Changes `state`.
 */
export function noveltyOf(state: NoveltyState, value: number): number {
  const measures = [
    beyondRange(state.range, value, state.seen === 0),
    surprise(state.contexts, value, state.range),
    offRhythm(state.rhythm, value),
    shifted(state.short, value, 6, 100),
    shifted(state.long, value, 24, 600),
  ]
  state.seen++
  let most = 0
  let sum = 0
  for (const [at, measure] of measures.entries()) {
    const tail = state.tails[at]
    const weight = weights[at] ?? 0
    if (tail === undefined) continue
    const rare = rarity(tail, measure) * weight
    most = Math.max(most, rare)
    sum += Math.max(0, rare - weight)
  }
  const score = 0.85 * most + 0.15 * sum
  const isNew = score > state.hushed
  state.hushed = Math.max(state.hushed * hush, score)
  return isNew ? score : 0
}
