import { type AccountMember, defaultPolicy, type EnterpriseMember, type PolicyNumbers, type Session, type StoredPassword } from '@tagmason/domain'
import { brandOf } from '../shell/brand.ts'
import type { Member } from '../shell/member.ts'
import type { RecordStore } from '../store/store.ts'
import { unitOfWork } from '../store/unitOfWork.ts'

type Reader = Pick<RecordStore, 'get' | 'list' | 'find' | 'count'>

/** Somebody as the entrance sees them. */
export interface KnownPerson {
  member: Member
  /** Whether they have come and nobody suspended them. */
  active: boolean
  suspended: boolean
  password: StoredPassword | null
}

/** A member of the account or of its organisation by id; null for nobody. */
export async function knownPerson(store: Reader, id: string): Promise<KnownPerson | null> {
  const [account, member] = [await store.get('accountMembers', id), await store.get('enterpriseMembers', id)]
  const known = account ?? member
  if (known === undefined) return null
  const suspended = account?.status === 'suspended' || member?.status === 'Suspended'
  const come = account === undefined ? member?.status === 'Active' : account.status === 'active'
  const { name, email } = known
  return {
    member: { id, name, email, role: await roleOf(store, account, member) },
    active: come && !suspended,
    suspended,
    password: (await store.get('passwords', id)) ?? null,
  }
}

/** The one who is called so, in any case of letters; null for nobody. */
export async function personCalled(store: Reader, email: string): Promise<KnownPerson | null> {
  const sought = email.trim().toLowerCase()
  for (const collection of ['accountMembers', 'enterpriseMembers'] as const)
    for (const row of (await store.list(collection)).values()) if (row.email.toLowerCase() === sought) return knownPerson(store, row.id)
  return null
}

/** Everybody who has a password. */
export async function peopleWithPasswords(store: Reader): Promise<KnownPerson[]> {
  const people = await Promise.all([...(await store.list('passwords')).keys()].map((id) => knownPerson(store, id)))
  return people.filter((person) => person !== null)
}

/** What people and sessions have to keep to: the numbers of the real space where there are any, as nobody signs in to a sample. */
export async function entrancePolicy(store: Reader): Promise<PolicyNumbers> {
  const { passwordMinLength, passwordExpiryDays, idleMinutes, maxSessions } =
    (await store.get('securityPolicy', 'policy-real')) ?? (await store.get('securityPolicy', 'policy')) ?? defaultPolicy
  return { passwordMinLength, passwordExpiryDays, idleMinutes, maxSessions }
}

/** The brand that people who sign in see: that of the real space, as nobody signs in to a sample. */
export const entranceBrand = (store: Reader): Promise<Session['brand']> => brandOf(unitOfWork(store), 'real')

/** When a password has to be changed, in milliseconds since 1970. */
export const passwordEnd = ({ at, changedAt }: StoredPassword, { passwordExpiryDays }: PolicyNumbers) =>
  Date.parse(at ?? changedAt) + passwordExpiryDays * 86_400_000

async function roleOf(store: Reader, account: AccountMember | undefined, member: EnterpriseMember | undefined): Promise<Member['role']> {
  if (account !== undefined) return account.role
  const role = [...(await store.list('enterpriseRoles')).values()].find(({ name }) => name === member?.role)
  return role?.base ?? 'viewer'
}
