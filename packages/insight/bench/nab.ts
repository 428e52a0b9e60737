// The Numenta Anomaly Benchmark with the product's scorer, its one setting found on half of the files.
import { noveltyAlarm, noveltyOf, startNovelty } from '../src/anomalies/novelty.ts'
import { type NabFile, nabScore, readNab } from './nabScore.ts'

/** Standard scores. Every other file by name, from the first, is the half on which weights and threshold were found. */
export interface NabResult {
  /** The half that was tuned on, at the product's threshold. */
  seen: number
  /** The other half at that same threshold: the honest one. */
  unseen: number
  /** All files at that threshold, and at the best one, which is how the benchmark's own table is made. */
  all: number
  best: number
  points: number
  milliseconds: number
}

/** Scores of a file's values, in a stream. */
export function noveltyScores({ values, times }: Pick<NabFile, 'values' | 'times'>): Float64Array {
  const step = Math.max(60_000, (times[10] ?? 0) - (times[9] ?? 0))
  const state = startNovelty(86_400_000 / step)
  return Float64Array.from(values, (value) => noveltyOf(state, value))
}

/** Null where `folder` holds no copy of github.com/numenta/NAB: its data is not part of this repository. */
export function scoreNab(folder: string | undefined): NabResult | null {
  const files = readNab(folder)
  if (files === null) return null
  const started = performance.now()
  const scores = files.map(noveltyScores)
  const milliseconds = performance.now() - started
  const of = (half: number | null, threshold?: number) => {
    const isIn = (_: unknown, at: number) => half === null || at % 2 === half
    return nabScore(files.filter(isIn), scores.filter(isIn), threshold).score
  }
  return {
    seen: of(0, noveltyAlarm),
    unseen: of(1, noveltyAlarm),
    all: of(null, noveltyAlarm),
    best: of(null),
    points: files.reduce((sum, { values }) => sum + values.length, 0),
    milliseconds,
  }
}
