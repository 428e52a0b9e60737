export const enterpriseRoles = ['Admin', 'Editor', 'Analyst', 'Viewer'] as const
/** Owner and admins of the account stand together as Admin (requirements G-55). */
export type EnterpriseRoleName = (typeof enterpriseRoles)[number]

export const memberStatuses = ['Active', 'Invited'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** A person in the organisation, all its accounts together. */
export interface EnterpriseMember {
  id: string
  name: string
  email: string
  role: EnterpriseRoleName
  department: string
  status: MemberStatus
  /** ISO 8601, UTC; null while invited. */
  lastActive: string | null
  joinDate: string | null
  /** Address of a picture; null shows initials. */
  avatar: string | null
}

/** What a role is and may do. */
export interface EnterpriseRole {
  id: string
  name: EnterpriseRoleName
  description: string
  permissions: string[]
}

export interface Department {
  id: string
  name: string
}

/** The roles with how many members have each. */
export const countRoles = (roles: readonly EnterpriseRole[], members: readonly Pick<EnterpriseMember, 'role'>[]) =>
  roles.map((role) => ({ ...role, count: members.filter((member) => member.role === role.name).length }))

/** The departments with how many members are in each. */
export const countDepartments = (departments: readonly Department[], members: readonly Pick<EnterpriseMember, 'department'>[]) =>
  departments.map((department) => ({ ...department, members: members.filter((member) => member.department === department.name).length }))
