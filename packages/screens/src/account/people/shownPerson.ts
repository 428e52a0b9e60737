import type { ListedAccountMember, ListedMember, MemberLock } from '@tagmason/domain'

/** Somebody in either view: the account's or the organisation's. */
export interface ShownPerson {
  id: string
  name: string
  email: string
  /** Name of the role, in any case. */
  role: string
  state: 'active' | 'waiting' | 'suspended'
  lock: MemberLock | null
  /** Only where the view has departments. */
  department?: string
}

export const ofAccount = ({ id, name, email, role, status, lock }: ListedAccountMember): ShownPerson => ({
  id,
  name,
  email,
  role,
  lock,
  state: status === 'pending' ? 'waiting' : status,
})

const states = { Active: 'active', Invited: 'waiting', Suspended: 'suspended' } as const

export const ofOrganisation = ({ id, name, email, role, status, lock, department }: ListedMember): ShownPerson => ({
  id,
  name,
  email,
  role,
  lock,
  department,
  state: states[status],
})

/** What is to be done with whom. */
export interface Doing {
  act: 'role' | 'department' | 'suspend' | 'remove' | 'cancelInvitation'
  person: Pick<ShownPerson, 'id' | 'name' | 'email' | 'role'> & { department?: string }
}
