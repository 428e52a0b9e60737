import { gunzipSync } from 'node:zlib'
import { bodyLimits, isPacked, packedFault, type Refused } from './body.ts'
import { eventTooLarge, packEvents, type PackedEvents, unpackEvents } from './packEvents.ts'
import { type Read, type ReadAs, readBody } from './readBody.ts'

/** What a thread read: its events are packed apart from the rest, which has places for them. */
export interface Decoded {
  read: Read
  events: PackedEvents
  /** The body as it was read, for answers that look at it. */
  body: Uint8Array
}

/** `ReadAs` as it goes to a thread, which takes no objects of classes. */
export type SentReadAs =
  | Exclude<ReadAs, { as: 'format' }>
  | { as: 'format'; route: number; head: { method: string; path: string; query: string; headers: readonly [name: string, value: string][] } }

export const toThread = (how: ReadAs): SentReadAs =>
  how.as === 'format' ? { ...how, head: { ...how.head, query: how.head.query.toString(), headers: [...how.head.headers] } } : how

const inThread = (how: SentReadAs): ReadAs =>
  how.as === 'format' ? { ...how, head: { ...how.head, query: new URLSearchParams(how.head.query), headers: new Headers([...how.head.headers]) } } : how

/** Unpacks and reads a body as it travelled. Runs in a thread, and takes as long as the body makes it. */
export async function decodeBody(sent: Uint8Array, how: SentReadAs): Promise<Decoded | Refused> {
  const body = unpacked(sent)
  if ('status' in body) return body
  const read = await readBody(body.bytes, inThread(how))
  return 'status' in read ? read : { ...withoutEvents(read), body: body.bytes }
}

function withoutEvents(read: Read): Omit<Decoded, 'body'> {
  if (read.as === 'debug') return { read, events: [] }
  if (read.as === 'api') {
    if ('refused' in read.sent) return { read, events: [] }
    const { events, places, errors } = read.sent
    const { pieces, tooLarge } = packEvents(events)
    const left = [...tooLarge].map((at) => ({ index: places[at] ?? at, field: '', message: eventTooLarge }))
    return { read: { as: 'api', sent: { events: [], places: places.filter((_, at) => !tooLarge.has(at)), errors: [...errors, ...left] } }, events: pieces }
  }
  const { told } = read
  const { pieces, tooLarge } = packEvents(told.shares.flatMap(({ events }) => events))
  const faults = [...told.faults]
  let first = 0
  const shares = told.shares.map(({ site, places }) => {
    const begin = first
    first += places.length
    for (const [at, place] of places.entries()) if (tooLarge.has(begin + at)) faults.push({ at: place, field: '', message: eventTooLarge })
    return { site, events: [], places: places.filter((_, at) => !tooLarge.has(begin + at)) }
  })
  return { read: { as: 'format', told: { ...told, shares, faults } }, events: pieces }
}

/** Puts the events back where they belong. */
export async function withEvents({ read, events: pieces }: Pick<Decoded, 'read' | 'events'>): Promise<Read> {
  if (read.as === 'debug' || (read.as === 'api' && 'refused' in read.sent)) return read
  const events = await unpackEvents(pieces)
  if (read.as === 'api') return { as: 'api', sent: { ...read.sent, events } }
  let first = 0
  const shares = read.told.shares.map((share) => ({ ...share, events: events.slice(first, (first += share.places.length)) }))
  return { as: 'format', told: { ...read.told, shares } }
}

function unpacked(sent: Uint8Array): { bytes: Uint8Array } | Refused {
  if (!isPacked(sent)) return { bytes: sent }
  try {
    return { bytes: gunzipSync(sent, { maxOutputLength: bodyLimits.unpacked }) }
  } catch (error) {
    return packedFault(error, bodyLimits.unpacked)
  }
}
