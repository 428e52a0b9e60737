import { basePermissions, countDepartments, countRoles, type EnterpriseRole, permissionScopes, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inSpace, mark, spacedRow } from './inSpace.ts'
import { peopleHere } from './peopleHere.ts'

export const roles: Handles<'roles'> = {
  'roles.list': async (context) => countRoles(await context.records.list('enterpriseRoles'), (await peopleHere(context)).members),

  'roles.create': async (context, { name, description, permissions, base }) => {
    await mustBeFree(context, null, name)
    const row: EnterpriseRole = { id: context.ports.id(), name, description, permissions: known(permissions), base, custom: true }
    context.records.put('enterpriseRoles', row.id, row)
    return row
  },

  'roles.change': async (context, { id, name, description, permissions }) => {
    const { records } = context
    const row = await roleOf(context, id)
    if (!row.custom && name !== row.name)
      throw new Refusal('conflict', `'${row.name}' is a built-in role and keeps its name: create a role of your own.`, [{ path: 'name', message: 'builtIn' }])
    await mustBeFree(context, id, name)
    mustKeepItsOwn(row, permissions)
    const changed: EnterpriseRole = { ...row, name, description, permissions: known(permissions) }
    records.put('enterpriseRoles', id, changed)
    if (name !== row.name) {
      for (const member of await records.list('enterpriseMembers'))
        if (member.role === row.name) records.put('enterpriseMembers', member.id, { ...member, role: name })
      for (const each of await records.list('invitations')) if (each.customRole === row.name) records.put('invitations', each.id, { ...each, customRole: name })
    }
    return changed
  },

  'roles.setPermissions': async (context, { roles: changes }) => {
    for (const { id, permissions } of changes) {
      const row = await roleOf(context, id)
      mustKeepItsOwn(row, permissions)
      context.records.put('enterpriseRoles', id, { ...row, permissions: known(permissions) })
    }
  },

  'roles.remove': async (context, { id }) => {
    const { records } = context
    const row = await roleOf(context, id)
    if (!row.custom) throw new Refusal('conflict', `'${row.name}' is a built-in role and cannot be removed.`)
    const having = (await records.list('enterpriseMembers')).filter((member) => member.role === row.name).length
    const asked = (await records.list('invitations')).filter((each) => each.customRole === row.name).length
    if (having + asked > 0) throw new Refusal('conflict', `${having + asked} people have the role '${row.name}': give them another one first.`)
    records.remove('enterpriseRoles', id)
  },
}

export const departments: Handles<'departments'> = {
  'departments.list': async (context) => countDepartments(await inSpace(context, 'departments'), (await peopleHere(context)).members),

  'departments.add': async (context, { name, lead }) => {
    await mustBeGood(context, null, name, lead)
    const row = { id: context.ports.id(), name, lead, ...mark(context) }
    context.records.put('departments', row.id, row)
    return { ...row, members: 0 }
  },

  'departments.change': async (context, { id, name, lead }) => {
    const { records } = context
    const before = await departmentOf(context, id)
    await mustBeGood(context, id, name, lead)
    const row = { ...before, name, lead }
    const inside = (await peopleHere(context)).members.filter((member) => member.department === before.name)
    records.put('departments', id, row)
    for (const { id: member } of inside) {
      const stored = await records.get('enterpriseMembers', member)
      if (stored !== undefined) records.put('enterpriseMembers', member, { ...stored, department: name })
    }
    for (const each of await inSpace(context, 'invitations'))
      if (each.department === before.name) records.put('invitations', each.id, { ...each, department: name })
    return { ...row, members: inside.length }
  },

  'departments.remove': async (context, { id }) => {
    const { records } = context
    const { name } = await departmentOf(context, id)
    const inside = (await peopleHere(context)).members.filter((member) => member.department === name).length
    const asked = (await inSpace(context, 'invitations')).filter((each) => each.department === name).length
    if (inside + asked > 0) throw new Refusal('conflict', `${inside + asked} people are in '${name}': move them to another department first.`)
    records.remove('departments', id)
  },
}

async function roleOf({ records }: Context, id: string): Promise<EnterpriseRole> {
  const row = await records.get('enterpriseRoles', id)
  if (row === undefined) throw new Refusal('notFound', `There is no role '${id}': it may have been removed.`)
  return row
}

const departmentOf = (context: Context, id: string) => spacedRow(context, 'departments', id)

function mustKeepItsOwn({ custom, base }: EnterpriseRole, permissions: readonly string[]) {
  if (!custom && base === 'admin' && basePermissions.admin.some((permission) => !permissions.includes(permission)))
    throw new Refusal('conflict', 'Admin cannot lose rights of its own: nobody could give them back.', [{ path: 'permissions', message: 'admin' }])
}

/** `Owner` is no role of the organisation, and would be taken for one of the account. */
async function mustBeFree({ records }: Context, id: string | null, name: string) {
  const taken = (await records.list('enterpriseRoles')).some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase())
  if (taken || name.toLowerCase() === 'owner')
    throw new Refusal('conflict', `There is a role '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
}

async function mustBeGood(context: Context, id: string | null, name: string, lead: string | null) {
  if ((await inSpace(context, 'departments')).some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('conflict', `There is a department '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
  if (lead !== null && !(await peopleHere(context)).members.some((row) => row.id === lead))
    throw new Refusal('invalid', `'${lead}' is no member: choose one of the list.`, [{ path: 'lead', message: 'unknown' }])
}

/** Each permission once. Throws a `Refusal` invalid where one is unknown. */
function known(permissions: readonly string[]): string[] {
  const place = permissions.findIndex((permission) => !Object.hasOwn(permissionScopes, permission))
  if (place >= 0)
    throw new Refusal('invalid', `There is no permission '${permissions[place]}': choose among those of the list.`, [
      { path: `permissions.${place}`, message: 'unknown' },
    ])
  return [...new Set(permissions)]
}
