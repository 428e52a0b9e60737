import { keepMeasured } from '@tagmason/engine'
import type { House } from '../house.ts'

/**
 * Measures what an account uses. Storage is its rows and the files among them as they lie in the database, and its events. Events are counted as they come in, in memory first, so that a crash forgets up to
 * two seconds: the store has them all the same, so they are counted there.
 */
export async function measureUsage({ records, metered }: Pick<House, 'records' | 'metered'>, account: string, now: Date): Promise<void> {
  const { rows } = await records.pool.query<{ bytes: string }>('SELECT coalesce(sum(pg_column_size(row)), 0)::text AS bytes FROM records WHERE account = $1', [
    account,
  ])
  await keepMeasured(records.of(account), {
    bytes: Number(rows[0]?.bytes ?? 0) + (await metered.bytesOf(account)),
    receivedSince: (projects, from) => metered.receivedSince({ account, projects, from }),
    now,
  })
}
