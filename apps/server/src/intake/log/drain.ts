import { readFile, rename, rm } from 'node:fs/promises'
import { type Block, blocksOf } from './blocks.ts'
import { type Notes, readFrames } from './frames.ts'
import type { Segment } from './log.ts'
import { readingOf } from './recover.ts'

export interface DrainOptions {
  append(block: Block, token: string): Promise<void>
  /** Keeps what a segment knows beside its events, durably: afterwards the segment may go. */
  keepNotes(notes: Notes): Promise<void>
  /** Told when the store refuses or a file is damaged. */
  warn(message: string): void
  /** Milliseconds before the next attempt, doubled with each failure up to a hundred times as much. */
  pause: number
}

export interface Drain {
  add(segment: Segment): void
  /** Bytes of segments that are not in the store yet. */
  readonly backlog: number
  readonly segments: number
  /** The last attempt failed. */
  readonly failing: boolean
  /** Bytes a second that went into the store lately; 0 before the first segment. */
  readonly speed: number
  /** Resolves when all segments that were added so far are in; rejects with the first failure from now on. */
  empty(): Promise<void>
  /** Ends after the block that is on its way; what is left stays on disk. */
  stop(): Promise<void>
}

interface Work {
  segment: Segment
  noted: boolean
  /** Blocks that are in. */
  done: number
}

/**
 * Brings segments into the event store, one after another, for as long as it takes. A segment is deleted when all of its blocks are in; each block has a token that
 * is the same after a restart, so what went in before a crash goes in once. A segment that the store refuses goes behind the others.
 */
export function openDrain({ append, keepNotes, warn, pause }: DrainOptions): Drain {
  const queue: Work[] = []
  const waiters = new Set<{ left: Set<Segment>; resolve(): void; reject(error: unknown): void }>()
  let [backlog, failures, speed] = [0, 0, 0]
  const state = { stopped: false, active: false }
  let running = Promise.resolve()
  let wake = () => {}

  async function run() {
    for (let work = queue[0]; work !== undefined && !state.stopped; work = queue[0]) {
      const began = performance.now()
      try {
        if (!(await bring(work))) return
        queue.splice(queue.indexOf(work), 1)
        backlog -= work.segment.bytes
        failures = 0
        speed = (speed + work.segment.bytes / Math.max(0.001, (performance.now() - began) / 1000)) / (speed === 0 ? 1 : 2)
        for (const waiter of waiters) if (waiter.left.delete(work.segment) && waiter.left.size === 0) settle(waiter).resolve()
      } catch (error) {
        failures++
        warn(
          `The event store did not take in ${work.segment.name} (${String(error)}): it stays in the log and is tried again; see that the store can be reached.`,
        )
        for (const waiter of waiters) settle(waiter).reject(error)
        queue.push(...queue.splice(queue.indexOf(work), 1))
        await wait(pause * Math.min(100, 2 ** (failures - 1)))
      }
    }
  }

  /** False where it was stopped in between. */
  async function bring(work: Work): Promise<boolean> {
    const { segment } = work
    const bytes = await readFile(segment.path)
    const { frames, holes } = readFrames(bytes.subarray(0, segment.bytes), readingOf(segment.path, false))
    if (!work.noted) await keepNotes(together(frames.map(({ notes }) => notes)))
    work.noted = true
    for (const block of blocksOf(frames)) {
      if (block.at < work.done) continue
      if (state.stopped) return false
      await append(block, `${segment.name}.${block.at}`)
      work.done = block.at + 1
    }
    if (holes.length > 0) {
      const kept = `${segment.path.slice(0, segment.path.lastIndexOf('.'))}.damaged`
      const lost = holes.reduce((sum, { from, to }) => sum + to - from, 0)
      await rename(segment.path, kept)
      warn(
        `${segment.path} is damaged at byte ${holes.map(({ from }) => from).join(', ')}: ${lost} of its ${bytes.length} bytes cannot be read as they were written, all else is in the event store, and the file is kept as ${kept}; look at the disk.`,
      )
    } else await rm(segment.path, { force: true })
    return true
  }

  function wait(milliseconds: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function settle<W extends { left: Set<Segment> }>(waiter: W): W {
    waiters.delete(waiter as never)
    return waiter
  }

  function start() {
    if (state.active) return
    state.active = true
    running = run().finally(() => {
      state.active = false
      // One that was added while the last was ending.
      if (queue.length > 0 && !state.stopped) start()
    })
  }

  return {
    add(segment) {
      queue.push({ segment, noted: false, done: 0 })
      backlog += segment.bytes
      start()
    },
    get backlog() {
      return backlog
    },
    get segments() {
      return queue.length
    },
    get failing() {
      return failures > 0
    },
    get speed() {
      return speed
    },
    empty: () =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) return resolve()
        waiters.add({ left: new Set(queue.map(({ segment }) => segment)), resolve, reject })
        // Who waits for the store does not wait for the pause before.
        wake()
      }),
    async stop() {
      state.stopped = true
      wake()
      await running
    },
  }
}

function together(all: readonly Notes[]): Notes {
  const sessions = new Map(all.flatMap(({ sessions }) => sessions.map((note) => [note.visitor, note] as const)))
  return { ids: all.flatMap(({ ids }) => ids), sessions: [...sessions.values()] }
}
