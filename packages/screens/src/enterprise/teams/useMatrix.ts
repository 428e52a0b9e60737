import type { CountedRole, Permission } from '@tagmason/domain'
import { toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { heldBy } from './roleDraft.ts'
import { teamsText } from './texts.ts'
import { useRoleWords } from './useRoleWords.ts'

/** The matrix while it is changed: what each role will hold, and keeping it. Only what was changed here differs from what is kept. */
export function useMatrix(roles: readonly CountedRole[]) {
  const text = useText(teamsText)
  const { locale } = useLocale()
  const { roleName } = useRoleWords()
  const change = useAct('roles.setPermissions')
  const [changes, setChanges] = useState<Readonly<Record<string, readonly Permission[]>>>({})
  const held = (role: CountedRole) => changes[role.id] ?? heldBy(role)
  const changed = roles.filter((role) => held(role).join() !== heldBy(role).join())
  return {
    ...change,
    dirty: changed.length > 0,
    holds: (role: CountedRole, permission: Permission) => held(role).includes(permission),
    set: (role: CountedRole, permission: Permission, on: boolean) =>
      setChanges({ ...changes, [role.id]: heldBy({ permissions: on ? [...held(role), permission] : held(role).filter((each) => each !== permission) }) }),
    discard: () => setChanges({}),
    save: async () => {
      if (!(await change.run({ roles: changed.map((role) => ({ id: role.id, permissions: held(role) })) }))) return
      toast.success(text.matrixSaved, { detail: new Intl.ListFormat(locale).format(changed.map(roleName)) })
      setChanges({})
    },
  }
}
