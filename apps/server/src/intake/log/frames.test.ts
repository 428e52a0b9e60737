import type { CollectedEvent } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortHash } from '../ids.ts'
import { blocksOf } from './blocks.ts'
import { encodeFrame, type Notes, readFrames } from './frames.ts'

const id = fc.string().map((text) => shortHash(text))
const events = fc.array(fc.record({ id: fc.string(), name: fc.string({ unit: 'binary' }), time: fc.integer({ min: 0, max: 4e12 }) }), {
  maxLength: 5,
}) as unknown as fc.Arbitrary<CollectedEvent[]>
const notes: fc.Arbitrary<Notes> = fc.record({
  ids: fc.array(id, { maxLength: 5 }),
  sessions: fc.array(fc.record({ visitor: id, start: fc.double({ noNaN: true }), last: fc.integer() }), { maxLength: 5 }),
})
const log = fc.array(fc.tuple(notes, events), { maxLength: 8 })
const read = (bytes: Buffer) => {
  const { frames, ...rest } = readFrames(bytes)
  return { ...rest, frames: frames.map((frame) => [frame.notes, frame.events()]) }
}

describe('frames', () => {
  it('read are those that were written', () => {
    fc.assert(
      fc.property(log, (written) => {
        const bytes = Buffer.concat(written.map(([notes, events]) => encodeFrame(notes, events)))
        expect(read(bytes)).toEqual({ frames: written, whole: bytes.length, damaged: false })
      }),
    )
  })

  it('are whole or not there: cut at any byte, the log ends with the frame before', () => {
    fc.assert(
      fc.property(log, fc.nat(), (written, cut) => {
        const frames = written.map(([notes, events]) => encodeFrame(notes, events))
        const bytes = Buffer.concat(frames)
        const end = bytes.length === 0 ? 0 : cut % (bytes.length + 1)
        let whole = 0
        let count = 0
        for (const frame of frames) {
          if (whole + frame.length > end) break
          whole += frame.length
          count++
        }
        expect(read(bytes.subarray(0, end))).toEqual({ frames: written.slice(0, count), whole, damaged: false })
      }),
    )
  })

  it('with a changed byte are not read, nor what follows them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(notes, events), { minLength: 1, maxLength: 4 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (written, at, change) => {
        const frames = written.map(([notes, events]) => encodeFrame(notes, events))
        const bytes = Buffer.concat(frames)
        const place = at % bytes.length
        bytes[place] = (bytes[place] ?? 0) ^ change
        let end = 0
        const before = frames.findIndex((frame) => (end += frame.length) > place)
        expect(read(bytes).frames).toEqual(written.slice(0, before))
      }),
    )
  })

  it('tell what was begun from what was damaged', () => {
    const frame = encodeFrame({ ids: [], sessions: [] }, [])
    const bytes = Buffer.concat([frame, frame, frame])
    bytes[frame.length + 9] = 7
    expect(readFrames(bytes)).toMatchObject({ whole: frame.length, damaged: true })
    expect(readFrames(Buffer.concat([frame, Buffer.alloc(3)]))).toMatchObject({ whole: frame.length, damaged: false })
    expect(readFrames(Buffer.concat([frame, Buffer.alloc(300)]))).toMatchObject({ whole: frame.length, damaged: false })
  })
})

describe('blocks', () => {
  it('hold every event once, each block events of one month and not too many, and are the same every time', () => {
    fc.assert(
      fc.property(log, fc.integer({ min: 1, max: 6 }), (written, most) => {
        const { frames } = readFrames(Buffer.concat(written.map(([notes, events]) => encodeFrame(notes, events))))
        const blocks = [...blocksOf(frames, most)]
        const byTime = (a: CollectedEvent, b: CollectedEvent) => a.time - b.time || (a.id < b.id ? -1 : 1)
        expect(blocks.flatMap(({ events }) => events).sort(byTime)).toEqual(written.flatMap(([, events]) => events).sort(byTime))
        for (const { events } of blocks) {
          expect(events.length).toBeLessThanOrEqual(most)
          expect(new Set(events.map(({ time }) => new Date(time).toISOString().slice(0, 7))).size).toBe(1)
        }
        expect(blocks.map(({ at }) => at)).toEqual(blocks.map((_, at) => at))
        expect([...blocksOf(frames, most)]).toEqual(blocks)
      }),
    )
  })
})
