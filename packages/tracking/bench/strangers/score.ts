import type { MeasurementPlan, PlannedEvent, PlanTrigger } from '@tagmason/domain'
import { recommendedEvent } from '../../src/ga4/recommended.ts'
import { assign } from './assign.ts'
import type { StrangerEvent, StrangerGoal } from './gold.ts'
import { madeOf, rootsOf, sameWords } from './words.ts'

export interface Counts {
  goals: number
  allRight: number
  /** Events that must be there, those of them that are, and events planned that nobody asked for. */
  wanted: number
  hit: number
  false: number
  /** Of the false ones: what the gold says must not be planned. */
  mustNot: number
  /** Misses in goals whose plan says of as many parts that it did not understand them. */
  missedButTold: number
  parameters: { wanted: number; hit: number; false: number }
  triggers: { asked: number; right: number }
  keyEvents: { asked: number; right: number }
  cannot: { asked: number; told: number }
}

export const emptyCounts = (): Counts => ({
  goals: 0,
  allRight: 0,
  wanted: 0,
  hit: 0,
  false: 0,
  mustNot: 0,
  missedButTold: 0,
  parameters: { wanted: 0, hit: 0, false: 0 },
  triggers: { asked: 0, right: 0 },
  keyEvents: { asked: 0, right: 0 },
  cannot: { asked: 0, told: 0 },
})

/** 2 for an accepted name, 1 for a thing with an outcome, 0 for neither. */
export function meaning(event: Pick<StrangerEvent, 'accept' | 'things' | 'outcomes'>, name: string): 0 | 1 | 2 {
  if (event.accept.some((accepted) => sameWords(accepted, name))) return 2
  return madeOf(name, event.things, event.outcomes) ? 1 : 0
}

const settingKinds: Readonly<Record<string, readonly string[]>> = {
  always: ['page_view'],
  scrollsEnabled: ['scroll'],
  outboundClicksEnabled: ['outbound_click', 'link_click'],
  siteSearchEnabled: ['page_view'],
  videoEngagementEnabled: ['video'],
  fileDownloadsEnabled: ['file_download', 'link_click'],
  pageChangesEnabled: ['history_change', 'page_view'],
  formInteractionsEnabled: ['form_submit'],
}

/** The gold's kinds for a trigger of ours. */
export function kindsOf(trigger: PlanTrigger): readonly string[] {
  switch (trigger.type) {
    case 'customEvent':
      return ['data_layer', 'js_error']
    case 'pageview':
      return ['page_view']
    case 'historyChange':
      return ['history_change']
    case 'click':
      return ['click']
    case 'linkClick':
      return trigger.conditions.some(({ subject, value }) => subject === 'clickUrl' && /pdf/i.test(value))
        ? ['link_click', 'file_download']
        : ['link_click', 'outbound_click']
    case 'formSubmission':
      return ['form_submit']
    case 'scrollDepth':
      return ['scroll']
    case 'timer':
      return ['timer']
    case 'elementVisibility':
      return ['element_visible']
    case 'youTubeVideo':
      return ['video']
    case 'embed':
      return ['custom_event', 'form_submit']
    case 'automatic':
      return ['automatic', ...(settingKinds[trigger.setting] ?? [])]
  }
}

/** The wanted event of each planned one, one to one, so that as much as possible fits; undefined for false alarms. */
export function pairs(goal: StrangerGoal, events: readonly PlannedEvent[]): (StrangerEvent | undefined)[] {
  const weights = events.map((planned) =>
    goal.events.map((wanted) => {
      const fit = meaning(wanted, planned.name)
      if (fit === 0) return 0
      const trigger = kindsOf(planned.trigger).some((kind) => wanted.trigger.includes(kind)) ? 2 : 0
      return (wanted.must ? 1000 : 600) + fit * 10 + trigger
    }),
  )
  return assign(weights).map((at) => (at === undefined ? undefined : goal.events[at]))
}

/** 'plan' and 'plan_name' are one parameter. */
export function sameParameter(a: string, b: string): boolean {
  const [left, right] = [rootsOf(a), rootsOf(b)]
  return left.every((word) => right.includes(word)) || right.every((word) => left.includes(word))
}

/** Counts one goal into `counts`. */
export function countGoal(counts: Counts, goal: StrangerGoal, plan: MeasurementPlan): void {
  const found = pairs(goal, plan.events)
  const musts = goal.events.filter(({ must }) => must)
  const hit = musts.filter((event) => found.includes(event)).length
  const wrong = plan.events.filter((_, at) => !found[at])
  counts.goals++
  counts.wanted += musts.length
  counts.hit += hit
  counts.false += wrong.length
  if (hit === musts.length && wrong.length === 0) counts.allRight++
  counts.mustNot += wrong.filter(({ name }) => goal.mustNot.some(({ accept }) => accept.some((other) => sameWords(other, name)))).length
  counts.missedButTold += Math.min(musts.length - hit, plan.unmatched.filter(({ reason }) => reason === 'unknown').length)
  plan.events.forEach((planned, at) => {
    const wanted = found[at]
    if (wanted?.must) countPair(counts, wanted, planned)
  })
  for (const quote of goal.cannot) {
    counts.cannot.asked++
    if (told(goal.text, quote, plan)) counts.cannot.told++
  }
}

function countPair(counts: Counts, wanted: StrangerEvent, planned: PlannedEvent): void {
  // What Google demands of an event, and what every link or form tells, is nobody's fault.
  const google = recommendedEvent(planned.name)
  const free = new Set([...(google?.required ?? []), ...(google?.optional ?? []), 'form_id', 'link_url', 'link_text'])
  counts.parameters.wanted += wanted.parameters.length
  counts.parameters.hit += wanted.parameters.filter((name) => planned.parameters.some((other) => sameParameter(name, other.name))).length
  counts.parameters.false += planned.parameters.filter(({ name }) => !free.has(name) && !wanted.parameters.some((other) => sameParameter(name, other))).length
  counts.triggers.asked++
  if (kindsOf(planned.trigger).some((kind) => wanted.trigger.includes(kind))) counts.triggers.right++
  if (wanted.keyEvent !== null) {
    counts.keyEvents.asked++
    if (planned.keyEvent === wanted.keyEvent) counts.keyEvents.right++
  }
}

/** Whether a part of the goal that no tag measures is reported: some part that became nothing overlaps the quote. */
function told(text: string, quote: string, plan: MeasurementPlan): boolean {
  const start = text.toLowerCase().indexOf(quote.toLowerCase())
  const end = start + quote.length
  return plan.unmatched.some(({ span }) => (start < 0 ? span.text.includes(quote) : span.start < end && span.end > start))
}

export interface Figures {
  goals: number
  precision: number
  recall: number
  f1: number
  allRight: number
  parameters: number
  triggers: number
  keyEvents: number
  cannotTold: number
  missed: number
  missedButTold: number
  false: number
  mustNot: number
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000)
const f1 = (hit: number, wrong: number, wanted: number): number => share(2 * hit, hit + wrong + wanted)

export function figuresOf(counts: Counts): Figures {
  const { hit, wanted, parameters } = counts
  return {
    goals: counts.goals,
    precision: share(hit, hit + counts.false),
    recall: share(hit, wanted),
    f1: f1(hit, counts.false, wanted),
    allRight: share(counts.allRight, counts.goals),
    parameters: f1(parameters.hit, parameters.false, parameters.wanted),
    triggers: share(counts.triggers.right, counts.triggers.asked),
    keyEvents: share(counts.keyEvents.right, counts.keyEvents.asked),
    cannotTold: share(counts.cannot.told, counts.cannot.asked),
    missed: wanted - hit,
    missedButTold: counts.missedButTold,
    false: counts.false,
    mustNot: counts.mustNot,
  }
}

/** The figures of all goals, and of each group of them. */
export function scoreBy(
  goals: readonly StrangerGoal[],
  plan: (goal: StrangerGoal) => MeasurementPlan,
  groupOf?: (goal: StrangerGoal) => string,
): Record<string, Figures> {
  const groups = new Map<string, Counts>()
  for (const goal of goals) {
    const name = groupOf?.(goal) ?? 'all'
    const counts = groups.get(name) ?? emptyCounts()
    groups.set(name, counts)
    countGoal(counts, goal, plan(goal))
  }
  return Object.fromEntries([...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, counts]) => [name, figuresOf(counts)]))
}
