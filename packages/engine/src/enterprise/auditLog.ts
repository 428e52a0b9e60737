import { type AuditEntry, type AuditFilter, auditPeriods, filterAudit, listedEntries, mostExportRows, Refusal, searchedEntries } from '@tagmason/domain'
import { apart } from '../apart.ts'
import { auditProjects, isOfSpace, verifyAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { fileOf } from '../files/tableFile.ts'

export const auditLog: Handles<'auditLog'> = {
  'auditLog.list': (context, filter) => newest(context, filter, listedEntries, searchedEntries),

  'auditLog.changes': async (context, { id }) => {
    const entry = await context.records.get('auditLog', id)
    if (entry === undefined || !(await isOfSpace(context, entry)))
      throw new Refusal('notFound', `There is no entry '${id}' in the log: older ones may have been left out.`)
    const { changes = [], more = 0 } = (await context.records.get('auditChanges', id)) ?? {}
    return { changes, more }
  },

  'auditLog.verification': ({ records }) => verifyAudit(records),

  'auditLog.export': async (context, { format, title, columns, ...filter }) => {
    const { now } = context
    const rows = (await newest(context, filter, mostExportRows, Infinity)).map((entry) => [
      entry.timestamp,
      entry.user,
      entry.action,
      entry.resource,
      entry.ipAddress,
      entry.status,
    ])
    return fileOf(title, format, now, await apart(context, 'table', { title, detail: now.toISOString().slice(0, 10), columns, rows }, format))
  },
}

/** Entries that are asked for at once. */
const page = 1000

/** The newest entries that a filter lets through: `most` of the newest `searched`. Of entries of one moment, as the clock of the sample stands still, the last one written is the newest. */
async function newest(context: Context, filter: AuditFilter, most: number, searched: number): Promise<AuditEntry[]> {
  const { records, session } = context
  const { status, period } = filter
  const from = period === undefined ? undefined : new Date(Date.parse(session.now) - auditPeriods[period] * 3_600_000).toISOString()
  const where = {
    project: await auditProjects(context),
    ...(status === undefined ? {} : { status }),
    ...(from === undefined ? {} : { timestamp: { from } }),
  }
  const found: AuditEntry[] = []
  let after: string | undefined
  for (let seen = 0; found.length < most && seen < searched; seen += page) {
    const limit = Math.min(page, most)
    const entries = await records.find('auditLog', { where, order: 'timestamp', descending: true, limit, ...(after === undefined ? {} : { after }) })
    found.push(...filterAudit(entries, filter, session.now))
    after = entries.at(-1)?.id
    if (entries.length < limit) break
  }
  return found.slice(0, most)
}
