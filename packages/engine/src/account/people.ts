import { type AccountMember, allows, type EnterpriseMember, type EnterpriseRole, type MemberLock, Refusal, type Role } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { peopleHere } from './peopleHere.ts'

/** Somebody as the account and as the organisation know them; both have the same id. */
export interface Person {
  id: string
  name: string
  email: string
  account: AccountMember | undefined
  member: EnterpriseMember | undefined
}

/** Throws a `Refusal` notFound where neither knows the id in this space. */
export async function personOf(context: Context, id: string): Promise<Person> {
  const { accounts, members } = await peopleHere(context)
  const { records } = context
  const known = [...accounts, ...members].find((row) => row.id === id)
  if (known === undefined) throw new Refusal('notFound', `There is no member '${id}': they may have been removed.`)
  const [account, member] = [await records.get('accountMembers', id), await records.get('enterpriseMembers', id)]
  return { id, name: known.name, email: known.email, account, member }
}

/** Changes a person in both views, so that they never say different things. */
export function putPerson(
  { records }: Context,
  { id, account, member }: Person,
  fields: { account?: Partial<AccountMember>; member?: Partial<EnterpriseMember> },
) {
  if (account !== undefined && fields.account !== undefined) records.put('accountMembers', id, { ...account, ...fields.account })
  if (member !== undefined && fields.member !== undefined) records.put('enterpriseMembers', id, { ...member, ...fields.member })
}

/** A role by its name in any case. Throws a `Refusal` invalid at `role`. */
export async function roleNamed({ records }: Context, name: string): Promise<EnterpriseRole> {
  const rows = await records.list('enterpriseRoles')
  const role = rows.find((row) => row.name.toLowerCase() === name.toLowerCase())
  if (role === undefined)
    throw new Refusal('invalid', `There is no role '${name}': choose one of ${rows.map((row) => row.name).join(', ')}.`, [{ path: 'role', message: 'unknown' }])
  return role
}

/** Tells of members, by their id, why they cannot be touched; null where they can. */
export async function locksOf(context: Context): Promise<(id: string) => MemberLock | null> {
  const { records, session } = context
  const here = await peopleHere(context)
  const accounts = new Map(here.accounts.map((row) => [row.id, row]))
  const members = new Map(here.members.map((row) => [row.id, row]))
  const bases = new Map((await records.list('enterpriseRoles')).map((role) => [role.name, role.base]))
  const owners = [...accounts.values()].filter((row) => row.role === 'owner' && row.status === 'active')
  const admins = [...members.values()].filter((row) => bases.get(row.role) === 'admin' && row.status === 'Active')
  return (id) => {
    const account = accounts.get(id)
    // Without them nobody could do what only they may.
    if (account?.role === 'owner' && owners.every((row) => row.id === id)) return 'lastOwner'
    if (admins.length === 1 && admins[0]?.id === id) return 'lastAdmin'
    if (!allows(session.role, account?.role ?? bases.get(members.get(id)?.role ?? '') ?? 'viewer')) return 'above'
    return id === session.member.id ? 'self' : null
  }
}

const refused: Record<MemberLock, (name: string) => string> = {
  lastOwner: (name) => `${name} is the last owner: give somebody else that role first.`,
  lastAdmin: (name) => `${name} is the last Admin: give somebody else that role first.`,
  above: (name) => `${name} has a role above yours: ask somebody who has it too.`,
  self: () => 'Nobody does this to themselves: ask another admin or owner.',
}

/** Refuses what would leave nobody in charge, what somebody above has to do, and what nobody does to themselves. */
export async function mustBeTouchable(context: Context, { id, name }: Person) {
  const lock = (await locksOf(context))(id)
  if (lock !== null) throw new Refusal(lock === 'above' ? 'forbidden' : 'conflict', refused[lock](name), [{ path: 'id', message: lock }])
}

/** Nobody gives, takes or changes a role above their own, whatever else they may. Throws a `Refusal` forbidden. */
export function mustNotBeAbove({ session }: Context, step: Role) {
  if (!allows(session.role, step)) throw new Refusal('forbidden', `This is about the role ${step}, which is above yours: ask somebody who has it.`)
}
