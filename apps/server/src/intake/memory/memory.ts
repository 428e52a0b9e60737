import type { Disk } from '../log/disk.ts'
import type { Notes } from '../log/frames.ts'
import { openJournal } from './journal.ts'
import { type Recent, recent, recentLimits } from './recent.ts'
import { idle, type Sessions, sessions } from './sessions.ts'

/** What intake knows of events that came before, and keeps across restarts. */
export interface IntakeMemory {
  recent: Recent
  sessions: Sessions
  /** Takes the notes of segments that are still there. */
  take(notes: Notes): void
  /** Keeps the notes of a segment that is about to go. */
  keep(notes: Notes): Promise<void>
  close(): Promise<void>
}

/** Bytes of notes about sessions: those of the last hour, or 2.7 million. */
const mostSessionBytes = 64_000_000

/** Reads what the journals hold. Ids and sessions have one each, because ids are kept for two days and sessions for an hour. */
export async function openMemory({ folder, disk, now }: { folder: string; disk: Disk; now: () => number }): Promise<IntakeMemory> {
  const ids = openJournal({ folder, disk, now, prefix: 'ids', keep: recentLimits.keep, most: recentLimits.most * 8 })
  const open = openJournal({ folder, disk, now, prefix: 'sessions', keep: 2 * idle, most: mostSessionBytes })
  const memory = { recent: recent(), sessions: sessions() }
  const take = (notes: Notes, at = now()) => {
    for (const id of notes.ids) memory.recent.add(id, at)
    for (const { visitor, start, last } of notes.sessions) memory.sessions.restore(visitor, { start, last })
  }
  await ids.load(take)
  await open.load(take)
  return {
    ...memory,
    take,
    async keep(notes) {
      await ids.write({ ids: notes.ids, sessions: [] })
      await open.write({ ids: [], sessions: notes.sessions })
    },
    async close() {
      await ids.close()
      await open.close()
    },
  }
}
