import type { Records } from '../store/unitOfWork.ts'
import type { Seed } from '../store/memory.ts'
import type { RecordStore } from '../store/store.ts'
import type { CollectionName } from '../store/collectionName.ts'
import { marked, rowsOf } from '../sampleMark.ts'
import { systemWork } from '../system/work.ts'
import { peoplesCollections, type PeoplesRows } from './peoplesRows.ts'
import { workCollections } from './workCollections.ts'

interface Rules {
  /** Whether a row that is there is neither taken away nor written over. */
  stays(collection: CollectionName, id: string, row: object): boolean
  /** Whether a sample row may be written, where none stays in its place. */
  comes(collection: CollectionName, id: string, row: object, isThere: boolean): boolean
}

/** Takes the sample back to its first day, as an owner asked for. Roles of an account that is more than a sample stay: rights do not come back unasked. */
export async function resetSample(records: Records, seed: Seed): Promise<void> {
  const account = await accountOf(records)
  const asked = new Set<string>()
  const addresses = new Set<string>()
  for (const row of await records.list('invitations'))
    // Who signs in invited real people, whichever project they looked at.
    if (row.space === 'real' || (account.signsIn && seed.invitations?.has(row.id) !== true)) {
      asked.add(row.id)
      addresses.add(row.email.toLowerCase())
    }
  await beginAnew(records, seed, {
    stays: (collection, id, row) => {
      if (account.isOwn(collection, id, row)) return true
      if (collection === 'enterpriseRoles') return account.isReal
      if (collection === 'invitations' || collection === 'invitationTokens') return asked.has(id)
      if (collection === 'enterpriseMembers') return 'email' in row && addresses.has(String(row.email).toLowerCase())
      return collection === 'outbox' && 'about' in row && (asked.has(String(row.about)) || (account.signsIn && 'account' in row && row.account === true))
    },
    comes: (collection, id, row) => !account.isOwn(collection, id, row),
  })
}

/**
 * Brings the sample rows of this version into an account that has those of another one, whose `mark` was kept. Nobody asked for it, so that what people did in the account stays: all
 * of their projects, and those who are in the account with their roles, rights, departments and open links. Work in the sample's projects begins anew.
 */
export const renewSample = (store: RecordStore, seed: Seed, mark: string): Promise<void> =>
  systemWork(store, async (records) => {
    const account = await accountOf(records)
    const known: PeoplesRows | null = marked(mark)
    // Where nothing is known of the rows before, all that differs may have been changed by people.
    const before = known ?? rowsOf(seed)
    const isPeoples = (collection: CollectionName) => (peoplesCollections as readonly CollectionName[]).includes(collection)
    await beginAnew(records, seed, {
      stays: (collection, id, row) =>
        account.isOwn(collection, id, row) ||
        (isPeoples(collection) && !before.isSame(collection, id, row)) ||
        (collection === 'outbox' && 'account' in row && row.account === true),
      // A sample row that is not there any more was taken away by people.
      comes: (collection, id, row, isThere) =>
        !account.isOwn(collection, id, row) && (isThere || !isPeoples(collection) || known?.has(collection, id) !== true),
    })
  })

/** Takes away what the sample's first day has not and writes what it has, but where a row stays or a sample row may not come. */
async function beginAnew(records: Records, seed: Seed, { stays, comes }: Rules) {
  for (const collection of workCollections)
    for (const [id, row] of await records.entries(collection)) if (!stays(collection, id, row)) records.remove(collection, id)
  for (const [name, first] of Object.entries(seed)) {
    // What was done was done.
    if (name === 'auditLog') continue
    const collection = name as CollectionName
    const there = new Map<string, object>(await records.entries(collection))
    for (const [id, row] of there) if (!first.has(id) && !stays(collection, id, row)) records.remove(collection, id)
    for (const [id, row] of first) {
      const kept = there.get(id)
      if (comes(collection, id, row, kept !== undefined) && (kept === undefined || !stays(collection, id, kept))) records.put(collection, id, row as never)
    }
  }
}

/** What of an account is nobody's sample: rows of its own projects, rows marked so, and the people who sign in. */
async function accountOf(records: Records) {
  const own = new Set((await records.list('projects')).filter((project) => project.space === 'real').map((project) => project.value))
  const people = new Set((await records.list('passwords')).filter(({ space }) => space === 'real').map(({ id }) => id))
  return {
    isReal: own.size > 0 || people.size > 0,
    signsIn: people.size > 0,
    isOwn: (collection: CollectionName, id: string, row: object) =>
      ('space' in row && row.space === 'real') ||
      (named.has(collection) ? own.has(id) : 'project' in row && own.has(String(row.project))) ||
      (personal.has(collection) && people.has(id)),
  }
}

/** Rows under the name of their project. */
const named: ReadonlySet<CollectionName> = new Set<CollectionName>(['projects', 'plans'])

/** Rows under a member's id that make a person: they stay with whoever signs in, also in the place of one of the sample. */
const personal: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'accountMembers',
  'enterpriseMembers',
  'profiles',
  'passwords',
  'twoFactors',
  'emailChanges',
  'notificationPreferences',
])
