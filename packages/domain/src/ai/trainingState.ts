/** How far a training is, kept after each step under the id of its job. */
export interface TrainingState {
  id: string
  project: string
  training:
    | {
        kind: 'forecast'
        forecast: {
          values: readonly number[]
          season: number
          horizon: number
          cuts: readonly number[]
          done: { misses: Record<ForecastName, number>; squares: Record<ForecastName, number>; measured: number; points: number }[]
        }
      }
    /** For each cut that is done, the chance of each visitor and 1 where it happened. */
    | { kind: 'score'; cuts: number[]; done: [chance: number, happened: 0 | 1][][] }
}

type ForecastName = 'seasonalNaive' | 'trend' | 'autoregression' | 'blend'

/** What a score has learned, kept under the id of its model. */
export interface FittedScore {
  id: string
  project: string
  logistic: { means: number[]; deviations: number[]; weights: number[] }
}
