import { crc32 } from 'node:zlib'
import type { CollectedEvent } from '@tagmason/domain'
import { eventOfLine, lineOf } from '../../events/rows.ts'

/**
 * One record of the log: what one `take` kept. Its notes (ids to know again, sessions that go on) stand in binary before the events, so that a restart reads them
 * without parsing any JSON. Layout, little-endian: length of the body u32, CRC-32 of the body u32, CRC-32 of these eight bytes u32; then the body: number of ids u32, number of
 * sessions u32, each id 8 bytes, each session 8 bytes of key and its start and last event as f64; then the events in UTF-8 as lines of JSONEachRow (`lineOf`),
 * which the event store is given as they are. Versions before wrote them as a JSON list.
 */
export interface Frame {
  readonly notes: Notes
  /** The ids of the notes as two numbers of 32 bits each: millions are read so at a start, and texts of them would take seconds. */
  eachId(take: (high: number, low: number) => void): void
  eachSession(take: (note: SessionNote) => void): void
  /** Events as the event store takes them (`lineOf`). */
  lines(): string[]
  events(): CollectedEvent[]
}

export interface Notes {
  /** `shortHash`es of the ids that clients gave. */
  ids: readonly string[]
  sessions: readonly SessionNote[]
}

export interface SessionNote {
  /** `shortHash` of the visitor. */
  visitor: string
  start: number
  last: number
}

/** Bytes before the body. Frames of older versions have no CRC of their first eight: what they say of their length is not known to be true. */
const head = 12
const oldHead = 8
const leastBody = 8
const idBytes = 8
const sessionBytes = 24

export function encodeFrame({ ids, sessions }: Notes, events: readonly CollectedEvent[]): Buffer {
  const lines = Buffer.from(events.map(lineOf).join('\n'))
  const body = leastBody + ids.length * idBytes + sessions.length * sessionBytes
  const frame = Buffer.allocUnsafe(head + body + lines.length)
  let at = frame.writeUInt32LE(ids.length, head)
  at = frame.writeUInt32LE(sessions.length, at)
  for (const id of ids) at += frame.write(id, at, idBytes, 'hex')
  for (const { visitor, start, last } of sessions) {
    at += frame.write(visitor, at, idBytes, 'hex')
    at = frame.writeDoubleLE(start, at)
    at = frame.writeDoubleLE(last, at)
  }
  lines.copy(frame, at)
  frame.writeUInt32LE(frame.length - head, 0)
  frame.writeUInt32LE(crc32(frame.subarray(head)), 4)
  frame.writeUInt32LE(crc32(frame.subarray(0, 8)), 8)
  return frame
}

/** Bytes from one place of a file up to another that no frame can be made of. */
export interface Hole {
  from: number
  to: number
}

export interface Framed {
  frames: Frame[]
  /** Bytes that count: all, or those before a frame that was only begun. */
  whole: number
  /** What else than a begun frame cannot be read: something damaged the file there. */
  holes: Hole[]
}

/**
 * Reads all frames that are whole, also those behind a damaged place: they are found again by their checksums. `mayEnd` tells that the writer may have been stopped in the middle of
 * the last frame; what looks so is no damage then. `old`: the file is of a version whose frames had no checksum of their length.
 */
export function readFrames(bytes: Buffer, { mayEnd = true, old = false } = {}): Framed {
  const frames: Frame[] = []
  const holes: Hole[] = []
  let at = 0
  while (at < bytes.length) {
    const found = frameAt(bytes, at)
    if (found !== null) {
      frames.push(decode(found.body))
      at = found.end
      continue
    }
    const next = nextFrame(bytes, at + 1)
    if (next === null && mayEnd && isBegun(bytes, at, old)) return { frames, whole: at, holes }
    const to = next ?? bytes.length
    holes.push({ from: at, to })
    // Where only the length was damaged, the body up to the next frame is as it was.
    const body = [head, oldHead]
      .map((size) => bytes.subarray(at + size, to))
      .find((each) => at + head <= to && isBody(each) && crc32(each) === bytes.readUInt32LE(at + 4))
    if (body !== undefined) frames.push(decode(body))
    at = to
  }
  return { frames, whole: at, holes }
}

/** The whole frame at a place; null where there is none. */
function frameAt(bytes: Buffer, at: number): { body: Buffer; end: number } | null {
  if (at + oldHead + leastBody > bytes.length) return null
  const length = bytes.readUInt32LE(at)
  for (const size of [head, oldHead]) {
    const end = at + size + length
    if (length < leastBody || end > bytes.length) continue
    const body = bytes.subarray(at + size, end)
    // What is cheap to see is looked at first: a search asks this of every byte.
    if (!isBody(body) || (size === head && !isHead(bytes, at))) continue
    if (crc32(body) === bytes.readUInt32LE(at + 4)) return { body, end }
  }
  return null
}

function nextFrame(bytes: Buffer, from: number): number | null {
  for (let at = from; at < bytes.length; at++) if (frameAt(bytes, at) !== null) return at
  return null
}

const isHead = (bytes: Buffer, at: number) => crc32(bytes.subarray(at, at + 8)) === bytes.readUInt32LE(at + 8)

/** Whether the notes that it says it has fit into a body, and what follows them can be events. */
function isBody(body: Buffer): boolean {
  if (body.length < leastBody) return false
  const json = leastBody + body.readUInt32LE(0) * idBytes + body.readUInt32LE(4) * sessionBytes
  if (json >= body.length) return json === body.length
  const end = body.at(-1)
  return body[json] === lineStart ? end === lineEnd : body[json] === listStart && end === listEnd
}

/** Whether all that follows is what is left of a frame whose writing was broken off: shorter than it says, or room that was never written to. */
function isBegun(bytes: Buffer, at: number, old: boolean): boolean {
  const rest = bytes.subarray(at)
  if (rest.length < (old ? oldHead : head) || rest.every((byte) => byte === 0)) return true
  const length = rest.readUInt32LE(0)
  if (!old) return isHead(bytes, at) && at + head + length > bytes.length
  return length >= leastBody && length <= mostOldBody && at + oldHead + length > bytes.length && crc32(rest.subarray(oldHead)) !== rest.readUInt32LE(4)
}

/** A frame holds the events of one request. */
const mostOldBody = 256_000_000

/** What lines of events begin and end with, and the JSON list of versions before. */
const [lineStart, lineEnd, listStart, listEnd] = [0x7b, 0x7d, 0x5b, 0x5d]

function decode(body: Buffer): Frame {
  const ids = body.readUInt32LE(0)
  const sessions = body.readUInt32LE(4)
  const sessionsAt = leastBody + ids * idBytes
  const jsonAt = sessionsAt + sessions * sessionBytes
  const isList = () => body[jsonAt] === listStart
  const listed = () => JSON.parse(body.toString('utf8', jsonAt)) as CollectedEvent[]
  const texts = () => (jsonAt === body.length ? [] : body.toString('utf8', jsonAt).split('\n'))
  const sessionAt = (at: number): SessionNote => ({
    visitor: body.toString('hex', at, at + idBytes),
    start: body.readDoubleLE(at + 8),
    last: body.readDoubleLE(at + 16),
  })
  return {
    eachId(take) {
      for (let at = leastBody; at < sessionsAt; at += idBytes) take(body.readUInt32BE(at), body.readUInt32BE(at + 4))
    },
    eachSession(take) {
      for (let at = sessionsAt; at < jsonAt; at += sessionBytes) take(sessionAt(at))
    },
    get notes() {
      return {
        ids: Array.from({ length: ids }, (_, each) => body.toString('hex', leastBody + each * idBytes, leastBody + (each + 1) * idBytes)),
        sessions: Array.from({ length: sessions }, (_, each) => sessionAt(sessionsAt + each * sessionBytes)),
      }
    },
    lines: () => (isList() ? listed().map(lineOf) : texts()),
    events: () => (isList() ? listed() : texts().map(eventOfLine)),
  }
}
