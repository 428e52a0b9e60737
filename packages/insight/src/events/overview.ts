import type { CollectedEvent } from '@tagmason/domain'
import { intervalStarts, placeOf } from './intervals.ts'
import { byText } from './order.ts'
import type { Cut, EventCount, EventMoment, EventOverview, EventRange } from './questions.ts'
import { eventsIn, grouped, isPageView, sessionCount, sessionsOf, visitorsOf } from './selection.ts'

/** What is counted of sessions, all whole numbers, so that every store comes to the very same rates. */
export interface SessionSums {
  sessions: number
  bounced: number
  /** All sessions' last event minus their first, milliseconds. */
  lasted: number
}

/** The two figures that are rates; 0 where there were no sessions. */
export const sessionRates = ({ sessions, bounced, lasted }: SessionSums) => ({
  bounceRate: sessions === 0 ? 0 : bounced / sessions,
  sessionSeconds: sessions === 0 ? 0 : lasted / sessions / 1000,
})

/** The definition of `EventStore.overview`. */
export function eventOverview(all: readonly CollectedEvent[], range: EventRange): EventOverview {
  const events = eventsIn(all, range)
  const sessions = sessionsOf(events)
  const bounced = sessions.filter((session) => session.length === 1 && session.every(isPageView)).length
  const lasted = sessions.reduce((sum, session) => sum + lengthOf(session), 0)
  return { ...basics(events), ...sessionRates({ sessions: sessions.length, bounced, lasted }) }
}

/** The definition of `EventStore.course`. */
export function eventCourse(all: readonly CollectedEvent[], range: EventRange, cut: Cut): EventMoment[] {
  const starts = intervalStarts(range, cut)
  const groups = grouped(eventsIn(all, range), ({ time }) => placeOf(starts, time))
  return starts.map((start, place) => ({ at: new Date(start).toISOString(), ...basics(groups.get(place) ?? []) }))
}

/** The definition of `EventStore.counts`. */
export function eventCounts(all: readonly CollectedEvent[], range: EventRange, { name, ...cut }: Cut & { name?: string }): EventCount[] {
  const starts = intervalStarts(range, cut)
  const events = eventsIn(all, range).filter((event) => name === undefined || event.name === name)
  const places = [...grouped(events, ({ time }) => placeOf(starts, time))].sort(([one], [other]) => one - other)
  return places.flatMap(([place, there]) =>
    [...grouped(there, (event) => event.name)]
      .sort(([one], [other]) => byText(one, other))
      .map(([each, those]) => ({ name: each, interval: new Date(starts[place] ?? 0).toISOString(), count: those.length })),
  )
}

const basics = (events: readonly CollectedEvent[]) => ({
  visitors: visitorsOf(events),
  sessions: sessionCount(events),
  pageViews: events.filter(isPageView).length,
  events: events.length,
})

function lengthOf(events: readonly CollectedEvent[]): number {
  const times = events.map(({ time }) => time)
  return times.reduce((one, other) => Math.max(one, other), 0) - times.reduce((one, other) => Math.min(one, other), Infinity)
}
