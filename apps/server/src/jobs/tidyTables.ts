import type { Pool } from '../records/pool.ts'

/** What has an end in the tables beside the records; answers of acts are kept for a day. `now` in milliseconds since 1970. */
export async function tidyTables(pool: Pool, now: number): Promise<void> {
  const at = new Date(now)
  await pool.query('delete from sessions where expires < $1', [at])
  await pool.query('delete from verifications where expires < $1', [at])
  await pool.query('delete from attempts where expire < $1', [now])
  await pool.query('delete from idempotency where at < $1', [new Date(now - 86_400_000)])
}
