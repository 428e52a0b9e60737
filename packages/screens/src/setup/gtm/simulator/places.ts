import type { VisitedEvent, VisitedStep } from '@tagmason/domain'
import type { KeptStep } from './useVisit.ts'

/** An event of a visit, and where it is in it. */
export interface Place {
  /** `<key of the step>.<place in the step>`; stays while steps around it move. */
  value: string
  event: VisitedEvent
}

/** All events of a visit in order. */
export const placesOf = (steps: readonly KeptStep[], run: readonly VisitedStep[]): Place[] =>
  run.flatMap(({ events }, at) => events.map((event, place) => ({ value: `${steps[at]?.key ?? at}.${place}`, event })))
