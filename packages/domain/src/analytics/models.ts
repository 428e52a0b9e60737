import { z } from 'zod'
import type { TrainingJob } from '../ai/training.ts'
import { text } from '../inputTerms.ts'
import { type DailyMetric, dailyMetrics, leastHistory } from './dailyFigures.ts'

export const modelStatuses = ['active', 'training', 'inactive'] as const
export type ModelStatus = (typeof modelStatuses)[number]

/** `forecast` foresees a figure day by day; `score` rates each visitor. */
export const modelKinds = ['forecast', 'score'] as const
export type ModelKind = (typeof modelKinds)[number]

/** How a model did on days that it had not learned from, beside its baseline. */
export interface ModelQuality {
  /** What was chosen; `logistic` of a score. */
  method: 'seasonalNaive' | 'trend' | 'autoregression' | 'blend' | 'logistic'
  /** Percent: all misses against all that was measured; of a score the mean squared miss of its chances. */
  error: number
  /** Of the baseline on the same days: the value of a week before, or the share of all visitors. */
  naiveError: number
  beatsNaive: boolean
  /** How many times the end was foreseen, and how many days or visitors in all. */
  folds: number
  points: number
  /** The typical miss of a forecast, in its unit. */
  deviation?: number
  /** Of a score: how often one who did it had the higher chance than one who did not, in percent. */
  auc?: number
  positives?: number
  /** What was said and what happened, lowest chances first, in percent. */
  bands?: { count: number; said: number; happened: number }[]
}

/** A visitor, as their client names them, and the chance that they do it, in percent. */
export interface VisitorChance {
  visitor: string
  chance: number
}

/** One training that has ended. */
export interface TrainedModel {
  /** ISO 8601, UTC. */
  at: string
  /** Percent, 0 to 100. */
  accuracy: number
  /** How many days of figures it learned from. */
  days: number
}

/** A model that says what will happen. */
export interface PredictiveModel {
  id: string
  project: string
  name: string
  kind: ModelKind
  /** What is foreseen, or what the score foretells; null where it is no figure of a day. */
  metric: DailyMetric | null
  /** How many days ahead it looks. */
  horizon: number
  /** How many days of figures it learns from. */
  history: number
  /** Percent of back-tested predictions that held, 0 to 100; null before the first training has ended. */
  accuracy: number | null
  status: ModelStatus
  /** ISO 8601, UTC; null before the first training has ended. */
  lastTrained: string | null
  /** How many predictions it has made. */
  predictions: number
  /** Newest first. */
  trainings: TrainedModel[]
  /** Of the last training; left out where none has ended here. */
  quality?: ModelQuality
}

/** A model as its screen shows it, with the job that trains it, or last did. */
export interface ModelRow extends PredictiveModel {
  job: TrainingJob | null
  /** The last training ended in an error. */
  failed: boolean
}

export interface Models {
  figures: { models: number; active: number; accuracy: number | null; predictions: number }
  rows: ModelRow[]
  /** How many days of each figure this project has collected. */
  history: Record<DailyMetric, number>
}

/** A day that was measured. */
export interface MeasuredDay {
  at: string
  value: number
}

/** A day that is foreseen, and between which figures 95 of 100 such days lie. */
export interface ForeseenDay extends MeasuredDay {
  low: number
  high: number
}

export interface ModelDetails {
  model: ModelRow
  /** The last days that were measured, oldest first; revenue in units of the currency. Empty where the project has too few. */
  measured: MeasuredDay[]
  /** Empty where nothing can be foreseen. */
  foreseen: ForeseenDay[]
  /** ISO 4217 of revenue, where events named one. */
  currency?: string
  /** How the same method did on the end of the measured days; null where they are too few. */
  test: { error: number; folds: number; days: number } | null
  /** Of a score: who is likeliest now. */
  visitors?: VisitorChance[]
}

/** What a new model is asked for. */
export const newModelSchema = z.object({
  name: text(80),
  kind: z.enum(modelKinds).default('forecast'),
  metric: z.enum(dailyMetrics),
  horizon: z.number().int().min(1).max(90),
  history: z.number().int().min(leastHistory).max(730),
})
export type NewModel = z.input<typeof newModelSchema>
