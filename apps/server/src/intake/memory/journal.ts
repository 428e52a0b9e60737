import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import type { Disk, DiskFile } from '../log/disk.ts'
import { encodeFrame, type Frame, type Notes, readFrames } from '../log/frames.ts'
import { inSlices } from '../log/inSlices.ts'

export interface JournalOptions {
  folder: string
  /** Begins the names of its files. */
  prefix: string
  disk: Disk
  now(): number
  /** How long notes are kept, milliseconds, and how many bytes of them at most. */
  keep: number
  most: number
}

export interface Journal {
  /** Hands over what is kept, oldest first, with the time at which its file was begun. */
  load(take: (frame: Frame, at: number) => void): Promise<void>
  /** Resolves when the notes are on disk. */
  write(notes: Notes): Promise<void>
  close(): Promise<void>
}

interface Slice {
  path: string
  from: number
  bytes: number
}

const slices = 8

/** Notes of segments that are gone, in files that each hold an eighth of the time or of the bytes, so that old ones are deleted and nothing is written twice. */
export function openJournal({ folder, prefix, disk, now, keep, most }: JournalOptions): Journal {
  let kept: Slice[] = []
  let current: { file: DiskFile; slice: Slice } | undefined

  /** No slice was written to for longer than an eighth of the time; beyond `most` bytes the oldest go. */
  async function forget() {
    const after = (at: number) => kept.slice(at + 1).reduce((sum, { bytes }) => sum + bytes, 0)
    const old = kept.filter(({ bytes, from }, at) => now() - from > keep + keep / slices || bytes + after(at) > most)
    kept = kept.filter((slice) => !old.includes(slice))
    for (const { path } of old) await rm(path, { force: true })
  }

  async function begin() {
    await current?.file.close()
    current = undefined
    const from = now()
    const slice = { path: join(folder, `${prefix}-${from}-${uuid()}.notes`), from, bytes: 0 }
    const file = await disk.create(slice.path)
    kept.push(slice)
    await forget()
    return { file, slice }
  }

  return {
    async load(take) {
      const names = (await readdir(folder)).filter((name) => name.startsWith(`${prefix}-`) && name.endsWith('.notes'))
      const found = names.map(async (name) => ({ path: join(folder, name), from: Number(name.split('-')[1]), bytes: (await stat(join(folder, name))).size }))
      kept = (await Promise.all(found)).toSorted((a, b) => a.from - b.from)
      await forget()
      for (const { path, from } of kept) await inSlices(readFrames(await readFile(path)).frames, (frame) => take(frame, from))
    },
    async write(notes) {
      if (notes.ids.length === 0 && notes.sessions.length === 0) return
      if (current === undefined || now() - current.slice.from > keep / slices || current.slice.bytes > most / slices) current = await begin()
      const frame = encodeFrame(notes, [])
      try {
        await current.file.write(frame, current.slice.bytes)
        await current.file.sync()
      } catch (error) {
        // What is in this file so far counts; the next attempt has a new one.
        await current.file.close().catch(() => undefined)
        current = undefined
        throw error
      }
      current.slice.bytes += frame.length
    },
    async close() {
      await current?.file.close()
      current = undefined
    },
  }
}
