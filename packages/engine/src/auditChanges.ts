import { type ActName, type AuditChange, type AuditChanges, type AuditDigest, auditSecret } from '@tagmason/domain'
import { sha256 } from './account/secrets.ts'
import type { RecordStore, Write } from './store/store.ts'
import type { CollectionName } from './store/collectionName.ts'

export type KeptChanges = Pick<AuditChanges, 'changes' | 'more'>

/** Bytes of JSON text, above which a value is kept as its hash and size: files and pictures are not stored a second time. */
const mostBytes = 4096

/** A reset or an import of thousands of rows says how many more there were. */
const mostChanges = 200

/** Of their rows the log says only that they came, changed or went. Mails hold the links that let people in. */
const secretCollections: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'passwords',
  'twoFactors',
  'emailChanges',
  'invitationTokens',
  'apiKeySecrets',
  'webhookSecrets',
  'visionKeys',
  'integrationAccess',
  'connectionFiles',
  'outbox',
])

/** Fields that are secret wherever they stand: what opens a shared link, or proves who owns a domain. */
const secretFields: ReadonlySet<string> = new Set(['password', 'secret', 'token'])

/** The log itself, and what only counts: they would double with every act. */
const unkept: ReadonlySet<CollectionName> = new Set<CollectionName>(['auditLog', 'auditHeads', 'auditChanges'])

/** After this act nothing about anybody may be left, not in the log either. */
const deletion: ActName = 'settings.finishDeletion'

/** What writes change in a store that they were not committed to yet; null where they change nothing. */
export async function changesOf(store: Pick<RecordStore, 'get' | 'find'>, writes: readonly Write[], act: string): Promise<KeptChanges | null> {
  if (act === deletion) return null
  const last = new Map<string, Write>()
  for (const write of writes) if (!unkept.has(write.collection)) last.set(`${write.collection}\n${write.id}`, write)
  const before = await rowsBefore(store, [...last.values()])
  const differing: AuditChange[] = []
  for (const { collection, id, row } of last.values()) {
    const [was, is] = [plain((await before(collection, id)) ?? null), plain(row)]
    if (JSON.stringify(was) !== JSON.stringify(is)) differing.push({ collection, id, before: was, after: is })
  }
  if (differing.length === 0) return null
  const changes = await Promise.all(differing.slice(0, mostChanges).map(kept))
  return { changes, more: differing.length - changes.length }
}

/** Rows of a collection are read together, where an act writes many of them. */
async function rowsBefore(store: Pick<RecordStore, 'get' | 'find'>, writes: readonly Write[]) {
  const ids = new Map<CollectionName, string[]>()
  for (const { collection, id } of writes) (ids.get(collection) ?? ids.set(collection, []).get(collection))?.push(id)
  const found = new Map<CollectionName, ReadonlyMap<string, unknown>>()
  for (const [collection, own] of ids) if (own.length > 1) found.set(collection, await store.find(collection, { where: { id: own } }))
  return async (collection: CollectionName, id: string): Promise<unknown> => {
    const rows = found.get(collection)
    return rows === undefined ? store.get(collection, id) : rows.get(id)
  }
}

async function kept({ collection, id, before, after }: AuditChange): Promise<AuditChange> {
  if (!secretCollections.has(collection as CollectionName)) return { collection, id, before: await shortened(before), after: await shortened(after) }
  const hidden = (row: unknown) => (row === null ? null : auditSecret)
  return { collection, id, before: hidden(before), after: hidden(after) }
}

/** As any store gives it back. */
const plain = (row: unknown): unknown => JSON.parse(JSON.stringify(row))

/** A row, with each of its long values as hash and size, and the whole where it is still long. */
async function shortened(row: unknown): Promise<unknown> {
  const open: unknown = JSON.parse(JSON.stringify(row, (key, value: unknown) => (secretFields.has(key) && value !== null ? auditSecret : value)))
  if (bytesOf(open) <= mostBytes) return open
  const fields = Object.entries(open as Record<string, unknown>)
  const short = Object.fromEntries(await Promise.all(fields.map(async ([name, value]) => [name, bytesOf(value) > mostBytes / 4 ? await digest(value) : value])))
  return bytesOf(short) <= mostBytes ? short : digest(open)
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

const digest = async (value: unknown): Promise<AuditDigest> => ({ sha256: await sha256(JSON.stringify(value)), bytes: bytesOf(value) })
