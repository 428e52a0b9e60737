import type { CollectedEvent } from '@tagmason/domain'
import type { EventRange } from './questions.ts'

/** The events that a question is about. */
export const eventsIn = (events: readonly CollectedEvent[], { account, project, from, to, withBots = false, name }: EventRange): CollectedEvent[] =>
  events.filter(
    (event) =>
      event.account === account &&
      event.project === project &&
      event.time >= from &&
      event.time < to &&
      (withBots || event.bot === '') &&
      (name === undefined || event.name === name),
  )

/** How many visitors are among events; nobody knows who an empty one is, so it counts as none. */
export const visitorsOf = (events: readonly CollectedEvent[]) => new Set(events.map(({ visitor }) => visitor).filter((visitor) => visitor !== '')).size

/** Rows by what a function says of them. */
export function grouped<Row, Key>(events: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const event of events) {
    const key = keyOf(event)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [event])
    else group.push(event)
  }
  return groups
}

/**
 * The sessions among events. One belongs to one visitor, because some clients number them by visitor (GA4: the second at which they began);
 * events without a session are in none.
 */
export const sessionsOf = (events: readonly CollectedEvent[]): CollectedEvent[][] => [
  ...grouped(
    events.filter(({ session }) => session !== ''),
    sessionKey,
  ).values(),
]

/** How many there are. */
export const sessionCount = (events: readonly CollectedEvent[]) => new Set(events.filter(({ session }) => session !== '').map(sessionKey)).size

/** One text for several that no others have: lengths say where each ends. */
export const keyOf = (texts: readonly string[]) => texts.map((text) => `${text.length}:${text}`).join('')

export const sessionKey = ({ visitor, session }: CollectedEvent) => keyOf([visitor, session])

export const isPageView = ({ name }: CollectedEvent) => name === 'page_view'
