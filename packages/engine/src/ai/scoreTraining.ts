import type { CollectedEvent, FittedScore, PredictiveModel, TrainingState, VisitorChance } from '@tagmason/domain'
import { chanceOf, describeVisitors, learnPropensity, propensityFold } from '@tagmason/insight/models'
import type { Context } from '../context.ts'
import { type Collected, collectedOf, day } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'

/** Days before a cut that visitors are described by. */
const lookBack = 30
/** As many events before a cut are looked at, the newest of them: of a busy site, the visitors of its last days. */
const mostEvents = 60_000
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
  const fold = propensityFold(await eventsAround(collected, [cut, cut + horizon * day], horizon, foretold), foretold, cut, horizon)
  return (fold?.scored ?? []).slice(0, mostScored).map(({ chance, happened }) => [Math.round(chance * 10_000) / 10_000, happened ? 1 : 0])
}

/** Learns from the last days whose outcome is known, and counts the visitors that can be scored now. */
export async function learnScore(context: Context, model: PredictiveModel): Promise<{ fitted: FittedScore | null; visitors: number }> {
  const collected = await collectedOf(context)
  if (collected === null) return { fitted: null, visitors: 0 }
  const { now } = collected
  const foretold = new Set(await keyEventsOf(context))
  const events = await eventsAround(collected, [now - model.horizon * day, now], model.horizon, foretold)
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
  const foretold = new Set(await keyEventsOf(context))
  const events = await eventsAround(collected, [now], model.horizon, foretold)
  return describeVisitors(events, foretold, now, model.horizon)
    .map(({ visitor, features }) => ({ visitor, chance: Math.round(chanceOf(fitted.logistic, features) * 1000) / 10 }))
    .sort((one, other) => other.chance - one.chance || (one.visitor < other.visitor ? -1 : 1))
    .slice(0, most)
}

/** What is known before each cut, and what is foretold in the horizon after it; each event once. */
async function eventsAround(
  { events, place, now }: Collected,
  cuts: readonly number[],
  horizon: number,
  foretold: ReadonlySet<string>,
): Promise<CollectedEvent[]> {
  const ranges = cuts.flatMap((cut) => [
    { from: cut - lookBack * day, to: cut },
    ...[...foretold].map((name) => ({ from: cut, to: Math.min(now, cut + horizon * day), name })),
  ])
  const found = await Promise.all(ranges.filter(({ from, to }) => from < to).map((range) => events.latest({ ...place, ...range }, mostEvents)))
  return [...new Map(found.flat().map((event) => [event.id, event])).values()]
}
