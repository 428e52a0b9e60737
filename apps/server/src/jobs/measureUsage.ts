import { keepMeasured } from '@tagmason/engine'
import type { House } from '../house.ts'
import type { rowBytesIn } from '../records/rowBytes.ts'

export interface Measures extends Pick<House, 'records' | 'metered'> {
  rowBytes: ReturnType<typeof rowBytesIn>
}

/**
 * Measures what an account uses. Storage is its rows and the files among them as they lie in the database, and its events. Events are counted as they come in, in memory first, so that a crash forgets up to
 * two seconds: the store has them all the same, so they are counted there.
 */
export async function measureUsage({ records, metered, rowBytes }: Measures, account: string, now: Date): Promise<void> {
  await keepMeasured(records.of(account), {
    bytes: (await rowBytes(account)) + (await metered.bytesOf(account)),
    receivedSince: (projects, from) => metered.receivedSince({ account, projects, from }),
    now,
  })
}
