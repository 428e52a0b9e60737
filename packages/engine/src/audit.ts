import { type ActName, type AuditEntry, auditText, type AuditVerification } from '@tagmason/domain'
import type { KeptChanges } from './auditChanges.ts'
import { sha256 } from './account/secrets.ts'
import type { Context } from './context.ts'
import type { Records } from './store/unitOfWork.ts'

/** What entries of the entrance are about: signing in belongs to no project and is shown beside all of them. */
export const entranceResource = 'sign-in'

/** What the audit log says of an act: who, when, which verb, on what, and whether it went well. The input itself is not kept: it may hold secrets. */
export function auditEntry({ session, now, ports, from }: Context, action: ActName, status: AuditEntry['status'], input: unknown): AuditEntry {
  return {
    id: ports.id(),
    timestamp: now.toISOString(),
    user: session.member.email,
    action,
    resource: resource(session.project, input),
    ipAddress: from,
    status,
  }
}

/** Writes an entry at the end of the chain: its hash is made over it, what was changed, and the hash of the one before. */
export async function appendAudit(records: Records, said: AuditEntry, kept: KeptChanges | null = null): Promise<void> {
  const entry = kept === null ? said : { ...said, changes: await changesHash(kept) }
  if (kept !== null) records.put('auditChanges', entry.id, { id: entry.id, ...kept })
  const head = await records.get('auditHeads', 'head')
  const previous = head?.hash ?? (await records.list('auditLog')).at(-1)?.hash ?? ''
  const hash = await sha256(auditText({ ...entry, previous }))
  records.put('auditLog', entry.id, { ...entry, previous, hash })
  records.put('auditHeads', 'head', { id: 'head', hash })
}

const changesHash = ({ changes, more }: KeptChanges) => sha256(JSON.stringify([changes, more]))

/** Whether what is kept of an entry's changes is what was kept then. */
async function changesFit(records: Records, { id, changes }: AuditEntry): Promise<boolean> {
  if (changes === undefined) return true
  const kept = await records.get('auditChanges', id)
  return kept !== undefined && (await changesHash(kept)) === changes
}

/**
 * Goes through the chain. The oldest entries may be gone, as browsers keep so many only, and those from before there were hashes cannot be judged; an entry
 * that was changed, taken out, put in between or cut off the end does not fit.
 */
export async function verifyAudit(records: Records): Promise<AuditVerification> {
  const head = await records.get('auditHeads', 'head')
  const found: AuditVerification = { verified: 0, before: 0, since: null, brokenAt: null }
  let last: AuditEntry | undefined
  for (const entry of await records.list('auditLog')) {
    if (entry.hash === undefined && last === undefined) {
      found.before++
      continue
    }
    if ((last !== undefined && entry.previous !== last.hash) || (await sha256(auditText(entry))) !== entry.hash) return { ...found, brokenAt: entry.id }
    if (!(await changesFit(records, entry))) return { ...found, brokenAt: entry.id }
    found.verified++
    found.since ??= entry.timestamp
    last = entry
  }
  return head !== undefined && head.hash !== last?.hash ? { ...found, brokenAt: last?.id ?? 'head' } : found
}

/** The record that an act was about, where its input names one by id, else the project. */
function resource(project: string, input: unknown): string {
  const id = typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string' ? input.id.slice(0, 80) : null
  return id === null ? project : `${project}/${id}`
}

/** The entries that were written in the space of the selected project, in the order they were. */
export async function auditOfSpace({ records, session }: Context): Promise<AuditEntry[]> {
  const spaces = new Map((await records.list('projects')).map(({ value, space }) => [value, space]))
  return (await records.list('auditLog')).filter(
    ({ resource }) => resource === entranceResource || (spaces.get(resource.split('/')[0] ?? '') ?? 'sample') === session.space,
  )
}
