import { Refusal, type Role } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { asListed, invitations, withdraw } from './invitations.ts'
import { locksOf, mustBeTouchable, mustNotBeAbove, type Person, personOf, putPerson, roleNamed } from './people.ts'
import { inSpace } from './inSpace.ts'
import { peopleHere } from './peopleHere.ts'
import { seatsOf } from './seats.ts'

export const members: Handles<'members'> = {
  ...invitations,

  'members.team': async (context) => {
    const { accounts: rows } = await peopleHere(context)
    const lock = await locksOf(context)
    const listed = (await inSpace(context, 'invitations')).filter((row) => row.scope !== 'organisation').map((row) => asListed(row, context.now))
    return {
      figures: {
        total: rows.length,
        active: rows.filter((row) => row.status === 'active').length,
        pendingInvites: listed.length,
        adminUsers: rows.filter((row) => row.role === 'owner' || row.role === 'admin').length,
      },
      members: rows.map((row) => ({ ...row, lock: lock(row.id) })),
      invitations: listed,
      seats: await seatsOf(context),
    }
  },

  'members.list': async (context) => {
    const lock = await locksOf(context)
    return (await peopleHere(context)).members.map((row) => ({ ...row, lock: lock(row.id) }))
  },

  'members.setRole': async (context, { id, role: name }) => {
    const person = await personOf(context, id)
    await mustBeTouchable(context, person)
    if (name.toLowerCase() === 'owner') return appoint(context, person)
    const role = await roleNamed(context, name)
    mustNotBeAbove(context, role.base)
    putPerson(context, person, { account: { role: role.base }, member: { role: role.name } })
    // Who has not come yet comes with the new role.
    for (const row of await waiting(context, person)) {
      const { customRole: _before, ...rest } = row
      context.records.put('invitations', row.id, { ...rest, role: role.base, ...(role.custom ? { customRole: role.name } : {}) })
    }
  },

  'members.setDepartment': async (context, { id, department }) => {
    const person = await personOf(context, id)
    if (!(await inSpace(context, 'departments')).some((row) => row.name === department))
      throw new Refusal('invalid', `There is no department '${department}': choose one of the list.`, [{ path: 'department', message: 'unknown' }])
    putPerson(context, person, { member: { department } })
    for (const row of await waiting(context, person)) context.records.put('invitations', row.id, { ...row, department })
  },

  'members.suspend': async (context, { id }) => {
    const person = await personOf(context, id)
    await mustBeTouchable(context, person)
    mustHaveCome(person)
    putPerson(context, person, { account: { status: 'suspended' }, member: { status: 'Suspended' } })
  },

  'members.reactivate': async (context, { id }) => {
    const person = await personOf(context, id)
    if (person.member?.status !== 'Suspended' && person.account?.status !== 'suspended')
      throw new Refusal('conflict', `${person.name} is not suspended any more.`)
    putPerson(context, person, { account: { status: 'active' }, member: { status: 'Active' } })
  },

  'members.remove': async (context, { id }) => {
    const person = await personOf(context, id)
    await mustBeTouchable(context, person)
    context.records.remove('accountMembers', id)
    context.records.remove('enterpriseMembers', id)
    for (const row of await waiting(context, person)) withdraw(context, row)
    for (const department of await context.records.list('departments'))
      if (department.lead === id) context.records.put('departments', department.id, { ...department, lead: null })
  },
}

/** The invitations of somebody who has not come yet. */
const waiting = async (context: Context, { email }: Person) =>
  (await inSpace(context, 'invitations')).filter((row) => row.email.toLowerCase() === email.toLowerCase())

/** Owners are made by owners, out of members of this account who have come. */
function appoint(context: Context, person: Person) {
  const owner: Role = 'owner'
  if (context.session.role !== owner) throw new Refusal('forbidden', 'Only an owner can make somebody else an owner: ask one.')
  if (person.account === undefined)
    throw new Refusal('conflict', `${person.name} is not a member of this account: invite them first.`, [{ path: 'role', message: 'notOfAccount' }])
  mustHaveCome(person)
  putPerson(context, person, { account: { role: owner }, member: { role: 'Admin' } })
}

function mustHaveCome({ name, account, member }: Person) {
  if (account?.status === 'pending' || member?.status === 'Invited')
    throw new Refusal('conflict', `${name} has not taken the invitation yet.`, [{ path: 'id', message: 'pending' }])
}
