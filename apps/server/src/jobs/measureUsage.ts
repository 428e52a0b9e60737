import { keepMeasured } from '@tagmason/engine'
import type { House } from '../house.ts'
import { rowBytes } from '../records/rowBytes.ts'

/**
 * Measures what an account uses. Storage is its rows and the files among them as texts, and its events as they lie on the disk. Events are counted as they come in, in memory first, so that a crash forgets up to
 * two seconds: the store has them all the same, so they are counted there.
 */
export async function measureUsage({ records, metered }: Pick<House, 'records' | 'metered'>, account: string, now: Date): Promise<void> {
  await keepMeasured(records.of(account), {
    bytes: (await rowBytes(records.pool, account)) + (await metered.bytesOf(account)),
    receivedSince: (projects, from) => metered.receivedSince({ account, projects, from }),
    now,
  })
}
