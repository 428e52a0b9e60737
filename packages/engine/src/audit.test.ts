import { createHmac } from 'node:crypto'
import { type AuditEntry, auditText } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sha256 } from './account/secrets.ts'
import { verifyAudit } from './audit.ts'
import { sampleOwner, sampleSeed } from './sample.ts'
import { memoryStore } from './store/memory.ts'
import type { RecordStore, Write } from './store/store.ts'
import { unitOfWork } from './store/unitOfWork.ts'
import { sampleEngine } from './testing/sampleEngine.ts'
import { createWorkspace } from './workspace.ts'

/** A server's store with `before` acts of a version without a seal, and `after` with one; its log's end is kept elsewhere after each act. */
async function log(before: number, after: number) {
  const plain = memoryStore(sampleSeed())
  const { ports } = sampleEngine()
  const heads: string[] = []
  const sealed: RecordStore = { ...plain, audit: { mac: (text) => createHmac('sha256', 'key').update(text).digest('hex'), heads: async () => heads } }
  const keep = async () => void heads.push((await plain.get('auditHeads', 'head'))?.hash ?? '')
  const act = async (store: RecordStore) => createWorkspace({ store, ports, member: sampleOwner }).act('session.setPreferences', { mode: 'dark' })
  for (let count = 0; count < before; count++) await act(plain)
  if (before > 0) await keep()
  for (let count = 0; count < after; count++) {
    await act(sealed)
    await keep()
  }
  const entries = async () => [...(await plain.list('auditLog')).values()]
  /** What somebody does who can write every row and does not have the key. */
  const put = (...rows: AuditEntry[]) => plain.commit(rows.map((row): Write => ({ collection: 'auditLog', id: row.id, row })))
  const end = (hash = '') => plain.commit([{ collection: 'auditHeads', id: 'head', row: { id: 'head', hash } }])
  return { plain, sealed, heads, ports, act, entries, put, end, verify: () => verifyAudit(unitOfWork(sealed)) }
}

/** The entries with plain hashes that fit, from one on. */
async function rebuilt(entries: readonly AuditEntry[], from: number): Promise<AuditEntry[]> {
  const made: AuditEntry[] = []
  for (const entry of entries.slice(from)) {
    const previous = made.at(-1)?.hash ?? entries[from - 1]?.hash ?? ''
    made.push({ ...entry, previous, hash: await sha256(auditText({ ...entry, previous })) })
  }
  return made
}

describe('an audit log that is sealed', () => {
  it('goes on from one with plain hashes, which is verified to its end', async () => {
    const { verify, entries } = await log(3, 4)
    expect(await verify()).toMatchObject({ verified: 17, sealed: 4, brokenAt: null })
    const hashes = (await entries()).map(({ hash = '' }) => hash.slice(0, 5))
    expect(hashes.slice(-4)).toEqual(['hmac:', 'hmac:', 'hmac:', 'hmac:'])
    expect(hashes.slice(0, -4)).not.toContain('hmac:')
  })

  it.each([
    ['an entry from before the seal', 11],
    ['a sealed entry', 15],
  ])('says that %s was changed, though all that follow were made to fit', async (_, place) => {
    const { verify, entries, put, end } = await log(3, 4)
    const all = (await entries()).map((entry, at) => (at === place ? { ...entry, user: 'somebody.else@example.com' } : entry))
    const made = await rebuilt(all, place)
    await put(...made)
    await end(made.at(-1)?.hash)
    const { brokenAt, verified } = await verify()
    expect(brokenAt).not.toBeNull()
    // Sealed entries do not take a plain hash after them; before, the end that was kept is missing.
    if (place === 15) expect([brokenAt, verified]).toEqual([all[15]?.id, 15])
  })

  it('names the first entry that does not fit', async () => {
    const { verify, entries, put } = await log(3, 4)
    const all = await entries()
    for (const place of [14, 15]) {
      const entry = all[place]
      if (entry !== undefined) await put({ ...entry, ipAddress: '192.0.2.200' })
    }
    expect(await verify()).toMatchObject({ brokenAt: all[14]?.id, verified: 14 })
  })

  it('says that its last entries are missing, though its end was made to fit', async () => {
    const { plain, verify, entries, end } = await log(0, 5)
    const all = await entries()
    await plain.commit(all.slice(-2).map(({ id }): Write => ({ collection: 'auditLog', id, row: null })))
    await end(all.at(-3)?.hash)
    expect(await verify()).toMatchObject({ brokenAt: all.at(-3)?.id })
  })

  it('says that it was written anew as a whole with plain hashes', async () => {
    const { verify, entries, put, end } = await log(0, 3)
    const made = await rebuilt(await entries(), 0)
    await put(...made)
    await end(made.at(-1)?.hash)
    expect((await verify()).brokenAt).not.toBeNull()
  })

  it('takes no entry that was sealed for another account, or with another key', async () => {
    const { sealed, plain } = await log(0, 3)
    for (const mac of [(text: string) => createHmac('sha256', 'other').update(text).digest('hex'), undefined])
      expect((await verifyAudit(unitOfWork(mac === undefined ? plain : { ...sealed, audit: { mac, heads: async () => [] } }))).brokenAt).not.toBeNull()
  })

  it('begins anew when the account was deleted, and only then', async () => {
    const { plain, sealed, ports, act, heads, verify, end, entries } = await log(0, 3)
    await plain.commit([{ collection: 'accountDeletions', id: 'account', row: { id: 'account', due: '2024-01-01T00:00:00.000Z', by: 'a' } }])
    await createWorkspace({ store: sealed, ports, member: sampleOwner }).act('settings.finishDeletion', undefined)
    expect(await verify()).toMatchObject({ sealed: 1, brokenAt: null })
    heads.push((await plain.get('auditHeads', 'head'))?.hash ?? '')
    await act(sealed)
    heads.push((await plain.get('auditHeads', 'head'))?.hash ?? '')
    expect(await verify()).toMatchObject({ sealed: 2, brokenAt: null })
    // What came after the deletion cannot be cut off either.
    const all = await entries()
    await plain.commit([{ collection: 'auditLog', id: all.at(-1)?.id ?? '', row: null }])
    await end(all.at(-2)?.hash)
    expect((await verify()).brokenAt).not.toBeNull()
  })

  it('stays one of plain hashes in a page, which has no key', async () => {
    const { plain } = await log(4, 0)
    const found = await verifyAudit(unitOfWork(plain))
    expect(found).toMatchObject({ verified: 14, brokenAt: null })
    expect(found).not.toHaveProperty('sealed')
  })
})
