import { renewSample, sampleMark, sampleSeed, type Seed } from '@tagmason/engine'
import type { AccountRecords } from './accountRecords.ts'
import type { Pool } from './pool.ts'

/**
 * Brings every account to the sample rows of this version, where those of another one were kept: older rows may lack what this version draws. What people did in their accounts stays
 * (see `renewSample`). A start that breaks off in between begins again.
 */
export async function renewSamples(records: Pick<AccountRecords, 'accounts' | 'of' | 'pool'>, seed: Seed = sampleSeed()): Promise<void> {
  const mark = sampleMark(seed)
  const before = await keptSampleMark(records.pool)
  if (before === mark) return
  if (before !== null) for (const account of await records.accounts()) await renewSample(records.of(account), seed, before)
  await records.pool.query("insert into installation (name, value) values ('sample', $1) on conflict (name) do update set value = excluded.value", [mark])
}

/** The mark of the sample rows that the accounts have; null before the first start of a server. */
export async function keptSampleMark(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ value: string }>("select value from installation where name = 'sample'")
  return rows[0]?.value ?? null
}
