// The hourly and weekly series of M4 with the product's choice of methods: each is chosen on the series' own past, none on what is foreseen.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreseeBy } from '../src/models/forecasters.ts'
import { forecastResult, startForecastTraining, stepForecastTraining } from '../src/models/forecastTraining.ts'

export interface M4Result {
  set: 'Hourly' | 'Weekly'
  series: number
  smape: number
  mase: number
  /** Against Naive2 by the official method: the mean of both ratios of the set's averages. */
  owa: number
  milliseconds: number
}

const sets = [
  { set: 'Hourly', season: 24, horizon: 48 },
  { set: 'Weekly', season: 1, horizon: 13 },
] as const
/** Naive2's averages as the competition published them (sMAPE, MASE). */
const naive2 = { Hourly: [18.383, 2.395], Weekly: [9.161, 2.777] } as const

/** Null where `folder` holds no `<set>-train.csv` and `<set>-test.csv` of github.com/Mcompetitions/M4-methods: its data is not part of this repository. */
export function scoreM4(folder: string | undefined): M4Result[] | null {
  if (folder === undefined || !existsSync(join(folder, 'Hourly-train.csv'))) return null
  return sets.map(({ set, season, horizon }) => {
    const [train, test] = ['train', 'test'].map((part) => readSeries(join(folder, `${set}-${part}.csv`)))
    const started = performance.now()
    const errors = (train ?? []).map((values, at) => errorsOf(values, test?.[at] ?? [], season, foreseen(values, set, season, horizon)))
    const milliseconds = performance.now() - started
    const [smape, mase] = [0, 1].map((place) => errors.reduce((total, each) => total + (each[place] ?? 0), 0) / errors.length)
    const [naiveSmape, naiveMase] = naive2[set]
    return { set, series: errors.length, smape: smape ?? 0, mase: mase ?? 0, owa: ((smape ?? 0) / naiveSmape + (mase ?? 0) / naiveMase) / 2, milliseconds }
  })
}

function foreseen(values: readonly number[], set: string, season: number, horizon: number): number[] {
  // Weeks of a year are too far apart for the season of a model; their method still looks a year back.
  let training = startForecastTraining(values, season, horizon)
  if (training === null) return foreseeBy('seasonalNaive', values, season, horizon)
  while (forecastResult(training) === null) training = stepForecastTraining(training)
  return foreseeBy(forecastResult(training)?.method ?? 'seasonalNaive', values, set === 'Weekly' ? 1 : season, horizon)
}

function errorsOf(train: readonly number[], test: readonly number[], season: number, forecast: readonly number[]): [number, number] {
  const smape =
    test.reduce((total, value, at) => total + (200 * Math.abs(value - (forecast[at] ?? 0))) / (Math.abs(value) + Math.abs(forecast[at] ?? 0)), 0) / test.length
  const scale = train.slice(season).reduce((total, value, at) => total + Math.abs(value - (train[at] ?? 0)), 0) / (train.length - season)
  const mae = test.reduce((total, value, at) => total + Math.abs(value - (forecast[at] ?? 0)), 0) / test.length
  return [smape, mae / scale]
}

const readSeries = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) =>
      line
        .trim()
        .split(',')
        .slice(1)
        .map((cell) => cell.replaceAll('"', ''))
        .filter((cell) => cell !== '' && cell !== 'NA')
        .map(Number),
    )
