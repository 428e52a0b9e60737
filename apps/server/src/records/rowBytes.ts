import type { AccountRecords } from './accountRecords.ts'

/** The bytes of all rows of an account as texts, the files among them included. Triggers sum them up with every write (recordSums.sql), so that asking costs the same whatever was written. */
export async function rowBytes(pool: AccountRecords['pool'], account: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('SELECT coalesce(sum(bytes), 0)::text AS bytes FROM record_sums WHERE account = $1', [account])
  return Number(rows[0]?.bytes ?? 0)
}
