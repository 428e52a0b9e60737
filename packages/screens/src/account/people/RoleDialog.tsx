import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import type { Doing } from './shownPerson.ts'
import { peopleText } from './texts.ts'
import { useRoleOptions } from './useRoleOptions.ts'

/** Another role for a member. */
export function RoleDialog({ person, roles, open, onClose }: { person: Doing['person']; roles: readonly string[]; open: boolean; onClose(): void }) {
  const text = useText(peopleText)
  const { blocked, busy, run } = useAct('members.setRole')
  // A role that is not given here, as Analyst in the account, stays what it is.
  const options = useRoleOptions(roles.some((role) => same(role, person.role)) ? roles : [...roles, person.role])
  const held = options.find(({ value }) => same(value, person.role))?.value ?? ''
  const [role, setRole] = useState(held)
  const save = async () => {
    if (role !== held) {
      if (!(await run({ id: person.id, role }))) return
      toast.success(text.roleChanged, { detail: text.roleIs(person.name, options.find(({ value }) => value === role)?.label ?? role) })
    }
    onClose()
  }
  return (
    <ChoiceDialog
      title={text.title(text.changeRole, person.name)}
      label={text.role}
      value={role}
      options={options}
      open={open}
      busy={busy}
      blocked={blocked}
      onOpen={() => setRole(held)}
      onChange={setRole}
      onSave={() => void save()}
      onClose={onClose}
    />
  )
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
