import { blockOf, type EventBlock } from '../../events/eventBlock.ts'
import { timeOf } from '../../events/rows.ts'
import type { Frame } from './frames.ts'

export interface Block extends EventBlock {
  /** Place in the segment, from 0. */
  at: number
}

/** Many enough for one insert to be worth its fixed cost, few enough to hold up nobody else. */
export const blockEvents = 10_000

/**
 * What a segment gives the event store, block by block: each of one month (UTC), because the store keeps a month's events together and an insert across months
 * would be several, of which a crash could let some in. The same segment gives the same blocks every time, so that their numbers name them; whoever changes
 * that changes the token, too (`drain.ts`).
 */
export function* blocksOf(frames: readonly Frame[], most = blockEvents): Generator<Block> {
  const months = new Map<number, string[]>()
  let at = 0
  for (const frame of frames) {
    for (const line of frame.lines()) {
      const month = monthOf(timeOf(line))
      const block = months.get(month) ?? []
      block.push(line)
      if (block.length < most) months.set(month, block)
      else {
        months.delete(month)
        yield { at: at++, ...blockOf(block) }
      }
    }
  }
  for (const lines of months.values()) yield { at: at++, ...blockOf(lines) }
}

function monthOf(time: number): number {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
