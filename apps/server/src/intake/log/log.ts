import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { v7 as uuid } from 'uuid'
import type { Disk, DiskFile } from './disk.ts'

/** A segment that nobody writes to any more. */
export interface Segment {
  /** Unique for ever, and later ones sort later. */
  name: string
  path: string
  /** Bytes that count; what may follow them was never acknowledged. */
  bytes: number
}

export interface LogOptions {
  folder: string
  disk: Disk
  /** A segment ends with so many bytes, or so many milliseconds after its beginning. */
  segment: { bytes: number; age: number }
  /** No segment is begun with fewer bytes free: the event store needs some to take in what is logged. */
  reserve: number
  /** Told of every segment that ended. */
  ended(segment: Segment): void
}

export interface Log {
  /** Resolves when the frame is on disk: many wait for one fdatasync. Rejects when it is not in the log, and then it never was. */
  append(frame: Buffer): Promise<void>
  /** Bytes that wait for the disk, in memory. */
  readonly waiting: number
  /** Bytes of the segment that is being written. */
  readonly open: number
  /** Ends the segment that is being written, after everything that was appended before. */
  roll(): Promise<void>
}

interface Waiting {
  frame: Buffer
  resolve(): void
  reject(error: unknown): void
}

export const segmentSuffix = '.wal'

/** An append-only log in segments, with group commit. */
export function openLog({ folder, disk, segment: limits, reserve, ended }: LogOptions): Log {
  let queue: Waiting[] = []
  let waiting = 0
  let rolls: (() => void)[] = []
  let running = false
  let current: { file: DiskFile; segment: Segment; timer: NodeJS.Timeout } | undefined

  async function run() {
    if (running) return
    running = true
    // What comes in the same turn goes into the same group.
    await Promise.resolve()
    while (queue.length > 0 || rolls.length > 0) {
      if (queue.length > 0) await commit(nextGroup())
      else await rollNow()
    }
    running = false
  }

  function nextGroup(): Waiting[] {
    let bytes = 0
    const most = queue.findIndex(({ frame }) => (bytes += frame.length) > limits.bytes)
    return queue.splice(0, most === -1 ? queue.length : Math.max(most, 1))
  }

  async function commit(group: Waiting[]) {
    const bytes = group.length === 1 && group[0] !== undefined ? group[0].frame : Buffer.concat(group.map(({ frame }) => frame))
    try {
      current ??= await begin()
      await current.file.write(bytes, current.segment.bytes)
      await current.file.sync()
      current.segment.bytes += bytes.length
      for (const { resolve } of group) resolve()
    } catch (error) {
      await undo()
      for (const { reject } of group) reject(error)
    }
    waiting -= bytes.length
    if (current !== undefined && current.segment.bytes >= limits.bytes) await end()
  }

  async function begin() {
    const free = await disk.free(folder)
    if (free < reserve) throw Object.assign(new Error(`only ${free} bytes are free`), { code: 'ENOSPC' })
    const name = uuid()
    const path = join(folder, name + segmentSuffix)
    const file = await disk.create(path)
    return { file, segment: { name, path, bytes: 0 }, timer: setTimeout(() => void log.roll(), limits.age).unref() }
  }

  /** Cuts off what did not become durable, and trusts this file no further: after a failed fsync nobody knows which of its pages are on disk. */
  async function undo() {
    const failed = current
    if (failed === undefined) return
    // Where even this fails the tail stays behind the bytes that count: only a crash before the segment is taken in would show it.
    await failed.file.truncate(failed.segment.bytes).catch(() => undefined)
    await end()
  }

  async function end() {
    const closing = current
    if (closing === undefined) return
    current = undefined
    clearTimeout(closing.timer)
    await closing.file.close().catch(() => undefined)
    if (closing.segment.bytes > 0) ended(closing.segment)
    else await rm(closing.segment.path, { force: true }).catch(() => undefined)
  }

  async function rollNow() {
    const asked = rolls
    rolls = []
    await end()
    for (const resolve of asked) resolve()
  }

  const log: Log = {
    append: (frame) =>
      new Promise((resolve, reject) => {
        queue.push({ frame, resolve, reject })
        waiting += frame.length
        void run()
      }),
    get waiting() {
      return waiting
    },
    get open() {
      return current?.segment.bytes ?? 0
    },
    roll: () =>
      new Promise((resolve) => {
        rolls.push(resolve)
        void run()
      }),
  }
  return log
}
