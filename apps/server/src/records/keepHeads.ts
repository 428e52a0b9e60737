import { eq } from 'drizzle-orm'
import type { AuditHeads } from './auditHeads.ts'
import type { Database } from './database.ts'
import { records } from './schema.ts'
import { plainErrors } from './plainErrors.ts'

/** Keeps where the log of every account ends at a start: an older version may have written it without a seal, or another server went on with it. */
export async function keepHeads({ db }: Database, heads: AuditHeads): Promise<void> {
  const rows = await plainErrors(() => db.select({ account: records.account, row: records.row }).from(records).where(eq(records.collection, 'auditHeads')))
  for (const { account, row } of rows) {
    const known = (await heads.of(account).heads()).at(-1)
    if (typeof row === 'object' && row !== null && 'hash' in row && typeof row.hash === 'string' && row.hash !== known) heads.ends(account, row.hash, true)
  }
}
