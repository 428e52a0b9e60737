import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import type { Doing } from './shownPerson.ts'
import { peopleText } from './texts.ts'

/** Another department for a member. */
export function DepartmentDialog({ person, open, onClose }: { person: Doing['person']; open: boolean; onClose(): void }) {
  const text = useText(peopleText)
  const { blocked, busy, run } = useAct('members.setDepartment')
  const rows = useRead('departments.list')
  const held = person.department ?? ''
  const [department, setDepartment] = useState(held)
  const save = async () => {
    if (department !== held) {
      if (!(await run({ id: person.id, department }))) return
      toast.success(text.moved, { detail: text.movedTo(person.name, department) })
    }
    onClose()
  }
  return (
    <ChoiceDialog
      title={text.title(text.move, person.name)}
      label={text.department}
      value={department}
      options={rows.map(({ name }) => ({ value: name, label: name }))}
      open={open}
      busy={busy}
      blocked={blocked}
      onOpen={() => setDepartment(held)}
      onChange={setDepartment}
      onSave={() => void save()}
      onClose={onClose}
    />
  )
}
