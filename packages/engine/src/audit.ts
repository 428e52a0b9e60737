import { type ActName, type AuditEntry, auditText, type AuditVerification, type JobName } from '@tagmason/domain'
import type { KeptChanges } from './auditChanges.ts'
import { sha256 } from './account/secrets.ts'
import type { Context } from './context.ts'
import type { AuditSeal } from './store/store.ts'
import type { Records } from './store/unitOfWork.ts'

/** What entries of the entrance are about: signing in belongs to no project and is shown beside all of them. */
export const entranceResource = 'sign-in'

/** What the audit log says of an act: who, when, which verb, on what, and whether it went well. The input itself is not kept: it may hold secrets. */
export function auditEntry({ session, now, ports, from }: Context, action: ActName | JobName, status: AuditEntry['status'], input: unknown): AuditEntry {
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

/** What the hashes of entries begin with that are made with a key. */
const keyed = 'hmac:'

const hashOf = async ({ audit }: Records, entry: AuditEntry) => (audit === undefined ? sha256(auditText(entry)) : `${keyed}${audit.mac(auditText(entry))}`)

/** Writes an entry at the end of the chain: its hash is made over it, what was changed, and the hash of the one before. */
export async function appendAudit(records: Records, said: AuditEntry, kept: KeptChanges | null = null): Promise<void> {
  const entry = kept === null ? said : { ...said, changes: await changesHash(kept) }
  if (kept !== null) records.put('auditChanges', entry.id, { id: entry.id, ...kept })
  const head = await records.get('auditHeads', 'head')
  const previous = head?.hash ?? (await records.find('auditLog', { descending: true, limit: 1 }))[0]?.hash ?? ''
  const hash = await hashOf(records, { ...entry, previous })
  records.put('auditLog', entry.id, { ...entry, previous, hash })
  records.put('auditHeads', 'head', { id: 'head', hash })
}

/** Entries that are read at once: the log is as long as it is, and memory is not. */
const page = 1000

async function* entriesOf(records: Records): AsyncGenerator<AuditEntry> {
  for (let after: string | undefined; ;) {
    const entries = await records.find('auditLog', { limit: page, ...(after === undefined ? {} : { after }) })
    yield* entries
    after = entries.at(-1)?.id
    if (after === undefined || entries.length < page) return
  }
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
 * that was changed, taken out, put in between or cut off the end does not fit. Where the store has a seal, no plain hash follows a sealed one, and every end that is kept elsewhere has to be in
 * the chain still.
 */
export async function verifyAudit(records: Records): Promise<AuditVerification> {
  const { audit } = records
  const head = await records.get('auditHeads', 'head')
  const found: AuditVerification = { verified: 0, ...(audit === undefined ? {} : { sealed: 0 }), before: 0, since: null, brokenAt: null }
  const hashes = new Set<string>()
  let last: AuditEntry | undefined
  let isNew = false
  for await (const entry of entriesOf(records)) {
    if (entry.hash === undefined && last === undefined) {
      found.before++
      continue
    }
    if ((last !== undefined && entry.previous !== last.hash) || !(await hashFits(records, entry, last))) return { ...found, brokenAt: entry.id }
    if (!(await changesFit(records, entry))) return { ...found, brokenAt: entry.id }
    const isSealed = entry.hash?.startsWith(keyed) === true
    if (isSealed && found.sealed !== undefined) found.sealed++
    isNew ||= isSealed && entry.action === deletion && entry.status === 'Success'
    found.verified++
    found.since ??= entry.timestamp
    hashes.add(entry.hash ?? '')
    last = entry
  }
  const isCut = (head !== undefined && head.hash !== last?.hash) || !(await headsFit(audit, hashes, isNew))
  return isCut ? { ...found, brokenAt: last?.id ?? 'head' } : found
}

/** After it the account has a new log. */
const deletion: ActName = 'settings.finishDeletion'

async function hashFits({ audit }: Records, entry: AuditEntry, before: AuditEntry | undefined): Promise<boolean> {
  if (entry.hash?.startsWith(keyed) === true) return audit !== undefined && entry.hash === `${keyed}${audit.mac(auditText(entry))}`
  return before?.hash?.startsWith(keyed) !== true && entry.hash === (await sha256(auditText(entry)))
}

/** Whether the log has every end that is kept elsewhere; those from before the account was deleted are gone with it. */
async function headsFit(audit: AuditSeal | undefined, hashes: ReadonlySet<string>, isNew: boolean): Promise<boolean> {
  if (audit === undefined) return true
  const heads = await audit.heads()
  const first = heads.findIndex((hash) => hashes.has(hash))
  const since = isNew ? heads.slice(first < 0 ? heads.length : first) : heads
  return since.every((hash) => hashes.has(hash))
}

/** The record that an act was about, where its input names one by id, else the project. */
function resource(project: string, input: unknown): string {
  const id = typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string' ? input.id.slice(0, 80) : null
  return id === null ? project : `${project}/${id}`
}

/** Whether an entry was written in the space of the selected project. */
export async function isOfSpace({ records, session }: Context, { resource }: AuditEntry): Promise<boolean> {
  if (resource === entranceResource) return true
  return ((await records.get('projects', resource.split('/')[0] ?? ''))?.space ?? 'sample') === session.space
}

/** What the sample's entries from before its first day are about. */
const sampleAccount = 'account'

/** What entries of this space are about: its projects and the entrance. */
export async function auditProjects({ records, session }: Context): Promise<string[]> {
  return [
    ...(await records.list('projects')).filter(({ space }) => space === session.space).map(({ value }) => value),
    entranceResource,
    ...(session.space === 'sample' ? [sampleAccount] : []),
  ]
}
