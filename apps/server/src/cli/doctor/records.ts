import type { AccountRecords } from '../../records/accountRecords.ts'
import { auditFindings } from './audit.ts'
import { type Finding, good } from './finding.ts'

/** What there is to say of records that are open: the database's version, and every account's audit log. */
export async function recordsFindings(records: Pick<AccountRecords, 'accounts' | 'of' | 'pool'>): Promise<Finding[]> {
  const { rows } = await records.pool.query<{ version: string }>("select current_setting('server_version') as version")
  return [good('records', `The records open, on PostgreSQL ${rows[0]?.version ?? ''}`), ...(await auditFindings(records, Date.now()))]
}
