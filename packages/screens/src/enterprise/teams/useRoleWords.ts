import type { EnterpriseRole } from '@tagmason/domain'
import { peopleText } from '../../account/people/texts.ts'
import { useText } from '../../language.ts'
import { teamsText } from './texts.ts'

/** Roles and permissions in the member's language; a role of the organisation's own is called as it is. */
export function useRoleWords() {
  const { roles } = useText(peopleText)
  const names: Readonly<Record<string, string>> = useText(teamsText).permissionNames
  return {
    roleName: ({ name, base, custom }: Pick<EnterpriseRole, 'name' | 'base' | 'custom'>) => (custom ? name : (roles[base] ?? name)),
    permissionName: (permission: string) => names[permission] ?? permission,
  }
}
