import type { CollectedEvent } from '@tagmason/domain'
import { grouped } from '../events/selection.ts'
import { rounded } from '../numbers.ts'
import { chanceOf, fitLogistic, type Logistic } from './logistic.ts'
import { areaUnderCurve, brier, calibration, type CalibrationBand, type Scored } from './scores.ts'

const day = 86_400_000
/** Days before a cut from which a visitor is described. */
const lookBack = 30

/** What is known of a visitor before a cut, in this order. Nothing after the cut is looked at. `open` is a cart or checkout since the last time. */
export const visitorFeatures = ['visits', 'views', 'paths', 'events', 'carts', 'days', 'silence', 'mobile', 'campaign', 'before', 'open'] as const

export interface DescribedVisitor {
  visitor: string
  features: number[]
  /** Whether one of the foretold events follows within the horizon. */
  happened: boolean
}

/** The visitors of the month before a cut, and what they did in the `horizon` days after it. Events are of one project and of people. */
export function describeVisitors(all: readonly CollectedEvent[], foretold: ReadonlySet<string>, cut: number, horizon: number): DescribedVisitor[] {
  const before = all.filter(({ time, visitor }) => visitor !== '' && time < cut && time >= cut - lookBack * day)
  const after = new Set(all.filter(({ time, name }) => time >= cut && time < cut + horizon * day && foretold.has(name)).map(({ visitor }) => visitor))
  return [...grouped(before, ({ visitor }) => visitor)].map(([visitor, events]) => ({
    visitor,
    features: featuresOf(events, foretold, cut),
    happened: after.has(visitor),
  }))
}

function featuresOf(events: readonly CollectedEvent[], foretold: ReadonlySet<string>, cut: number): number[] {
  const views = events.filter(({ name }) => name === 'page_view')
  const last = events.reduce((latest, { time }) => Math.max(latest, time), 0)
  const done = events.filter(({ name }) => foretold.has(name))
  const carts = events.filter(({ name }) => name === 'add_to_cart' || name === 'begin_checkout')
  const lastDone = done.reduce((latest, { time }) => Math.max(latest, time), 0)
  const count = (values: readonly string[]) => Math.log1p(new Set(values).size)
  return [
    count(events.map(({ session }) => session)),
    Math.log1p(views.length),
    count(views.map(({ path }) => path)),
    Math.log1p(events.filter(({ name }) => name !== 'page_view' && !foretold.has(name)).length),
    Math.log1p(carts.length),
    count(events.map(({ time }) => String(Math.floor(time / day)))),
    Math.log1p((cut - last) / day),
    events.some(({ device }) => device === 'mobile') ? 1 : 0,
    events.some(({ campaign }) => campaign !== '') ? 1 : 0,
    Math.log1p(done.length),
    carts.some(({ time }) => time > lastDone) ? 1 : 0,
  ]
}

/** Visitors that did it, which a training needs at least. */
export const leastPositives = 200

/** How a score did at one cut, learned from what was known before it. */
export interface PropensityFold {
  cut: number
  scored: Scored[]
}

/** Learns at one cut and scores at the next, a horizon later: nothing that is tested was learned from. Null where nothing can be learned. */
export function propensityFold(all: readonly CollectedEvent[], foretold: ReadonlySet<string>, cut: number, horizon: number): PropensityFold | null {
  const model = learnPropensity(all, foretold, cut, horizon)
  const next = cut + horizon * day
  return model === null
    ? null
    : { cut: next, scored: describeVisitors(all, foretold, next, horizon).map(({ features, happened }) => ({ chance: chanceOf(model, features), happened })) }
}

export function learnPropensity(all: readonly CollectedEvent[], foretold: ReadonlySet<string>, cut: number, horizon: number): Logistic | null {
  const visitors = describeVisitors(all, foretold, cut, horizon)
  return fitLogistic(
    visitors.map(({ features }) => features),
    visitors.map(({ happened }) => happened),
  )
}

/** How a score did on cuts that it had not learned from. */
export interface PropensityResult {
  /** Percent, 50 where it knows nothing. */
  auc: number
  /** Mean squared misses of the score, and of saying the share of all to everybody. */
  brier: number
  naiveBrier: number
  beatsNaive: boolean
  visitors: number
  positives: number
  bands: CalibrationBand[]
}

/** Null where at no cut anything happened. */
export function propensityResult(folds: readonly Pick<PropensityFold, 'scored'>[]): PropensityResult | null {
  const scored = folds.flatMap((fold) => fold.scored)
  const auc = areaUnderCurve(scored)
  if (auc === null) return null
  const positives = scored.filter(({ happened }) => happened).length
  const share = positives / scored.length
  const [own, naive] = [brier(scored), share * (1 - share)]
  return {
    auc: rounded(auc * 100, 1),
    brier: rounded(own, 4),
    naiveBrier: rounded(naive, 4),
    // Chances that order visitors and say less than the share alone are not believed.
    beatsNaive: own < naive && auc > 0.5,
    visitors: scored.length,
    positives,
    bands: calibration(scored),
  }
}
