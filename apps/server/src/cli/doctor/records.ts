import type { AccountRecords } from '../../records/accountRecords.ts'
import { auditFindings } from './audit.ts'
import { type Finding, good } from './finding.ts'
import { jobFindings } from './jobs.ts'

/** What there is to say of records that are open: the database's version, and every account's audit log. */
export async function recordsFindings(records: Pick<AccountRecords, 'accounts' | 'of' | 'pool'>): Promise<Finding[]> {
  const { rows } = await records.pool.query<{ version: string }>("select current_setting('server_version') as version")
  const open = good('records', `The records open, on PostgreSQL ${rows[0]?.version ?? ''}`)
  return [open, ...(await auditFindings(records, Date.now())), ...(await jobFindings(records))]
}
