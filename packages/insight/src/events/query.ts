import type { CollectedEvent } from '@tagmason/domain'
import { intervalStarts, placeOf } from './intervals.ts'
import { byText } from './order.ts'
import { personsOf, propertyText } from './persons.ts'
import { type Cut, type EventDimension, eventDimensions, type EventRange } from './questions.ts'
import { eventsIn, grouped, isPageView, keyOf, sessionCount, sessionKey, visitorsOf } from './selection.ts'
import { type Touch, type TouchField, touches, touchesOf, touchFields } from './touches.ts'

/**
 * What can be counted of events. `keyEvents` and `keyVisits` are of the events that the question names in `keyEvents`: how many there were, and in how many visits. `revenueCents` is the `value` of
 * purchases less that of refunds, each in the currency of its event: ask by `currency` or filter by one, because currencies are never added. `people` are visitors with every user once, on however
 * many devices they were identified (`personsOf`). `p75` is the 75th percentile of
 * the numbers in the parameter that the question names in `percentileOf`, null where there is none: of n numbers in order, the one at place ⌊0.75 n⌋ from 0. `firstTime` and `lastTime` are when the first and the last of
 * the events happened, milliseconds since 1970, null where there is none.
 */
export const eventMeasures = [
  'events',
  'visitors',
  'visits',
  'pageViews',
  'keyEvents',
  'keyVisits',
  'orders',
  'revenueCents',
  'p75',
  'people',
  'firstTime',
  'lastTime',
] as const
export type EventMeasure = (typeof eventMeasures)[number]

/**
 * By what events are told apart, in text. `landing` and `exit` are the paths of the first and the last page view of an event's visit within the range; `user` a property of the person, as it was last told before the end of
 * the range; `touch` what the first or the last touch of the visitor in the 30 days before an event says of where they came from (`touchesOf`).
 */
export type EventField = EventDimension | 'currency' | VisitEnd | { parameter: string } | { user: string } | { touch: Touch; of: TouchField }
/** The ends of a visit that events are told apart by. */
export type VisitEnd = 'landing' | 'exit'
export const isVisitEnd = (by: unknown): by is VisitEnd => by === 'landing' || by === 'exit'
/** By what rows are told apart: a field, or the start of the interval. */
export type EventBy = EventField | Cut

/** Only events whose field is one of these values, or, with `not`, none of them. */
export interface EventFilter {
  field: EventField
  values: readonly string[]
  not?: boolean
}

/** Only events of these visitors, or, with `not`, of all others: an audience. */
export interface VisitorFilter {
  visitors: readonly string[]
  not?: boolean
}

/** A question about events: its rows are all combinations of `by` that there are, or one row without `by`. */
export interface EventQuestion extends EventRange {
  measures: readonly EventMeasure[]
  by?: readonly EventBy[]
  filters?: readonly EventFilter[]
  among?: readonly VisitorFilter[]
  /** Names of the events that count as key events. */
  keyEvents?: readonly string[]
  /** The parameter of `p75`. */
  percentileOf?: string
  /** As many rows at most: those with most of the first measure. */
  most?: number
}

/** One row: a text for each of `by` (an interval's start in ISO 8601), a number for each of `measures`. */
export interface EventRow {
  by: string[]
  values: (number | null)[]
}

export const purchase = 'purchase'
export const refund = 'refund'
/** A value beyond this is no sum of money, in units of the currency. */
export const mostMoney = 1e12

/** Throws where a question asks for what no store knows. */
export function checkQuestion({ measures, by = [], filters = [], percentileOf }: EventQuestion): void {
  if (measures.length === 0) throw new RangeError('The question has no measures: name one at least.')
  for (const measure of measures)
    if (!eventMeasures.includes(measure)) throw new RangeError(`Events have no measure '${measure as string}': give one of ${eventMeasures.join(', ')}.`)
  if (measures.includes('p75') && percentileOf === undefined) throw new RangeError("'p75' needs a parameter: name it in percentileOf.")
  if (by.length > 4) throw new RangeError(`The question tells rows apart by ${by.length} dimensions: give 4 at most.`)
  for (const field of [...by.filter((each): each is EventField => !isCut(each)), ...filters.map((filter) => filter.field)]) {
    if (isTouchField(field) && !(touches.includes(field.touch) && touchFields.includes(field.of)))
      throw new RangeError(`Events have no touch '${field.touch}' '${field.of}': give first or last, and source, medium or campaign.`)
    if (typeof field === 'string' && field !== 'currency' && !isVisitEnd(field) && !eventDimensions.includes(field))
      throw new RangeError(
        `Events have no dimension '${field as string}': give one of ${eventDimensions.join(', ')}, currency, landing, exit, a parameter, a user property or a touch.`,
      )
  }
}

export const isCut = (by: EventBy): by is Cut => typeof by === 'object' && 'interval' in by
export const isTouchField = (by: EventBy): by is { touch: Touch; of: TouchField } => typeof by === 'object' && 'touch' in by
/** Whether a question needs the events of the 30 days before its range. */
export const asksTouches = ({ by = [], filters = [] }: Pick<EventQuestion, 'by' | 'filters'>) =>
  [...by, ...filters.map(({ field }) => field)].some(isTouchField)

/** The definition of `EventStore.query`. */
export function eventQuery(all: readonly CollectedEvent[], question: EventQuestion): EventRow[] {
  checkQuestion(question)
  const { by = [], filters = [], among = [], measures, most = Infinity } = question
  const { fieldOf, persons } = fieldsOf(all, question)
  const tests = filters.map(({ field, values, not = false }) => {
    const [of, wanted] = [fieldOf(field), new Set(values)]
    return (event: CollectedEvent) => wanted.has(of(event)) !== not
  })
  for (const { visitors, not = false } of among) {
    const wanted = new Set(visitors)
    tests.push(({ visitor }) => wanted.has(visitor) !== not)
  }
  const events = eventsIn(all, question).filter((event) => tests.every((test) => test(event)))
  const keys = by.map((each) => (isCut(each) ? startOf(question, each) : fieldOf(each)))
  const groups = by.length === 0 ? [events] : [...grouped(events, (event) => keyOf(keys.map((key) => key(event)))).values()]
  const rows = groups.map((group) => ({
    by: keys.map((key) => (group[0] === undefined ? '' : key(group[0]))),
    values: measures.map((measure) => (measure === 'people' ? persons.count(group) : counts[measure](group, question))),
  }))
  return rows.sort(mostFirst).slice(0, Math.max(0, most))
}

/** How the fields of a question are read from an event, and who its people are. */
export function fieldsOf(
  all: readonly CollectedEvent[],
  question: Pick<EventQuestion, 'by' | 'filters'> & EventRange & { measures?: readonly EventMeasure[] },
) {
  const { by = [], filters = [], measures = [] } = question
  const asked = [...by, ...filters.map(({ field }) => field)]
  const ends = {
    landing: asked.includes('landing') ? endsOf(all, question, 1) : new Map<string, string>(),
    exit: asked.includes('exit') ? endsOf(all, question, -1) : new Map<string, string>(),
  }
  const isOfPeople = measures.includes('people') || asked.some((field) => typeof field === 'object' && 'user' in field)
  const persons = personsOf(isOfPeople ? all : [], question)
  const touchOf = touchesOf(asksTouches(question) ? all : [], question)
  const fieldOf = (field: EventField) => (event: CollectedEvent) => {
    if (isVisitEnd(field)) return ends[field].get(sessionKey(event)) ?? ''
    if (typeof field === 'string') return event[field]
    if ('user' in field) return propertyText(persons, event, field.user)
    if ('touch' in field) return touchOf(event, field.touch)?.[field.of] ?? ''
    return Object.hasOwn(event.params, field.parameter) ? String(event.params[field.parameter]) : ''
  }
  return { fieldOf, persons }
}

/** Most of the first measure first, equal ones by their texts. */
function mostFirst(one: EventRow, other: EventRow): number {
  const [left, right] = [one.values[0] ?? -Infinity, other.values[0] ?? -Infinity]
  if (left !== right) return left < right ? 1 : -1
  return one.by.map((text, at) => byText(text, other.by[at] ?? '')).find((order) => order !== 0) ?? 0
}

const counts: Record<Exclude<EventMeasure, 'people'>, (events: readonly CollectedEvent[], question: EventQuestion) => number | null> = {
  events: (events) => events.length,
  visitors: visitorsOf,
  visits: sessionCount,
  pageViews: (events) => events.filter(isPageView).length,
  keyEvents: (events, question) => conversionsOf(events, question).length,
  keyVisits: (events, question) => sessionCount(conversionsOf(events, question)),
  orders: (events) => events.filter(({ name }) => name === purchase).length,
  revenueCents: (events) => events.reduce((sum, event) => sum + centsOf(event), 0),
  p75(events, { percentileOf = '' }) {
    const numbers = events.flatMap(({ params }) => {
      const value = Object.hasOwn(params, percentileOf) ? params[percentileOf] : undefined
      return typeof value === 'number' ? [value] : []
    })
    return numbers.sort((one, other) => one - other)[Math.floor(numbers.length * 0.75)] ?? null
  },
  firstTime: (events) => timeOf(events, Math.min),
  lastTime: (events) => timeOf(events, Math.max),
}

const timeOf = ([first, ...others]: readonly CollectedEvent[], of: (one: number, other: number) => number) =>
  first === undefined ? null : others.reduce((time, event) => of(time, event.time), first.time)

const conversionsOf = (events: readonly CollectedEvent[], { keyEvents = [] }: EventQuestion) => events.filter(({ name }) => keyEvents.includes(name))

/** Whole cents, halves up, so that a sum is the same in whatever order it is made. */
function centsOf({ name, value }: CollectedEvent): number {
  if (value === null || Math.abs(value) > mostMoney) return 0
  const cents = Math.floor(value * 100 + 0.5)
  return name === purchase ? cents : name === refund ? -cents : 0
}

function startOf(range: EventRange, cut: Cut): (event: CollectedEvent) => string {
  const starts = intervalStarts(range, cut)
  const texts = starts.map((start) => new Date(start).toISOString())
  return ({ time }) => texts[placeOf(starts, time)] ?? ''
}

/** The path on which each visit of the range began (`direction` 1) or ended (-1). Of page views in one millisecond the one with the first id is taken, or with the last. */
function endsOf(all: readonly CollectedEvent[], { name: _name, ...range }: EventRange, direction: 1 | -1): Map<string, string> {
  const ends = new Map<string, CollectedEvent>()
  for (const event of eventsIn(all, range)) {
    if (event.session === '' || !isPageView(event)) continue
    const visit = sessionKey(event)
    const before = ends.get(visit)
    if (before === undefined || (event.time - before.time || byText(event.id, before.id)) * direction < 0) ends.set(visit, event)
  }
  return new Map([...ends].map(([visit, { path }]) => [visit, path]))
}
