import type { CollectedEvent } from '@tagmason/domain'
import type { Frame } from './frames.ts'

export interface Block {
  /** Place in the segment, from 0. */
  at: number
  events: CollectedEvent[]
}

/** Many enough for one insert to be worth its fixed cost, few enough to hold up nobody else. */
export const blockEvents = 10_000

/**
 * What a segment gives the event store, block by block: each of one month (UTC), because the store keeps a month's events together and an insert across months
 * would be several, of which a crash could let some in. The same segment gives the same blocks every time, so that their numbers name them; whoever changes
 * that changes the token, too (`drain.ts`).
 */
export function* blocksOf(frames: readonly Frame[], most = blockEvents): Generator<Block> {
  const months = new Map<number, CollectedEvent[]>()
  let at = 0
  for (const frame of frames) {
    for (const event of frame.events()) {
      const month = monthOf(event.time)
      const block = months.get(month) ?? []
      block.push(event)
      if (block.length < most) months.set(month, block)
      else {
        months.delete(month)
        yield { at: at++, events: block }
      }
    }
  }
  for (const events of months.values()) yield { at: at++, events }
}

function monthOf(time: number): number {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
