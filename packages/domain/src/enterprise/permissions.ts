import { allows, type Role } from '../roles.ts'
import type { EnterpriseRole } from './members.ts'

/** Everything that a role can be given, in the order in which the steps of the ladder bring it. */
export const permissions = [
  'manage users',
  'configure settings',
  'access all data',
  'manage billing',
  'create dashboards',
  'edit reports',
  'access most data',
  'share content',
  'view dashboards',
  'create basic reports',
  'export data',
  'comment on content',
  'view shared content',
  'export allowed data',
  'basic filtering',
] as const
export type Permission = (typeof permissions)[number]

/**
 * What the words of a role cover: acts and reads of the door, by name or by the beginning of it. A permission that covers none is a promise between people.
 * What no permission covers goes by the ladder of the five roles.
 */
export const permissionScopes: Readonly<Record<Permission, readonly string[]>> = {
  // Not the roles: whoever may change those could give themselves everything.
  'manage users': ['members.', 'departments.'],
  'configure settings': ['apiKeys.', 'webhooks.', 'integrations.', 'alerts.setAddress', 'anomalies.setSettings', 'properties.saveConfiguration'],
  'access all data': ['connections.'],
  'manage billing': ['billing.'],
  'create dashboards': ['dashboards.'],
  'edit reports': ['reports.create', 'reports.change', 'reports.setStatus', 'reports.remove', 'reports.schedule', 'schedules.'],
  'access most data': ['connections.list', 'connections.download'],
  // Not the options of sharing: they are the account's rules for everybody.
  'share content': [
    'reports.share',
    'shares.list',
    'shares.details',
    'shares.create',
    'shares.generateLink',
    'shares.change',
    'shares.setStatus',
    'shares.revoke',
    'shares.restore',
  ],
  'view dashboards': ['dashboard.', 'dashboards.list', 'dashboards.get'],
  'create basic reports': ['reports.create', 'reports.useTemplate'],
  'export data': ['exports.', 'reports.download'],
  'comment on content': ['feedback.'],
  'view shared content': ['shares.list'],
  'export allowed data': ['reports.download'],
  'basic filtering': ['reports.preview'],
}

/** The words that a role of each step of the ladder begins with. */
export const basePermissions: Readonly<Record<EnterpriseRole['base'], readonly Permission[]>> = {
  admin: ['manage users', 'configure settings', 'access all data', 'manage billing'],
  editor: ['create dashboards', 'edit reports', 'access most data', 'share content'],
  analyst: ['view dashboards', 'create basic reports', 'export data', 'comment on content'],
  viewer: ['view shared content', 'export allowed data', 'basic filtering'],
}

const steps = ['admin', 'editor', 'analyst', 'viewer'] as const satisfies EnterpriseRole['base'][]

/** Whether a role of this step may do it anyway: each can do all that those below it begin with. */
export const comesWith = (base: EnterpriseRole['base'], permission: Permission) =>
  steps.slice(steps.indexOf(base) + 1).some((below) => basePermissions[below].includes(permission))

const scopes: Readonly<Record<string, readonly string[]>> = permissionScopes

/** Whether a permission covers an act or a read. One that is not known covers nothing. */
export const covers = (permission: string, name: string) =>
  (scopes[permission] ?? []).some((scope) => (scope.endsWith('.') ? name.startsWith(scope) : name === scope))

/**
 * Whether somebody may do what is called `name` and needs `needed` on the ladder. `role` is how their role stands now: a permission that was taken from it
 * takes what only that one covers, and one that was added gives what it covers. What everybody may is taken by words about reading and exporting only. Owners
 * may do everything.
 */
export function permits(step: Role, role: Pick<EnterpriseRole, 'base' | 'permissions'> | undefined, name: string, needed: Role): boolean {
  if (step === 'owner' || role === undefined) return allows(step, needed)
  const first: readonly string[] = basePermissions[role.base]
  const held = role.permissions.filter((permission) => covers(permission, name))
  if (held.some((permission) => !first.includes(permission)) && needed !== 'owner') return true
  const common: string[] = [...basePermissions.analyst, ...basePermissions.viewer]
  const taken = first.some(
    (permission) => covers(permission, name) && !role.permissions.includes(permission) && (needed !== 'viewer' || common.includes(permission)),
  )
  return taken && held.length === 0 ? false : allows(step, needed)
}
