import type { MeasurementPlan } from '@tagmason/domain'
import { planFromGoals } from '../src/plan/index.ts'

/** One annotated goal; see `gold/README.md`. */
export interface GoldGoal {
  id: string
  language: 'en' | 'es' | 'fr' | 'de'
  goal: string
  events: { name: string | string[]; parameters: string[]; keyEvent: boolean; trigger: string }[]
  unmatched: string[]
  audiences: number
  dashboards: number
}

export interface Score {
  precision: number
  recall: number
  f1: number
}

export interface PlannerScore {
  goals: number
  /** Events by name, as multisets per goal. */
  events: Score
  /** Names of the parameters of events that were found. */
  parameters: Score
  /** Share of the events found whose key-event mark is right. */
  keyEvents: number
  /** Share of the events found whose trigger type is right. */
  triggers: number
  /** Share of the words to report that an unmatched part holds or lies in. */
  unmatchedRecall: number
  /** Share of the goals with the right number of audiences, and of dashboards. */
  audiences: number
  dashboards: number
  languageDetection: number
  msPerGoal: number
}

interface Counts {
  hit: number
  planned: number
  wanted: number
}

function score({ hit, planned, wanted }: Counts): Score {
  const precision = planned === 0 ? 1 : hit / planned
  const recall = wanted === 0 ? 1 : hit / wanted
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

/** Pairs wanted with planned events by name: exact trigger first, then any. */
export function pairEvents(gold: GoldGoal, plan: MeasurementPlan): { wanted: GoldGoal['events'][number]; planned: MeasurementPlan['events'][number] }[] {
  const free = [...plan.events]
  const pairs: { wanted: GoldGoal['events'][number]; planned: MeasurementPlan['events'][number] }[] = []
  const open = [...gold.events]
  for (const strict of [true, false]) {
    for (const wanted of open.slice()) {
      const names = Array.isArray(wanted.name) ? wanted.name : [wanted.name]
      const at = free.findIndex((event) => names.includes(event.name) && (!strict || event.trigger.type === wanted.trigger))
      const planned = free[at]
      if (!planned) continue
      free.splice(at, 1)
      open.splice(open.indexOf(wanted), 1)
      pairs.push({ wanted, planned })
    }
  }
  return pairs
}

/** Whether a wanted quote is reported: some unmatched part overlaps the quote in the goal. */
export function reported(goal: string, quote: string, plan: MeasurementPlan): boolean {
  const start = goal.toLowerCase().indexOf(quote.toLowerCase())
  const end = start + quote.length
  return plan.unmatched.some(({ span }) => (start < 0 ? span.text.includes(quote) : span.start < end && span.end > start))
}

/** Scores the planner on annotated goals, micro-averaged over all of them. The language is given, as a person's own language is in the product. */
export function scorePlanner(gold: readonly GoldGoal[]): PlannerScore {
  const events: Counts = { hit: 0, planned: 0, wanted: 0 }
  const parameters: Counts = { hit: 0, planned: 0, wanted: 0 }
  let keys = 0
  let triggers = 0
  let quotes = 0
  let quoted = 0
  let audiences = 0
  let dashboards = 0
  let detected = 0
  for (const goal of gold) planFromGoals(goal.goal, { language: goal.language })
  const started = performance.now()
  const plans = gold.map((goal) => planFromGoals(goal.goal, { language: goal.language }))
  const spent = performance.now() - started
  gold.forEach((goal, index) => {
    const plan = plans[index]
    if (!plan) return
    const pairs = pairEvents(goal, plan)
    events.hit += pairs.length
    events.planned += plan.events.length
    events.wanted += goal.events.length
    for (const { wanted, planned } of pairs) {
      const names = new Set(planned.parameters.map((parameter) => parameter.name))
      parameters.hit += wanted.parameters.filter((name) => names.has(name)).length
      parameters.planned += names.size
      parameters.wanted += wanted.parameters.length
      if (planned.keyEvent === wanted.keyEvent) keys++
      if (planned.trigger.type === wanted.trigger) triggers++
    }
    for (const quote of goal.unmatched) {
      quotes++
      if (reported(goal.goal, quote, plan)) quoted++
    }
    if (plan.audiences.length === goal.audiences) audiences++
    if (plan.dashboards.length === goal.dashboards) dashboards++
    if (planFromGoals(goal.goal).language === goal.language) detected++
  })
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
  return {
    goals: gold.length,
    events: score(events),
    parameters: score(parameters),
    keyEvents: share(keys, events.hit),
    triggers: share(triggers, events.hit),
    unmatchedRecall: share(quoted, quotes),
    audiences: share(audiences, gold.length),
    dashboards: share(dashboards, gold.length),
    languageDetection: share(detected, gold.length),
    msPerGoal: share(spent, gold.length),
  }
}
