// The score of the Numenta Anomaly Benchmark (github.com/numenta/NAB, MIT): its sweep over thresholds and its standard profile.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface NabFile {
  name: string
  /** Milliseconds, the file's clock read as UTC. */
  times: number[]
  values: number[]
  /** Places of the first and the last row of each labelled window. */
  windows: [first: number, last: number][]
}

/** All 58 files by name; null where the folder holds no copy of the benchmark. */
export function readNab(folder: string | undefined): NabFile[] | null {
  if (folder === undefined || !existsSync(join(folder, 'labels/combined_windows.json'))) return null
  const labels = JSON.parse(readFileSync(join(folder, 'labels/combined_windows.json'), 'utf8')) as Record<string, [string, string][]>
  const names = readdirSync(join(folder, 'data'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, 'data', name)).map((file) => `${name}/${file}`))
  return names.sort().map((name) => {
    const rows = readFileSync(join(folder, 'data', name), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(','))
    const times = rows.map(([time = '']) => timeOf(time))
    const windows = (labels[name] ?? []).map(([from, to]): [number, number] => [times.indexOf(timeOf(from)), times.indexOf(timeOf(to))])
    return { name, times, values: rows.map(([, value]) => Number(value)), windows }
  })
}

const timeOf = (text: string) => Date.parse(`${text.trim().replace(' ', 'T').slice(0, 19)}Z`)

/** The rows of a file that are learned from and never scored. */
export const probation = (rows: number) => Math.min(Math.floor(0.15 * rows), 0.15 * 5000)

interface Weights {
  falsePositive: number
  falseNegative: number
}
const standard: Weights = { falsePositive: 0.11, falseNegative: 1 }

interface Scored {
  score: number
  weight: number
  window: string | null
}

const scaledSigmoid = (position: number) => (position > 3 ? -1 : 2 / (1 + Math.exp(5 * position)) - 1)

function sweep({ name, windows, values }: NabFile, scores: ArrayLike<number>, { falsePositive }: Weights): Scored[] {
  const scored: Scored[] = []
  const from = probation(values.length)
  let next = 0
  let before: [number, number] | null = null
  for (let at = 0; at < values.length; at++) {
    while (next < windows.length && at > (windows[next]?.[1] ?? 0)) before = windows[next++] ?? null
    const window = windows[next]
    const isIn = window !== undefined && at >= window[0]
    if (at < from) continue
    if (isIn)
      scored.push({
        score: scores[at] ?? 0,
        weight: scaledSigmoid(-(window[1] - at + 1) / (window[1] - window[0] + 1)) / scaledSigmoid(-1),
        window: `${name}|${next}`,
      })
    else
      scored.push({
        score: scores[at] ?? 0,
        weight: falsePositive * (before === null ? -1 : scaledSigmoid((at - before[1]) / (before[1] - before[0]))),
        window: null,
      })
  }
  return scored
}

/** The normalised score, 100 for the perfect and 0 for the silent detector: at its best threshold, or at the one given. A score at or above the threshold is an alarm. */
export function nabScore(
  files: readonly NabFile[],
  scores: readonly ArrayLike<number>[],
  threshold?: number,
  weights = standard,
): { score: number; threshold: number } {
  const rows = files.flatMap((file, at) => sweep(file, scores[at] ?? [], weights))
  const windows = new Set(rows.flatMap(({ window }) => window ?? []))
  const silent = -windows.size * weights.falseNegative
  const perfect = windows.size
  const normal = (raw: number) => (100 * (raw - silent)) / (perfect - silent)
  const best = new Map<string, number>()
  let raw = silent
  let found = { score: normal(raw), threshold: Infinity }
  let last = Infinity
  for (const { score, weight, window } of rows.filter((row) => row.score > 0).sort((one, other) => other.score - one.score)) {
    if (threshold !== undefined && score < threshold) break
    if (score !== last && threshold === undefined && normal(raw) > found.score) found = { score: normal(raw), threshold: last }
    last = score
    if (window === null) raw += weight
    else {
      const had = best.get(window) ?? -weights.falseNegative
      if (weight > had) {
        raw += weight - had
        best.set(window, weight)
      }
    }
  }
  if (threshold !== undefined) return { score: normal(raw), threshold }
  return normal(raw) > found.score ? { score: normal(raw), threshold: last } : found
}
