import { crc32 } from 'node:zlib'
import type { CollectedEvent } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEvent } from '../../events/events.testing.ts'
import { lineOf } from '../../events/rows.ts'
import { shortHash } from '../ids.ts'
import { blocksOf } from './blocks.ts'
import { encodeFrame, type Notes, readFrames } from './frames.ts'

const id = fc.string().map((text) => shortHash(text))
const events = fc.array(
  fc.record({ id: fc.string(), name: fc.string({ unit: 'binary' }), time: fc.integer({ min: 0, max: 4e12 }) }).map((told) => anEvent(told)),
  { maxLength: 5 },
)
const notes: fc.Arbitrary<Notes> = fc.record({
  ids: fc.array(id, { maxLength: 5 }),
  sessions: fc.array(fc.record({ visitor: id, start: fc.double({ noNaN: true }), last: fc.integer() }), { maxLength: 5 }),
})
const log = fc.array(fc.tuple(notes, events), { maxLength: 8 })
const inLines = ([each, kept]: [Notes, CollectedEvent[]]) => [each, kept.map(lineOf)]
const read = (bytes: Buffer) => {
  const { frames, ...rest } = readFrames(bytes)
  return { ...rest, frames: frames.map((frame) => [frame.notes, frame.lines()]) }
}

describe('frames', () => {
  it('read are those that were written', () => {
    fc.assert(
      fc.property(log, (written) => {
        const bytes = Buffer.concat(written.map(([notes, events]) => encodeFrame(notes, events)))
        expect(read(bytes)).toEqual({ frames: written.map(inLines), whole: bytes.length, holes: [] })
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
        expect(read(bytes.subarray(0, end))).toEqual({ frames: written.slice(0, count).map(inLines), whole, holes: [] })
      }),
    )
  })

  it('are all read but those of which any bytes were changed, and each damaged place is known', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(fc.tuple(notes, events), { minLength: 1, maxLength: 6 }), changes, fc.boolean(), (written, changed, mayEnd) => {
        const frames = written.map(([notes, events]) => encodeFrame(notes, events))
        const bytes = Buffer.concat(frames)
        const before = Buffer.from(bytes)
        for (const [at, by] of changed) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ by
        let end = 0
        const whole = frames.flatMap((frame, at) => {
          const from = end
          end += frame.length
          return bytes.subarray(from, end).equals(before.subarray(from, end)) ? written.slice(at, at + 1).map(inLines) : []
        })
        const { frames: found, holes } = readFrames(bytes, { mayEnd })
        const rows = found.map((frame) => JSON.stringify([frame.notes, frame.lines()]))
        // A frame of which only the length was changed is read, too.
        for (const each of whole) expect(rows).toContain(JSON.stringify(each))
        for (const row of rows) expect(written.map((each) => JSON.stringify(inLines(each)))).toContain(row)
        expect(holes.length > 0).toBe(!bytes.equals(before))
        for (const { from, to } of holes) expect(bytes.subarray(from, to).equals(before.subarray(from, to))).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('are read where only their length was changed, each bit of it', () => {
    const frames = ['1', '2', '3'].map((id) => encodeFrame({ ids: [shortHash(id)], sessions: [] }, [anEvent({ id, name: 'tick', time: 1 })]))
    for (const frame of [0, 1, 2])
      for (let bit = 0; bit < 32; bit++) {
        const bytes = Buffer.concat(frames)
        const at = frames.slice(0, frame).reduce((sum, { length }) => sum + length, 0) + Math.floor(bit / 8)
        bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8))
        const { frames: found, holes } = readFrames(bytes)
        expect(found.flatMap((each) => each.events().map(({ id: name }) => name))).toEqual(['1', '2', '3'])
        expect(holes).toHaveLength(1)
      }
  })

  it('tell what was begun from what was damaged', () => {
    const frame = encodeFrame({ ids: [], sessions: [] }, [])
    const bytes = Buffer.concat([frame, frame, frame])
    bytes[frame.length + 13] = 7
    expect(readFrames(bytes)).toMatchObject({ frames: [{}, {}], whole: bytes.length, holes: [{ from: frame.length, to: 2 * frame.length }] })
    for (const rest of [Buffer.alloc(3), Buffer.alloc(300), frame.subarray(0, frame.length - 1)]) {
      const ended = Buffer.concat([frame, rest])
      expect(readFrames(ended)).toMatchObject({ whole: frame.length, holes: [] })
      expect(readFrames(ended, { mayEnd: false })).toMatchObject({ whole: ended.length, holes: [{ from: frame.length, to: ended.length }] })
    }
    expect(readFrames(Buffer.concat([frame, Buffer.from('no frame at all')]))).toMatchObject({ holes: [{ from: frame.length }] })
  })

  it('of older versions, without a checksum of their length, are read, also behind a damaged one', () => {
    const old = (id: string) => {
      const frame = encodeFrame({ ids: [shortHash(id)], sessions: [] }, [anEvent({ id, name: 'tick', time: 1 })])
      return Buffer.concat([frame.subarray(0, 8), frame.subarray(12)])
    }
    const bytes = Buffer.concat(['1', '2', '3'].map(old))
    const ids = () => readFrames(bytes, { old: true }).frames.flatMap((each) => each.events().map(({ id: name }) => name))
    expect(ids()).toEqual(['1', '2', '3'])
    const second = old('1').length
    bytes[second + 3] = 0x7f
    expect(ids()).toEqual(['1', '2', '3'])
    bytes[second + 20] = 0
    expect(ids()).toEqual(['1', '3'])
    expect(readFrames(old('1').subarray(0, -1), { old: true })).toMatchObject({ frames: [], whole: 0, holes: [] })
  })
})

/** A frame as versions before lines wrote it, with its events as a JSON list. */
function listed(notes: Notes, events: readonly CollectedEvent[]): Buffer {
  const list = Buffer.from(events.length === 0 ? '' : JSON.stringify(events))
  const frame = Buffer.concat([encodeFrame(notes, []), list])
  frame.writeUInt32LE(frame.length - 12, 0)
  frame.writeUInt32LE(crc32(frame.subarray(12)), 4)
  frame.writeUInt32LE(crc32(frame.subarray(0, 8)), 8)
  return frame
}

it('frames whose events are a JSON list, of older versions, give the lines that this version writes, in the same blocks', () => {
  fc.assert(
    fc.property(log, fc.integer({ min: 1, max: 6 }), (written, most) => {
      const [before, now] = [listed, encodeFrame].map((encode) => readFrames(Buffer.concat(written.map(([notes, events]) => encode(notes, events)))))
      expect(before?.holes).toEqual([])
      expect(before?.frames.map((frame) => [frame.notes, frame.lines()])).toEqual(written.map(inLines))
      const blocks = [before, now].map((each) => [...blocksOf(each?.frames ?? [], most)].map(({ at, lines }) => [at, lines]))
      expect(blocks[0]).toEqual(blocks[1])
    }),
  )
})

describe('blocks', () => {
  it('hold every event once, each block events of one month and not too many, and are the same every time', () => {
    fc.assert(
      fc.property(log, fc.integer({ min: 1, max: 6 }), (written, most) => {
        const { frames } = readFrames(Buffer.concat(written.map(([notes, events]) => encodeFrame(notes, events))))
        const blocks = [...blocksOf(frames, most)]
        expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual(written.flatMap(([, events]) => events.map(lineOf)).toSorted())
        for (const { lines, events } of blocks) {
          expect(lines.length).toBeLessThanOrEqual(most)
          expect(new Set(events().map(({ time }) => new Date(time).toISOString().slice(0, 7))).size).toBe(1)
        }
        expect(blocks.map(({ at }) => at)).toEqual(blocks.map((_, at) => at))
        expect([...blocksOf(frames, most)].map(({ lines }) => lines)).toEqual(blocks.map(({ lines }) => lines))
      }),
    )
  })
})
