import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectedEvent } from '@tagmason/domain'
import { type IntakeOptions, openIntake } from '../open.ts'
import type { Arrival, Kept } from '../intake.ts'

/** The moment at which all of these tests play. */
export const now = Date.parse('2026-03-10T12:00:00Z')

export const arrival: Arrival = {
  account: 'main',
  project: 'shop',
  format: 'api',
  ip: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  at: now,
  trusted: false,
}

/** An event of these tests that had not come before. */
export const keptAt = (at: number): Kept => ({ at, name: 'tick', isBot: false })

/** A folder for an intake and a store that outlives it: opened, stopped and opened again as often as a test likes. */
export async function ground() {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-intake-'))
  const batches = new Map<string, readonly CollectedEvent[]>()
  const store = { refuses: false, appends: 0 }
  const warnings: string[] = []
  return {
    folder,
    store,
    warnings,
    kept: () => [...batches.values()].flat(),
    ids: () => [...batches.values()].flat().map(({ id }) => id),
    open: (options: Partial<IntakeOptions> = {}) =>
      openIntake({
        userKey: Buffer.alloc(32),
        folder,
        events: {
          async append(events, token) {
            store.appends++
            if (store.refuses) throw new Error('this store refuses on purpose')
            if (!batches.has(token)) batches.set(token, events)
          },
        },
        now: () => now,
        warn: (message) => void warnings.push(message),
        pause: 1,
        ...options,
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type Ground = Awaited<ReturnType<typeof ground>>
