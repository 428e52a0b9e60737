import type { CollectedEvent } from '@tagmason/domain'
import { byText } from './order.ts'
import type { EventDimension, EventRange, EventShare } from './questions.ts'
import { eventsIn, grouped, visitorsOf } from './selection.ts'

/** The definition of `EventStore.shares`. */
export const eventShares = (all: readonly CollectedEvent[], range: EventRange, dimension: EventDimension, most: number): EventShare[] =>
  mostFirst(
    grouped(eventsIn(all, range), (event) => event[dimension]),
    most,
  )

/** The definition of `EventStore.parameterShares`: of the events with this name that have the parameter; 12 and '12' are one value. */
export function parameterShares(all: readonly CollectedEvent[], range: EventRange, event: string, parameter: string, most: number): EventShare[] {
  const having = eventsIn(all, range).filter(({ name, params }) => name === event && Object.hasOwn(params, parameter))
  return mostFirst(
    grouped(having, ({ params }) => String(params[parameter])),
    most,
  )
}

const mostFirst = (groups: ReadonlyMap<string, readonly CollectedEvent[]>, most: number): EventShare[] =>
  [...groups]
    .map(([value, events]) => ({ value, events: events.length, visitors: visitorsOf(events) }))
    .sort((one, other) => other.events - one.events || byText(one.value, other.value))
    .slice(0, Math.max(0, most))

/** The definition of `EventStore.latest`: by time, of one millisecond by arrival, and then by id. */
export const latestEvents = (all: readonly CollectedEvent[], range: EventRange, most: number): CollectedEvent[] =>
  eventsIn(all, range)
    .sort((one, other) => other.time - one.time || other.received - one.received || byText(other.id, one.id))
    .slice(0, Math.max(0, most))
