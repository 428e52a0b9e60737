import type { InSpace } from '../space.ts'

export const enterpriseRoles = ['Admin', 'Editor', 'Analyst', 'Viewer'] as const
/** Owner and admins of the account stand together as Admin. */
export type EnterpriseRoleName = (typeof enterpriseRoles)[number]

/** Those of the specification; `Suspended` is ours. */
export const memberStatuses = ['Active', 'Invited'] as const
export type MemberStatus = (typeof memberStatuses)[number] | 'Suspended'

/** A person in the organisation, all its accounts together. */
export interface EnterpriseMember extends InSpace {
  id: string
  name: string
  email: string
  /** Name of a role: a built-in one, or one of the organisation's own. */
  role: string
  department: string
  status: MemberStatus
  /** ISO 8601, UTC; null while invited. */
  lastActive: string | null
  joinDate: string | null
  /** Address of a picture; null shows initials. */
  avatar: string | null
}

/** Why a member can be neither changed, suspended nor removed by whoever looks: nobody would be left in charge, it is for somebody above, or it is themselves. */
export type MemberLock = 'lastOwner' | 'lastAdmin' | 'above' | 'self'
export type ListedMember = EnterpriseMember & { lock: MemberLock | null }

/** What a role is and may do. */
export interface EnterpriseRole {
  id: string
  name: string
  description: string
  permissions: string[]
  /** The step of the ladder that it stands on. */
  base: 'admin' | 'editor' | 'analyst' | 'viewer'
  /** Whether the organisation made it. */
  custom: boolean
}

export interface Department extends InSpace {
  id: string
  name: string
  /** Id of the member who leads it. */
  lead: string | null
}

/** The roles with how many members have each. */
export const countRoles = (roles: readonly EnterpriseRole[], members: readonly Pick<EnterpriseMember, 'role'>[]) =>
  roles.map((role) => ({ ...role, count: members.filter((member) => member.role === role.name).length }))
export type CountedRole = EnterpriseRole & { count: number }

/** The departments with how many members are in each. */
export const countDepartments = (departments: readonly Department[], members: readonly Pick<EnterpriseMember, 'department'>[]) =>
  departments.map((department) => ({ ...department, members: members.filter((member) => member.department === department.name).length }))
export type CountedDepartment = Department & { members: number }

/** Whether a member is found by these words: a part of the name, the address or the department, in any case. */
export function isMemberFound({ name, email, department }: Pick<EnterpriseMember, 'name' | 'email' | 'department'>, words: string): boolean {
  const sought = words.trim().toLowerCase()
  return [name, email, department].some((field) => field.toLowerCase().includes(sought))
}

/** Addresses as people paste them, separated by commas, semicolons or lines, `Ana Ruiz <ana@example.com>` among them; each once, in any case. */
export function splitAddresses(pasted: string): string[] {
  const seen = new Map<string, string>()
  for (const piece of pasted.split(/[,;\n\r\t]+/)) {
    const inside = /<([^<>]*)>/.exec(piece)?.[1]
    for (const address of (inside ?? piece).trim().split(/\s+/))
      if (address !== '' && !seen.has(address.toLowerCase())) seen.set(address.toLowerCase(), address)
  }
  return [...seen.values()]
}
