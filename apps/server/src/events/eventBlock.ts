import type { CollectedEvent } from '@tagmason/domain'
import type { EventStore } from '@tagmason/engine'
import { eventOfLine, placeOf } from './rows.ts'

/** Events as the intake log has them: as lines that an event store can be given as they are. A caller that needs the events themselves calls `events()`, which parses them. */
export interface EventBlock {
  /** Lines of JSONEachRow without their ends (`lineOf`). */
  readonly lines: readonly string[]
  /** The same by account and project. */
  byPlace(): { account: string; project: string; block: EventBlock }[]
  events(): CollectedEvent[]
}

/** An event store that takes blocks as they are. One that was taken under the same token before changes nothing. */
export interface BlockStore {
  appendBlock(block: EventBlock, token: string): Promise<void>
}

/** A store that knows events only, as one that takes blocks. */
export const takingBlocks = (events: Pick<EventStore, 'append'>): BlockStore => ({ appendBlock: (block, token) => events.append(block.events(), token) })

export const blockOf = (lines: readonly string[]): EventBlock => ({
  lines,
  byPlace() {
    const places = new Map<string, string[]>()
    for (const line of lines) {
      const place = placeOf(line)
      const own = places.get(place)
      if (own === undefined) places.set(place, [line])
      else own.push(line)
    }
    return [...places].map(([place, own]) => ({ ...(JSON.parse(place) as { account: string; project: string }), block: blockOf(own) }))
  },
  events: () => lines.map(eventOfLine),
})
