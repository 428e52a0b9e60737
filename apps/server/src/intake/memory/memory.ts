import type { Disk } from '../log/disk.ts'
import type { Frame, Notes } from '../log/frames.ts'
import { isOrderKey } from '../orderKey.ts'
import { openJournal } from './journal.ts'
import { halves, orderLimits, type Recent, recent, recentLimits } from './recent.ts'
import { idle, type Sessions, sessions } from './sessions.ts'

/** What intake knows of events that came before, and keeps across restarts. */
export interface IntakeMemory {
  recent: Recent
  sessions: Sessions
  /** Reads what the journals hold, and lets requests be answered meanwhile. Before it has, nothing may be taken or kept. */
  load(): Promise<void>
  /** Takes the notes of segments that are still there. */
  take(frame: Frame): void
  /** Keeps the notes of a segment that is about to go. */
  keep(notes: Notes): Promise<void>
  close(): Promise<void>
}

/** Bytes of notes about sessions: those of the last hour, or 2.7 million. */
const mostSessionBytes = 64_000_000

/** Ids, orders and sessions have one each, because ids are kept for two days, orders for three months and sessions for an hour. */
export function openMemory({ folder, disk, now }: { folder: string; disk: Disk; now: () => number }): IntakeMemory {
  const ids = openJournal({ folder, disk, now, prefix: 'ids', keep: recentLimits.keep, most: recentLimits.most * 8 })
  const orders = openJournal({ folder, disk, now, prefix: 'orders', keep: orderLimits.keep, most: orderLimits.most * 8 })
  const open = openJournal({ folder, disk, now, prefix: 'sessions', keep: 2 * idle, most: mostSessionBytes })
  const memory = { recent: byKind(recent(), recent(orderLimits)), sessions: sessions() }
  const takeIds = (frame: Frame, at: number) => frame.eachId((high, low) => memory.recent.addKey(high, low, at))
  const takeSessions = (frame: Frame) => frame.eachSession(({ visitor, start, last }) => memory.sessions.restore(visitor, { start, last }))
  return {
    ...memory,
    async load() {
      await ids.load(takeIds)
      await orders.load(takeIds)
      await open.load(takeSessions)
    },
    take(frame) {
      takeIds(frame, now())
      takeSessions(frame)
    },
    async keep(notes) {
      await ids.write({ ids: notes.ids.filter((id) => !isOrder(id)), sessions: [] })
      await orders.write({ ids: notes.ids.filter(isOrder), sessions: [] })
      await open.write({ ids: [], sessions: notes.sessions })
    },
    async close() {
      await ids.close()
      await orders.close()
      await open.close()
    },
  }
}

const isOrder = (id: string) => isOrderKey(halves(id)[0])

/** One memory of two: orders are remembered for longer than the ids of events. */
const byKind = (ids: Recent, orders: Recent): Recent => {
  const of = (high: number) => (isOrderKey(high) ? orders : ids)
  return {
    has: (id) => of(halves(id)[0]).has(id),
    add: (id, at) => of(halves(id)[0]).add(id, at),
    addKey: (high, low, at) => of(high).addKey(high, low, at),
  }
}
