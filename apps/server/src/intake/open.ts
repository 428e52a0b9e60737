import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { ToldEvent } from '@tagmason/domain'
import type { EventStore } from '@tagmason/engine'
import { type BlockStore, takingBlocks } from '../events/eventBlock.ts'
import { afterFailure, busy, type IntakeLimits, refusal } from './admission.ts'
import { arrange, type Keyed, keyed } from './arrange.ts'
import type { Arrival, EventFault, Intake, Taken } from './intake.ts'
import { type Disk, realDisk } from './log/disk.ts'
import { openDrain } from './log/drain.ts'
import { encodeFrame } from './log/frames.ts'
import { openLog } from './log/log.ts'
import { leftSegments } from './log/recover.ts'
import { bursts } from './memory/bursts.ts'
import { openMemory } from './memory/memory.ts'
import { openSalts } from './memory/salts.ts'
import { Fault } from './normalise/fault.ts'
import { agentOf, normalise, type Surroundings } from './normalise/told.ts'
import { mostEvents } from '@tagmason/tracking/wire'
import { newIds } from './newIds.ts'
import { remembering } from './remember.ts'

export interface IntakeOptions {
  /** `<data>/wal`: the log, and what intake knows across restarts. Made where it is not there. */
  folder: string
  events: BlockStore | Pick<EventStore, 'append'>
  /** What user ids are hashed with; with another one every user becomes another. */
  userKey: Buffer
  now: () => number
  /** Told, in a sentence, what somebody should look at. */
  warn: (message: string) => void
  disk?: Disk
  /** When a segment of the log ends: bytes, and milliseconds. */
  segment?: { bytes: number; age: number }
  limits?: IntakeLimits
  /** Bytes that stay free on the disk. */
  reserve?: number
  /** Milliseconds before the event store is tried again. */
  pause?: number
  /** What a stopped process left is read when `begin` is called or the first events come, and not at once: a start answers pages first. */
  later?: true
}

/** What there is to see of it, for `doctor` and health checks. */
export interface IntakeState {
  /** Bytes, and segments, that are not in the event store yet. */
  backlog: number
  segments: number
  /** The event store refused the last attempt. */
  failing: boolean
  /** What the last process left is not all in the event store yet, so figures lack it. */
  readingIn: boolean
}

export interface OpenIntake extends Intake {
  /** Reads what a stopped process left, in the background. */
  begin(): void
  state(): IntakeState
}

/** Milliseconds that one request holds the thread before others have a turn. */
const longestSlice = 5

/** Milliseconds that events wait for the end of a recovery before they are to be sent again. */
const longestWait = 2000

/** Opens the intake over its folder, and goes on where a stopped process left off. Nobody else may have the folder open (the lock of the data folder sees to that). */
export async function openIntake(options: IntakeOptions): Promise<OpenIntake> {
  const { folder, events: store, now, warn, disk = realDisk, limits = { waiting: 32_000_000, backlog: 2_000_000_000 } } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const salts = openSalts(join(folder, 'salts.json'), now, warn)
  const memory = { ...openMemory({ folder, disk, now }), bursts: bursts() }
  const drain = openDrain({
    append: ('appendBlock' in store ? store : takingBlocks(store)).appendBlock,
    keepNotes: memory.keep,
    warn,
    pause: options.pause ?? 500,
  })
  const log = openLog({ folder, disk, segment: options.segment ?? { bytes: 8_000_000, age: 1000 }, reserve: options.reserve ?? 256_000_000, ended: drain.add })
  // What a killed process left may be gigabytes: pages are served meanwhile, and events are asked for again in a second.
  let [recovered, readingIn] = [false, true]
  const recover = async () => {
    await memory.load()
    for await (const segment of leftSegments(folder, memory.take)) drain.add(segment)
    recovered = true
    void whenIn()
  }
  /** Ends when all that was left is in the event store, however often that refuses it. */
  const whenIn = async (): Promise<void> => {
    try {
      await drain.empty()
      readingIn = false
    } catch {
      await setTimeout(options.pause ?? 500, undefined, { ref: false })
      if (!closed) await whenIn()
    }
  }
  let recovery: Promise<void> | undefined
  const begin = () =>
    (recovery ??= recover().catch((error: unknown) =>
      warn(
        `What the last process left in ${folder} cannot be read (${String(error)}): events are refused with 503 until a start can read it; look at the disk.`,
      ),
    ))
  if (options.later !== true) void begin()

  const world: Surroundings = { newId: newIds(), saltOf: salts.saltOf, agentOf: remembering(agentOf, 10_000), userKey: options.userKey }
  const hourly = setInterval(salts.forget, 60 * 60 * 1000).unref()
  /** Ids that are on their way to the disk, each with the end of that way. */
  const onTheWay = new Map<string, Promise<unknown>>()
  let closed = false
  /** The last write to the log failed. */
  let failing = false

  async function read(told: readonly ToldEvent[], arrival: Arrival): Promise<{ taken: Keyed[]; faults: EventFault[] }> {
    const taken: Keyed[] = []
    const faults: EventFault[] = []
    let began = performance.now()
    for (const [at, each] of told.entries()) {
      try {
        taken.push(...keyed(normalise(each, arrival, world), at))
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        faults.push({ at, field: error.field, message: error.message })
      }
      // A request with thousands of events, or with large ones, does not hold up all the others.
      if (performance.now() - began > longestSlice) {
        await setImmediate()
        began = performance.now()
      }
    }
    return { taken, faults }
  }

  async function take(told: readonly ToldEvent[], arrival: Arrival): Promise<Taken> {
    if (!recovered && !closed) await Promise.race([begin(), setTimeout(longestWait, undefined, { ref: false })])
    const refused = closed ? busy(503, 10) : recovered ? refusal(log, drain, limits) : busy(503, 1)
    if (refused !== null) return refused
    if (told.length > mostEvents) return { accepted: 0, faults: [{ at: mostEvents, field: 'events', message: tooMany(told.length) }], kept: [] }
    const { taken, faults } = await read(told, arrival)
    // Whether an event was here before is known when its first is on disk, or is not.
    for (let first = wayOf(taken); first !== undefined; first = wayOf(taken)) await first
    const { events, kept, ids, sessions } = arrange(taken, arrival.trusted, memory)
    if (events.length > 0) {
      const way = log.append(encodeFrame({ ids, sessions }, events))
      const end = way.catch(() => undefined)
      for (const id of ids) onTheWay.set(id, end)
      try {
        await way
        failing = false
        for (const id of ids) memory.recent.add(id, arrival.at)
      } catch (error) {
        // Every client tries again, and one line says it all.
        if (!failing)
          warn(`The intake log in ${folder} cannot be written (${String(error)}): events are refused with 503 until it can; see that the disk has room.`)
        failing = true
        return afterFailure(error)
      } finally {
        for (const id of ids) onTheWay.delete(id)
      }
    }
    return { accepted: told.length - faults.length, faults, kept }
  }

  const wayOf = (taken: readonly Keyed[]) =>
    taken
      .flatMap(({ key, order }) => [key, order])
      .map((each) => (each === null ? undefined : onTheWay.get(each)))
      .find((way) => way !== undefined)

  async function flush() {
    await begin()
    await log.roll()
    await drain.empty()
  }

  return {
    begin: () => void begin(),
    take,
    flush,
    state: () => ({ backlog: drain.backlog + log.open, segments: drain.segments, failing: drain.failing, readingIn }),
    async close() {
      closed = true
      clearInterval(hourly)
      // What was never begun to be read waits for the next start, which also goes on where the store cannot be reached now.
      if (recovery !== undefined)
        await flush().catch((error: unknown) =>
          warn(`The event store did not take in everything before the end (${String(error)}): the rest waits in ${folder}.`),
        )
      await drain.stop()
      await memory.close()
    },
  }
}

const tooMany = (count: number) => `${count} events are more than the ${mostEvents} of one request: send them in several; none was taken.`
