import { type CollectedEvent, repeatedOrder } from '@tagmason/domain'
import { shortHash } from './ids.ts'
import type { Kept } from './intake.ts'
import type { SessionNote } from './log/frames.ts'
import type { Bursts } from './memory/bursts.ts'
import type { Recent } from './memory/recent.ts'
import type { Sessions } from './memory/sessions.ts'
import type { Normalised } from './normalise/told.ts'
import { orderKey } from './orderKey.ts'

/** An event with what it is known again by. */
export interface Keyed extends Pick<Normalised, 'event'> {
  /** Its place among those that were sent, from 0. */
  at: number
  /** `shortHash` of account, project and id where the client gave one. */
  key: string | null
  /** `orderKey` of an order with a number. */
  order: string | null
  /** A row about a person: it is kept, and counts as no event. */
  isPerson: boolean
}

/** What a message came to, with what each is known again by. */
export function keyed({ event, ownId, identifies, people }: Normalised, at: number): Keyed[] {
  const own = [...(identifies ? [] : [{ event, ownId, isPerson: false }]), ...people.map((row) => ({ event: row, ownId: true, isPerson: true }))]
  return own.map((each) => {
    const { account, project, id } = each.event
    return { event: each.event, isPerson: each.isPerson, at, key: each.ownId ? shortHash(account, project, id) : null, order: orderKey(each.event) }
  })
}

export interface Arranged {
  events: CollectedEvent[]
  kept: Kept[]
  ids: string[]
  sessions: SessionNote[]
}

/** Leaves out what was there before, and gives the others what depends on the events before them: a session, and the verdicts on bursts and on orders that came before under another id. */
export function arrange(told: readonly Keyed[], trusted: boolean, memory: { recent: Recent; sessions: Sessions; bursts: Bursts }): Arranged {
  const ids = new Set<string>()
  const visitors = new Set<string>()
  const events: CollectedEvent[] = []
  const kept: Kept[] = []
  for (const { event, key, order, at, isPerson } of told) {
    if (key !== null) {
      if (ids.has(key) || memory.recent.has(key)) continue
      ids.add(key)
    }
    if (isPerson) {
      events.push(event)
      continue
    }
    const visitor = shortHash(event.account, event.project, event.visitor)
    // A server tells of many events at once, and of when they happened or not.
    if (!trusted && event.bot === '' && memory.bursts.isBurst(visitor, event.time)) event.bot = 'burst'
    // A machine's order is no order: that of a person with the same number counts.
    if (order !== null && event.bot === '') {
      if (ids.has(order) || memory.recent.has(order)) event.bot = repeatedOrder
      else ids.add(order)
    }
    if (event.session === '') {
      event.session = memory.sessions.sessionOf(visitor, event.time)
      visitors.add(visitor)
    }
    events.push(event)
    kept.push({ at, name: event.name, isBot: event.bot !== '' })
  }
  const sessions = [...visitors].flatMap((visitor) => {
    const open = memory.sessions.stateOf(visitor)
    return open === undefined ? [] : [{ visitor, ...open }]
  })
  return { events, kept, ids: [...ids], sessions }
}
