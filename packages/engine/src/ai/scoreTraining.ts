import type { FittedScore, PredictiveModel, TrainingState, VisitorChance } from '@tagmason/domain'
import { chanceOf, describeVisitors, learnPropensity, propensityFold } from '@tagmason/insight/models'
import type { Context } from '../context.ts'
import { type Collected, collectedOf, day } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'

/** Days before a cut that visitors are described by. */
const lookBack = 30
/** As many events are looked at for a cut, the newest of them. */
const mostEvents = 200_000
/** As many visitors of a cut are tested. */
const mostScored = 20_000
const mostFolds = 3

type ScoreTraining = Extract<TrainingState['training'], { kind: 'score' }>

/** Null where fewer days were collected than are learned from and tested on: two horizons, and a week before. */
export function startScoreTraining({ now }: Context, { horizon, history }: PredictiveModel, days: number): ScoreTraining | null {
  const known = Math.min(days, history)
  const folds = Math.min(mostFolds, Math.floor((known - 7) / horizon) - 1)
  if (folds < 1) return null
  return { kind: 'score', cuts: Array.from({ length: folds }, (_, at) => now.getTime() - (folds - at + 1) * horizon * day), done: [] }
}

/** What was said of each visitor at the cut a horizon later, and what they did: nothing that is tested was learned from. */
export async function scoreFold(context: Context, { horizon }: PredictiveModel, cut: number): Promise<ScoreTraining['done'][number]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const foretold = new Set(await keyEventsOf(context))
  const fold = propensityFold(await eventsOf(collected, cut - lookBack * day, cut + 2 * horizon * day), foretold, cut, horizon)
  return (fold?.scored ?? []).slice(0, mostScored).map(({ chance, happened }) => [Math.round(chance * 10_000) / 10_000, happened ? 1 : 0])
}

/** Learns from the last days whose outcome is known, and counts the visitors that can be scored now. */
export async function learnScore(context: Context, model: PredictiveModel): Promise<{ fitted: FittedScore | null; visitors: number }> {
  const collected = await collectedOf(context)
  if (collected === null) return { fitted: null, visitors: 0 }
  const { now } = collected
  const foretold = new Set(await keyEventsOf(context))
  const events = await eventsOf(collected, now - (lookBack + model.horizon) * day, now)
  const logistic = learnPropensity(events, foretold, now - model.horizon * day, model.horizon)
  if (logistic === null) return { fitted: null, visitors: 0 }
  return { fitted: { id: model.id, project: model.project, logistic }, visitors: describeVisitors(events, foretold, now, model.horizon).length }
}

/** The visitors of the last month with the highest chances, as the model sees them now. */
export async function likeliestVisitors(context: Context, model: PredictiveModel, most: number): Promise<VisitorChance[]> {
  const collected = await collectedOf(context)
  const fitted = await context.records.get('fittedScores', model.id)
  if (collected === null || fitted === undefined) return []
  const { now } = collected
  const events = await eventsOf(collected, now - lookBack * day, now)
  return describeVisitors(events, new Set(await keyEventsOf(context)), now, model.horizon)
    .map(({ visitor, features }) => ({ visitor, chance: Math.round(chanceOf(fitted.logistic, features) * 1000) / 10 }))
    .sort((one, other) => other.chance - one.chance || (one.visitor < other.visitor ? -1 : 1))
    .slice(0, most)
}

const eventsOf = ({ events, place }: Collected, from: number, to: number) => events.latest({ ...place, from, to }, mostEvents)
