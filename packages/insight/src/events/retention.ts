import type { CollectedEvent } from '@tagmason/domain'
import { intervalStarts, placeOf } from './intervals.ts'
import { eventsOfPeople, type PeopleQuestion } from './people.ts'
import type { Cut } from './questions.ts'
import { eventsIn, grouped } from './selection.ts'

/** Who came back: visitors by the interval in which they came for the first time ever. */
export interface RetentionQuestion extends PeopleQuestion {
  cut: Cut
}

/** Visitors who came first in one interval. */
export interface Cohort {
  /** Its start, ISO 8601 in UTC. */
  at: string
  /** How many of them came in this interval and in each after it, up to the end of the range; the first is all of them. */
  people: number[]
}

/** The definition of `EventStore.retention`: one cohort for each interval of the range, oldest first. Whoever came before the range is in none. */
export function eventRetention(all: readonly CollectedEvent[], question: RetentionQuestion): Cohort[] {
  const starts = intervalStarts(question, question.cut)
  const earlier = new Set(eventsIn(all, { ...question, from: -Infinity, to: question.from }).map(({ visitor }) => visitor))
  const visitors = [
    ...grouped(
      eventsOfPeople(all, question).filter(({ visitor }) => !earlier.has(visitor)),
      ({ visitor }) => visitor,
    ).values(),
  ].map((events) => new Set(events.map(({ time }) => placeOf(starts, time))))
  return starts.map((start, cohort) => {
    const those = visitors.filter((places) => Math.min(...places) === cohort)
    return { at: new Date(start).toISOString(), people: starts.slice(cohort).map((_, after) => those.filter((places) => places.has(cohort + after)).length) }
  })
}
