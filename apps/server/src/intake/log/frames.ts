import { crc32 } from 'node:zlib'
import type { CollectedEvent } from '@tagmason/domain'

/**
 * One record of the log: what one `take` kept. Its notes (ids to know again, sessions that go on) stand in binary before the events, so that a restart reads them
 * without parsing any JSON. Layout, little-endian: length u32, CRC-32 of what follows u32; then number of ids u32, number of sessions u32, each id 8 bytes,
 * each session 8 bytes of key and its start and last event as f64; then the events as JSON in UTF-8.
 */
export interface Frame {
  notes: Notes
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

const head = 8
const idBytes = 8
const sessionBytes = 24

export function encodeFrame({ ids, sessions }: Notes, events: readonly CollectedEvent[]): Buffer {
  const json = events.length === 0 ? Buffer.alloc(0) : Buffer.from(JSON.stringify(events))
  const body = 8 + ids.length * idBytes + sessions.length * sessionBytes
  const frame = Buffer.allocUnsafe(head + body + json.length)
  let at = frame.writeUInt32LE(ids.length, head)
  at = frame.writeUInt32LE(sessions.length, at)
  for (const id of ids) at += frame.write(id, at, idBytes, 'hex')
  for (const { visitor, start, last } of sessions) {
    at += frame.write(visitor, at, idBytes, 'hex')
    at = frame.writeDoubleLE(start, at)
    at = frame.writeDoubleLE(last, at)
  }
  json.copy(frame, at)
  frame.writeUInt32LE(frame.length - head, 0)
  frame.writeUInt32LE(crc32(frame.subarray(head)), 4)
  return frame
}

export interface Framed {
  frames: Frame[]
  /** Bytes of whole frames; what follows is no frame. */
  whole: number
  /** What follows is not just a frame that was begun: something else damaged the file. */
  damaged: boolean
}

/** Reads frames up to the first that is not whole. */
export function readFrames(bytes: Buffer): Framed {
  const frames: Frame[] = []
  let at = 0
  while (at + head + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at)
    const end = at + head + length
    if (length < 8 || end > bytes.length) break
    const body = bytes.subarray(at + head, end)
    // Where more follows it was written whole once, and nobody cuts a file in its middle.
    if (crc32(body) !== bytes.readUInt32LE(at + 4)) return { frames, whole: at, damaged: end < bytes.length }
    frames.push(decode(body))
    at = end
  }
  return { frames, whole: at, damaged: false }
}

function decode(body: Buffer): Frame {
  const ids = body.readUInt32LE(0)
  const sessions = body.readUInt32LE(4)
  const sessionsAt = 8 + ids * idBytes
  const jsonAt = sessionsAt + sessions * sessionBytes
  return {
    notes: {
      ids: Array.from({ length: ids }, (_, each) => body.toString('hex', 8 + each * idBytes, 8 + (each + 1) * idBytes)),
      sessions: Array.from({ length: sessions }, (_, each) => {
        const at = sessionsAt + each * sessionBytes
        return { visitor: body.toString('hex', at, at + idBytes), start: body.readDoubleLE(at + 8), last: body.readDoubleLE(at + 16) }
      }),
    },
    events: () => (jsonAt === body.length ? [] : (JSON.parse(body.toString('utf8', jsonAt)) as CollectedEvent[])),
  }
}
