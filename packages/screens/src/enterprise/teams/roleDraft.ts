import { basePermissions, type CountedRole, type EnterpriseRole, type Permission, permissions } from '@tagmason/domain'

/** A role while it is written. */
export interface RoleDraft {
  name: string
  description: string
  base: EnterpriseRole['base']
  held: Permission[]
}

/** What the form begins with: the role as it is kept, or a new one that reads. */
export function beginRole(role: CountedRole | 'new' | null): RoleDraft {
  if (role === 'new' || role === null) return { name: '', description: '', base: 'viewer', held: [...basePermissions.viewer] }
  const { name, description, base } = role
  return { name, description, base, held: heldBy(role) }
}

/** The permissions of a role that are known, in their order. */
export const heldBy = ({ permissions: held }: Pick<EnterpriseRole, 'permissions'>): Permission[] =>
  permissions.filter((permission) => held.includes(permission))
