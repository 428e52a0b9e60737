import { type ActName, acts, allows, type ReadName, reads, type Role, roles } from '@tagmason/domain'
import { memoryStore, type RecordStore, sampleOwner, sampleSeed, sharedStore, type Write } from '@tagmason/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { act, fromPage, testApp } from '../app.testing.ts'

/** A role as somebody has it, and what they may do by it, told here once more and by hand where it is no step of the ladder. */
interface Column {
  name: string
  member: { id: string; role: Role }
  /** What makes the sample's member have this role. */
  rows: readonly Write[]
  may(name: string, needed: Role): boolean
}

const seed = sampleSeed()
const apprentice = {
  id: 'role-apprentice',
  name: 'Apprentice',
  description: '',
  base: 'viewer' as const,
  custom: true,
  // Of a viewer's words 'export allowed data' was taken, and 'create basic reports' was added.
  permissions: ['view shared content', 'basic filtering', 'create basic reports'],
}
const member = seed.enterpriseMembers?.get('member-5')
const account = seed.accountMembers?.get('member-2')
if (member === undefined || account === undefined) throw new Error('The sample has no members any more that this test could change.')

const columns: readonly Column[] = [
  ...roles.map((role): Column => ({ name: role, member: { id: 'member-1', role }, rows: [], may: (_, needed) => allows(role, needed) })),
  {
    name: 'suspended admin',
    member: { id: 'member-2', role: 'admin' },
    rows: [{ collection: 'accountMembers', id: 'member-2', row: { ...account, status: 'suspended' } }],
    may: () => false,
  },
  {
    name: 'member of the organisation who is suspended',
    member: { id: 'member-5', role: 'editor' },
    rows: [{ collection: 'enterpriseMembers', id: 'member-5', row: { ...member, status: 'Suspended' } }],
    may: () => false,
  },
  {
    name: 'role of the organisation’s own',
    member: { id: 'member-5', role: 'viewer' },
    rows: [
      { collection: 'enterpriseRoles', id: apprentice.id, row: apprentice },
      { collection: 'enterpriseMembers', id: 'member-5', row: { ...member, role: apprentice.name } },
    ],
    may: (name, needed) => name !== 'reports.download' && (['reports.create', 'reports.useTemplate'].includes(name) || allows('viewer', needed)),
  },
]

async function appOf({ member, rows }: Column) {
  const store: RecordStore = sharedStore(memoryStore(seed))
  if (rows.length > 0) await store.commit(rows)
  return testApp({ store, who: async () => ({ account: 'main', member: { ...sampleOwner, ...member }, ip: '192.0.2.7' }) }).app
}

let asked = 0
let refusedCount = 0
afterAll(() => {
  console.warn(
    `roles: ${asked} questions over HTTP, ${columns.length} roles × (${Object.keys(acts).length} acts + ${Object.keys(reads).length} reads), ${refusedCount} refused`,
  )
})

describe.each(columns)('the door over HTTP for: $name', (column) => {
  it('lets exactly the acts of the role past its check (GEN-STATE-03-B, ROLE-ACCESS-03-B, ENT-TEAM-09-B, ENT-TEAM-10-B, ENT-TEAM-11-B, ENT-TEAM-12-B, DATA-ROLE-01-B)', async () => {
    let app = await appOf(column)
    for (const name of Object.keys(acts) as ActName[]) {
      const takesNothing = acts[name].input.safeParse(undefined).success
      const response = await act(app, name, takesNothing ? undefined : {})
      expect(response.status === 403, `${column.name} ${name} ${response.status}`).toBe(!column.may(name, acts[name].role))
      asked++
      if (response.status === 403) refusedCount++
      // What went through may have changed who may do what.
      if (response.ok) app = await appOf(column)
    }
  })

  it('answers exactly the reads of the role (GEN-STATE-03-B, ROLE-ACCESS-03-B)', async () => {
    const app = await appOf(column)
    for (const name of Object.keys(reads) as ReadName[]) {
      const response = await app.request(`/api/read/${name}`, { headers: fromPage })
      expect(response.status === 403, `${column.name} ${name} ${response.status}`).toBe(!column.may(name, reads[name].role))
      asked++
      if (response.status === 403) refusedCount++
    }
  })
})

describe('nobody', () => {
  it('may do nothing at all', async () => {
    const { app } = testApp({ who: async () => null })
    for (const name of Object.keys(acts)) expect((await act(app, name, {})).status, name).toBe(401)
    for (const name of Object.keys(reads)) expect((await app.request(`/api/read/${name}`, { headers: fromPage })).status, name).toBe(401)
  })
})
