import type { CollectedEvent } from '@tagmason/domain'
import { checkSteps, stepsReached } from './funnel.ts'
import { byText } from './order.ts'
import { eventsOfPeople, type PeopleQuestion } from './people.ts'
import { type EventField, fieldsOf } from './query.ts'
import type { FunnelStep } from './questions.ts'
import { grouped, isPageView, sessionKey } from './selection.ts'

/** How far people come, told apart by where they began. */
export interface FunnelQuestion extends PeopleQuestion {
  steps: readonly FunnelStep[]
  /** Milliseconds that a visitor may take from the first step to the last, the end included. */
  window: number
  /** Tells visitors apart by the field of their first event that is the first step. */
  by?: EventField
  /** As many rows at most: those in which most began. */
  most?: number
}

export interface FunnelRow {
  /** Empty without `by`, and where the event says nothing of it. */
  value: string
  /** Visitors who came as far as each step. */
  people: number[]
}

/** The definition of `EventStore.funnelBy`: rows in which most began first, equal ones by value. */
export function eventFunnelBy(all: readonly CollectedEvent[], question: FunnelQuestion): FunnelRow[] {
  const { steps, window, by, most = Infinity } = question
  checkSteps(steps)
  const [first] = steps
  if (first === undefined) return []
  const asked = { ...question, by: by === undefined ? [] : [by] }
  const { fieldOf } = fieldsOf(all, asked)
  const valueOf = by === undefined ? () => '' : fieldOf(by)
  const isFirst = (event: CollectedEvent) => event.name === first.name && (first.path === undefined || first.path === event.path)
  const visitors = [...grouped(eventsOfPeople(all, question), ({ visitor }) => visitor).values()].flatMap((events) => {
    const [began] = events.filter(isFirst).sort((one, other) => one.time - other.time || byText(one.id, other.id))
    return began === undefined ? [] : [{ value: valueOf(began), reached: stepsReached(events, steps, window) }]
  })
  return [...grouped(visitors, ({ value }) => value)]
    .map(([value, those]) => ({ value, people: steps.map((_, step) => those.filter(({ reached }) => reached > step).length) }))
    .filter(({ people }) => (people[0] ?? 0) > 0)
    .sort((one, other) => (other.people[0] ?? 0) - (one.people[0] ?? 0) || byText(one.value, other.value))
    .slice(0, Math.max(0, most))
}

/** A page that was seen, or another event. */
export type WayStep = { page: string } | { event: string }

/** What came next in visits after a way was gone for the first time. */
export interface NextQuestion extends PeopleQuestion {
  /** The steps that follow one another, one at least. The same step several times in a row is one. */
  way: readonly WayStep[]
  /** Only pages are steps, and what the way itself names. */
  pagesOnly?: boolean
  /** Names of events that are no steps. */
  without?: readonly string[]
  most: number
}

export interface NextSteps {
  /** Visits that went the way. */
  visits: number
  /** With most visits first; null where the visit ended. */
  next: { step: WayStep | null; visits: number }[]
}

/** As many steps as a way may have. */
export const mostWay = 12

/** Throws where a way has no step, or more than any store follows. */
export function checkWay(way: readonly WayStep[]): void {
  if (way.length === 0 || way.length > mostWay) throw new RangeError(`A way of ${way.length} steps cannot be followed: give 1 to ${mostWay}.`)
}

/** A step as one text: pages begin with `p`, other events with `e`; of the end nothing is said. */
export const wayText = (step: WayStep | null) => (step === null ? '' : 'page' in step ? `p${step.page}` : `e${step.event}`)
export const wayStep = (text: string): WayStep | null => (text === '' ? null : text.startsWith('p') ? { page: text.slice(1) } : { event: text.slice(1) })

/** The definition of `EventStore.next`. A visit is looked at from the first place where it meets the first step; events of one millisecond are in the order of their ids. */
export function eventNext(all: readonly CollectedEvent[], question: NextQuestion): NextSteps {
  const { way, pagesOnly = false, without = [], most } = question
  checkWay(way)
  const wanted = way.map(wayText)
  const isStep = (text: string, { name }: CollectedEvent) => wanted.includes(text) || (text.startsWith('p') ? true : !pagesOnly && !without.includes(name))
  const visits = grouped(
    eventsOfPeople(all, question).filter(({ session }) => session !== ''),
    sessionKey,
  )
  const next = [...visits.values()].flatMap((events) => {
    const steps = events
      .sort((one, other) => one.time - other.time || byText(one.id, other.id))
      .map((event) => ({ event, text: isPageView(event) ? `p${event.path}` : `e${event.name}` }))
      .filter(({ event, text }) => isStep(text, event))
      .map(({ text }) => text)
      .filter((text, at, texts) => text !== texts[at - 1])
    const start = steps.indexOf(wanted[0] ?? '')
    const isWay = start !== -1 && wanted.every((text, at) => steps[start + at] === text)
    return isWay ? [steps[start + wanted.length] ?? ''] : []
  })
  return {
    visits: next.length,
    next: [...grouped(next, (text) => text)]
      .map(([text, those]) => ({ text, visits: those.length }))
      .sort((one, other) => other.visits - one.visits || byText(one.text, other.text))
      .slice(0, Math.max(0, most))
      .map(({ text, visits: count }) => ({ step: wayStep(text), visits: count })),
  }
}
