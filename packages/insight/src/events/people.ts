import type { CollectedEvent } from '@tagmason/domain'
import { type EventFilter, fieldsOf } from './query.ts'
import type { EventRange } from './questions.ts'
import { eventsIn } from './selection.ts'

/** A question about visitors rather than events: those who did something of each filter in the range, and nothing of one with `not`. */
export interface PeopleQuestion extends EventRange {
  filters?: readonly EventFilter[]
}

/** The events of the range by visitors who meet every filter. Nobody knows who an empty visitor is, so its events are left out. */
export function eventsOfPeople(all: readonly CollectedEvent[], question: PeopleQuestion): CollectedEvent[] {
  const { filters = [] } = question
  const known = eventsIn(all, question).filter(({ visitor }) => visitor !== '')
  // Only what the filters name: other questions tell rows apart by something of their own.
  const { fieldOf } = fieldsOf(all, { ...question, by: [] })
  const tests = filters.map(({ field, values, not = false }) => {
    const [of, among] = [fieldOf(field), new Set(values)]
    const met = new Set(known.filter((event) => among.has(of(event))).map(({ visitor }) => visitor))
    return ({ visitor }: CollectedEvent) => met.has(visitor) !== not
  })
  return known.filter((event) => tests.every((test) => test(event)))
}
