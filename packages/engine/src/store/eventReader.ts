import type { CollectedEvent } from '@tagmason/domain'
import {
  asksTouches,
  eventCounts,
  eventCourse,
  eventFunnel,
  eventFunnelBy,
  eventNext,
  eventOverview,
  eventQuery,
  eventRetention,
  eventShares,
  latestEvents,
  parameterShares,
  parameterUses,
  touchWindow,
} from '@tagmason/insight'
import type { EventRange, EventReader } from './eventStore.ts'

/** Answers questions by their definition. `eventsFor` gives at least the events of a range; they are copied out where whole ones are asked for. */
export const eventReader = (eventsFor: (range: EventRange) => readonly CollectedEvent[]): EventReader => ({
  query: async (question) => eventQuery(eventsFor(withTouches(question)), question),
  counts: async (range, by) => eventCounts(eventsFor(range), range, by),
  overview: async (range) => eventOverview(eventsFor(range), range),
  course: async (range, by) => eventCourse(eventsFor(range), range, by),
  shares: async (range, dimension, most) => eventShares(eventsFor(range), range, dimension, most),
  parameterShares: async (range, event, parameter, most) => parameterShares(eventsFor(range), range, event, parameter, most),
  parameterUses: async (range, most) => parameterUses(eventsFor(range), range, most),
  funnel: async (range, steps, window) => eventFunnel(eventsFor(range), range, steps, window),
  funnelBy: async (question) => eventFunnelBy(eventsFor(withTouches({ ...question, by: question.by === undefined ? [] : [question.by] })), question),
  next: async (question) => eventNext(eventsFor(withTouches(question)), question),
  retention: async (question) => eventRetention(eventsFor({ ...question, from: 0 }), question),
  latest: async (range, most) => structuredClone(latestEvents(eventsFor(range), range, most)),
})

const withTouches = <Question extends EventRange & Parameters<typeof asksTouches>[0]>(question: Question): Question =>
  asksTouches(question) ? { ...question, from: question.from - touchWindow } : question
