import { filterAudit, Refusal } from '@tagmason/domain'
import { auditOfSpace, verifyAudit } from '../audit.ts'
import type { Context, Handles } from '../context.ts'
import { fileOf, tableBytes } from '../files/tableFile.ts'

export const auditLog: Handles<'auditLog'> = {
  'auditLog.list': (context) => newestFirst(context),

  'auditLog.changes': async (context, { id }) => {
    if (!(await auditOfSpace(context)).some((entry) => entry.id === id))
      throw new Refusal('notFound', `There is no entry '${id}' in the log: older ones may have been left out.`)
    const { changes = [], more = 0 } = (await context.records.get('auditChanges', id)) ?? {}
    return { changes, more }
  },

  'auditLog.verification': ({ records }) => verifyAudit(records),

  'auditLog.export': async (context, { format, title, columns, ...filter }) => {
    const { now, session } = context
    const rows = filterAudit(await newestFirst(context), filter, session.now).map((entry) => [
      entry.timestamp,
      entry.user,
      entry.action,
      entry.resource,
      entry.ipAddress,
      entry.status,
    ])
    return fileOf(title, format, now, tableBytes({ title, detail: now.toISOString().slice(0, 10), columns, rows }, format))
  },
}

/** The clock of the sample stands still, so the last one written is the newest. */
const newestFirst = async (context: Context) => (await auditOfSpace(context)).toReversed().toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
