import { setImmediate } from 'node:timers/promises'
import type { ToldEvent } from '@tagmason/domain'

/** Characters of the JSON of one event, and of one piece of a message between threads. */
export const longestEvent = 1_000_000
const longestPiece = 250_000

/** Events as they go from a thread to the server's own: JSON in pieces, each of which is read in about a millisecond. */
export type PackedEvents = readonly string[]

/** Packs events. Those that are too large for the server's own thread are left out and told of: `tooLarge` are their places in `events`. */
export function packEvents(events: readonly ToldEvent[]): { pieces: PackedEvents; tooLarge: ReadonlySet<number> } {
  const pieces: string[] = []
  const tooLarge = new Set<number>()
  let piece: string[] = []
  let length = 0
  const end = () => {
    if (piece.length > 0) pieces.push(`[${piece.join(',')}]`)
    piece = []
    length = 0
  }
  for (const [at, event] of events.entries()) {
    const text = JSON.stringify(event)
    if (text.length > longestEvent) {
      tooLarge.add(at)
      continue
    }
    if (length + text.length > longestPiece) end()
    piece.push(text)
    length += text.length
  }
  end()
  return { pieces, tooLarge }
}

/** Unpacks events, piece by piece, so that other requests are answered in between. */
export async function unpackEvents(pieces: PackedEvents): Promise<ToldEvent[]> {
  const events: ToldEvent[] = []
  for (const piece of pieces) {
    for (const event of JSON.parse(piece) as ToldEvent[]) events.push(event)
    await setImmediate()
  }
  return events
}

/** What is said of an event that is left out for its size. */
export const eventTooLarge = `The event has more than ${longestEvent / 1_000_000} MB: send it with less in its parameters.`
