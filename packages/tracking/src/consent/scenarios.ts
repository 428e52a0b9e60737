import type { Step } from '@tagmason/domain'
import { consentOrders, type ConsentAnswer, type ConsentScenario, type ConsentState } from './types.ts'

/** Milliseconds that Google's own examples let tags wait for an answer. */
const wait = 500
/** Milliseconds that a new visitor reads the banner. */
const reading = 2000

export interface ScenarioOptions {
  /** Types of consent that count anywhere in the container. */
  readonly types: readonly string[]
  /** What the site wants before there is an answer. */
  readonly intended: ConsentState
  /** Milliseconds after the page load at which the banner's script speaks. */
  readonly late: number
  /** The region that a default for some regions is for. */
  readonly region: string
}

/** All denied, all granted, and each type denied alone: what fires with one type denied needs no second one to be denied. */
const answersOf = (types: readonly string[]): readonly ConsentState[] => {
  const all = (answer: ConsentAnswer) => Object.fromEntries(types.map((type) => [type, answer]))
  return [all('denied'), all('granted'), ...(types.length > 1 ? types.map((type): ConsentState => ({ ...all('granted'), [type]: 'denied' })) : [])]
}

/** Every order, state of consent and kind of visitor. */
export const scenariosOf = ({ types }: Pick<ScenarioOptions, 'types'>): readonly ConsentScenario[] =>
  answersOf(types).flatMap((answer) =>
    consentOrders.flatMap((order) =>
      [true, false].flatMap((returning): readonly ConsentScenario[] => {
        // A new visitor has no answer that could come first.
        if (order === 'updateFirst' && !returning) return []
        return order === 'regional' ? [true, false].map((inRegion) => ({ order, returning, answer, inRegion })) : [{ order, returning, answer }]
      }),
    ),
  )

/** A visit under a scenario: `at` is the step from which the visitor's answer counts. */
export interface ConsentVisit {
  readonly steps: readonly Step[]
  readonly answered: number
  /** Milliseconds since the page load, by step. */
  readonly times: readonly number[]
}

const timesOf = (steps: readonly Step[]): readonly number[] => {
  let time = 0
  return steps.map((step) => {
    if (step.type === 'pageLoad') time = 0
    if (step.type === 'wait') time += step.ms
    return time
  })
}

/** What the visitor may rely on at a step: the answer, or what the site wants before it; outside of the region of the default everything goes. */
export const truthAt = ({ answer, returning, inRegion }: ConsentScenario, { answered }: ConsentVisit, intended: ConsentState, at: number): ConsentState =>
  returning || at >= answered ? answer : inRegion === false ? Object.fromEntries(Object.keys(answer).map((type) => [type, 'granted' as const])) : intended

/** The visit with the page's commands put where the scenario has them. What the visit does happens once before each command that comes later, and once after the last. */
export const visitUnder = (
  { order, returning, answer }: ConsentScenario,
  [page, ...acts]: readonly Step[],
  { intended, late, region }: ScenarioOptions,
): ConsentVisit | undefined => {
  if (page?.type !== 'pageLoad') return undefined
  const standard = ['consent', 'default', { ...intended, wait_for_update: wait, ...(order === 'regional' ? { region: [region] } : {}) }]
  const update = ['consent', 'update', answer]
  const pushed = (data: unknown): Step => ({ type: 'push', data })
  // Who has not answered yet takes longer than any tag waits.
  const pause: readonly Step[] = late > 0 || !returning ? [{ type: 'wait', ms: late + (returning ? 0 : reading) }] : []
  const open = (before: readonly unknown[], whileLoading: readonly unknown[] = []): Step => ({
    ...page,
    ...(before.length === 0 ? {} : { dataLayer: [...before, ...(page.dataLayer ?? [])] }),
    ...(whileLoading.length === 0 ? {} : { whileLoading }),
  })
  const made = (first: Step, then: readonly Step[]): ConsentVisit => {
    const steps = [first, ...then]
    const answered = steps.findIndex((step) => step.type === 'push' && step.data === update)
    return { steps, answered: answered < 0 ? 0 : answered, times: timesOf(steps) }
  }
  if (order === 'updateFirst') return made(open([update, standard]), acts)
  const answers = returning ? [...pause, pushed(update), ...acts] : [...acts, ...pause, pushed(update), ...acts]
  // What happens before a late default happens without one.
  if (order === 'defaultLate')
    return made(open([]), [
      ...acts,
      ...(late > 0 ? [{ type: 'wait' as const, ms: late }] : []),
      pushed(standard),
      ...(returning ? [pushed(update), ...acts] : answers),
    ])
  if (order === 'gatewayLate') return made(open([], [standard]), answers)
  return returning && late === 0 ? made(open([standard, update]), acts) : made(open([standard]), answers)
}
