import { type AccountMember, allows, type EnterpriseMember, type EnterpriseRole, Refusal, type Role } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** Somebody as the account and as the organisation know them; both have the same id. */
export interface Person {
  id: string
  name: string
  email: string
  account: AccountMember | undefined
  member: EnterpriseMember | undefined
}

/** Throws a `Refusal` notFound where neither knows the id. */
export async function personOf({ records }: Context, id: string): Promise<Person> {
  const [account, member] = [await records.get('accountMembers', id), await records.get('enterpriseMembers', id)]
  const known = account ?? member
  if (known === undefined) throw new Refusal('notFound', `There is no member '${id}': they may have been removed.`)
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

/** Whether nobody else of this kind is left: a last owner or a last Admin must stay, or nobody could do what only they may. */
export async function isLast(context: Context, { id, account, member }: Person): Promise<'lastOwner' | 'lastAdmin' | null> {
  const owners = (await context.records.list('accountMembers')).filter((row) => row.role === 'owner' && row.status === 'active')
  if (account?.role === 'owner' && owners.every((row) => row.id === id)) return 'lastOwner'
  const admin = new Set((await context.records.list('enterpriseRoles')).filter((role) => role.base === 'admin').map((role) => role.name))
  const admins = (await context.records.list('enterpriseMembers')).filter((row) => admin.has(row.role) && row.status === 'Active')
  return member !== undefined && admins.some((row) => row.id === id) && admins.length === 1 ? 'lastAdmin' : null
}

/** Refuses what would leave nobody in charge, what somebody above has to do, and what nobody does to themselves. */
export async function mustBeTouchable(context: Context, person: Person) {
  const last = await isLast(context, person)
  if (last !== null)
    throw new Refusal('conflict', `${person.name} is the last ${last === 'lastOwner' ? 'owner' : 'Admin'}: give somebody else that role first.`, [
      { path: 'id', message: last },
    ])
  mustNotBeAbove(context, await stepOf(context, person))
  if (person.id === context.session.member.id)
    throw new Refusal('conflict', 'Nobody does this to themselves: ask another admin or owner.', [{ path: 'id', message: 'self' }])
}

/** The step of the ladder that somebody stands on. */
async function stepOf({ records }: Context, { account, member }: Person): Promise<Role> {
  return account?.role ?? (await records.list('enterpriseRoles')).find((role) => role.name === member?.role)?.base ?? 'viewer'
}

/** Nobody gives, takes or changes a role above their own, whatever else they may. Throws a `Refusal` forbidden. */
export function mustNotBeAbove({ session }: Context, step: Role) {
  if (!allows(session.role, step)) throw new Refusal('forbidden', `This is about the role ${step}, which is above yours: ask somebody who has it.`)
}
