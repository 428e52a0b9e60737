import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import type { AccountTeam, SentInvitation } from '../account/team.ts'
import { acceptSchema, departmentSchema, inviteSchema, newRoleSchema, roleDraftSchema, rolePermissionsSchema } from './accessInputs.ts'
import type { CountedDepartment, CountedRole, EnterpriseMember, EnterpriseRole, ListedMember } from './members.ts'

/** People: those of this account and those of the whole organisation, with their roles and departments. */
export const teamReads = {
  /** This account's. */
  'members.team': read<AccountTeam>()({
    input: nothing,
    role: 'viewer',
    topics: [
      'billingPlans',
      'accountMembers',
      'enterpriseMembers',
      'enterpriseRoles',
      'departments',
      'invitations',
      'passwords',
      'subscriptions',
      'preferences',
    ],
  }),
  /** The organisation's. */
  'members.list': read<ListedMember[]>()({
    input: nothing,
    role: 'viewer',
    topics: ['enterpriseMembers', 'enterpriseRoles', 'departments', 'accountMembers', 'passwords', 'preferences'],
  }),
  'roles.list': read<CountedRole[]>()({
    input: nothing,
    role: 'viewer',
    topics: ['departments', 'enterpriseRoles', 'enterpriseMembers', 'passwords', 'preferences'],
  }),
  'departments.list': read<CountedDepartment[]>()({ input: nothing, role: 'viewer', topics: ['departments', 'enterpriseMembers', 'passwords', 'preferences'] }),
} as const

export const teamActs = {
  /** All of the addresses or none. */
  'members.invite': act<SentInvitation[]>()({ input: inviteSchema, role: 'admin' }),
  /** `id` of an invitation, or of a member who has not come yet. */
  'members.resendInvitation': act<SentInvitation>()({ input: byId, role: 'admin' }),
  'members.cancelInvitation': act<void>()({ input: byId, role: 'admin' }),
  /** The link decides, not the member. */
  'members.accept': act<EnterpriseMember>()({ input: acceptSchema, role: 'viewer' }),
  /** `role` is the name of a role, in any case, or `owner`. */
  'members.setRole': act<void>()({ input: byId.extend({ role: text(60) }), role: 'admin' }),
  'members.setDepartment': act<void>()({ input: byId.extend({ department: text(60) }), role: 'admin' }),
  'members.suspend': act<void>()({ input: byId, role: 'admin' }),
  'members.reactivate': act<void>()({ input: byId, role: 'admin' }),
  'members.remove': act<void>()({ input: byId, role: 'admin' }),
  'roles.create': act<EnterpriseRole>()({ input: newRoleSchema, role: 'admin' }),
  'roles.change': act<EnterpriseRole>()({ input: roleDraftSchema.extend(byId.shape), role: 'admin' }),
  /** Of several roles: all of them or none. */
  'roles.setPermissions': act<void>()({ input: rolePermissionsSchema, role: 'admin' }),
  'roles.remove': act<void>()({ input: byId, role: 'admin' }),
  'departments.add': act<CountedDepartment>()({ input: departmentSchema, role: 'admin' }),
  'departments.change': act<CountedDepartment>()({ input: departmentSchema.extend(byId.shape), role: 'admin' }),
  'departments.remove': act<void>()({ input: byId, role: 'admin' }),
} as const
