import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { peopleText } from './texts.ts'

/** Roles to choose from, by their names in any case; those of the organisation's own have their own words. */
export function useRoleOptions(names: readonly string[]) {
  const { roles, roleDetails } = useText(peopleText)
  const own = useRead('roles.list').filter((role) => role.custom)
  return names.map((value) => {
    const key = value.toLowerCase()
    return { value, label: roles[key] ?? value, detail: roleDetails[key] ?? own.find((role) => role.name === value)?.description ?? '' }
  })
}
