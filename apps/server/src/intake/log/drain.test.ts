import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectedEvent } from '@tagmason/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anEvent } from '../../events/events.testing.ts'
import type { Block } from './blocks.ts'
import { openDrain } from './drain.ts'
import { encodeFrame } from './frames.ts'
import { leftSegments } from './recover.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-drain-'))
})
afterEach(() => rm(folder, { recursive: true }))

const event = (id: string, time = 0) => anEvent({ id, time })
const month = 31 * 86_400_000

/** A store that fails when told to, and keeps a token once. */
function store() {
  const batches = new Map<string, readonly CollectedEvent[]>()
  const state = { failures: 0, afterwards: 0, calls: [] as string[] }
  return {
    state,
    ids: () => [...batches.values()].flat().map(({ id }) => id),
    async append(block: Block, token: string) {
      state.calls.push(token)
      if (state.failures > 0) throw new Error(`refused, ${--state.failures} more to come`)
      if (!batches.has(token)) batches.set(token, block.events())
      if (state.afterwards > 0) throw new Error(`stored, and nobody heard it, ${--state.afterwards} more to come`)
    },
  }
}

async function segment(name: string, ...frames: CollectedEvent[][]) {
  const bytes = Buffer.concat(frames.map((events, at) => encodeFrame({ ids: [`${at}`.padStart(16, '0')], sessions: [] }, events)))
  const path = join(folder, `${name}.wal`)
  await writeFile(path, bytes)
  return { name, path, bytes: bytes.length }
}

function open(events: ReturnType<typeof store>, keepNotes = async () => {}) {
  const warnings: string[] = []
  return { warnings, drain: openDrain({ append: events.append, keepNotes, warn: (message) => warnings.push(message), pause: 1 }) }
}

describe('the drain', () => {
  it('brings segments in, one block of a month after the other, and deletes them', async () => {
    const events = store()
    const { drain } = open(events)
    drain.add(await segment('a', [event('1'), event('2', month)], [event('3')]))
    drain.add(await segment('b', [event('4')]))
    await drain.empty()
    expect(events.state.calls).toEqual(['a.0', 'a.1', 'b.0'])
    expect(events.ids()).toEqual(['1', '3', '2', '4'])
    expect(await readdir(folder)).toEqual([])
    expect(drain).toMatchObject({ backlog: 0, segments: 0, failing: false })
    expect(drain.speed).toBeGreaterThan(0)
  })

  it('goes on for as long as the store refuses, says so, and keeps everything until then', async () => {
    const events = store()
    events.state.failures = 4
    const { drain, warnings } = open(events)
    const first = await segment('a', [event('1')])
    drain.add(first)
    expect(drain.backlog).toBe(first.bytes)
    await expect(drain.empty()).rejects.toThrow('refused')
    expect(drain.failing).toBe(true)
    expect(await readdir(folder)).toEqual(['a.wal'])
    drain.add(await segment('b', [event('2')]))
    for (;;) {
      const done = await drain.empty().then(
        () => true,
        () => false,
      )
      if (done) break
    }
    expect(events.ids().sort()).toEqual(['1', '2'])
    expect(drain.failing).toBe(false)
    expect(warnings).toHaveLength(4)
    expect(warnings[0]).toMatch(
      /^The event store did not take in a \(Error: refused.*\): it stays in the log and is tried again; see that the store can be reached\.$/,
    )
  })

  it('sends again with the same token what was stored and not heard of', async () => {
    const events = store()
    events.state.afterwards = 1
    const { drain } = open(events)
    drain.add(await segment('a', [event('1'), event('2', month)]))
    await expect(drain.empty()).rejects.toThrow('nobody heard')
    await drain.empty()
    expect(events.state.calls).toEqual(['a.0', 'a.0', 'a.1'])
    expect(events.ids()).toEqual(['1', '2'])
  })

  it('gives the same tokens to the same blocks after a stop in between', async () => {
    const events = store()
    await segment('a', [event('1'), event('2', month), event('3', 3 * month)])
    const stopping = open({
      ...events,
      append: async (batch, token) => (await events.append(batch, token), token === 'a.1' ? stopping.drain.stop() : undefined, undefined),
    })
    for await (const left of leftSegments(folder, () => undefined)) stopping.drain.add(left)
    while (events.state.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 1))
    await stopping.drain.stop()
    expect(await readdir(folder)).toEqual(['a.wal'])
    const { drain } = open(events)
    for await (const left of leftSegments(folder, () => undefined)) drain.add(left)
    await drain.empty()
    expect(events.state.calls).toEqual(['a.0', 'a.1', 'a.0', 'a.1', 'a.2'])
    expect(events.ids()).toEqual(['1', '2', '3'])
  })

  it('keeps the notes of a segment before its events go in, once', async () => {
    const order: string[] = []
    const events = store()
    events.state.failures = 1
    const { drain } = open(
      { ...events, append: async (batch, token) => (order.push(token), events.append(batch, token)) },
      async () => void order.push('notes'),
    )
    drain.add(await segment('a', [event('1')]))
    await drain.empty().catch(() => undefined)
    await drain.empty()
    expect(order).toEqual(['notes', 'a.0', 'a.0'])
  })

  it('keeps a file that is damaged in its middle, with what could be read in the store', async () => {
    const events = store()
    const { drain, warnings } = open(events)
    const made = await segment('a', [event('1')], [event('2')], [event('3')])
    const bytes = Buffer.concat([encodeFrame({ ids: [], sessions: [] }, [event('1')]), encodeFrame({ ids: [], sessions: [] }, [event('2')]), Buffer.alloc(20)])
    bytes[bytes.length - 30] = 0
    await writeFile(made.path, bytes)
    for await (const left of leftSegments(folder, () => undefined)) drain.add(left)
    await drain.empty()
    expect(events.ids()).toEqual(['1'])
    expect(await readdir(folder)).toEqual(['a.damaged'])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/a\.wal is damaged at byte \d+: \d+ of its \d+ bytes cannot be read.*the file is kept as .*a\.damaged; look at the disk\.$/)
  })
})
