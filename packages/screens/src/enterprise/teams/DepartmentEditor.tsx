import { type CountedDepartment, sameName } from '@tagmason/domain'
import { Button, ComboBox, Dialog, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { peopleText } from '../../account/people/texts.ts'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { teamsText } from './texts.ts'

/** Renames a department and gives it a lead, or adds one; closed while `department` is null. */
export function DepartmentEditor({ department, onClose }: { department: CountedDepartment | 'new' | null; onClose(): void }) {
  const text = useText(teamsText)
  const words = useText(peopleText)
  const others = useRead('departments.list')
  const people = useRead('members.list')
  const add = useAct('departments.add')
  const change = useAct('departments.change')
  const [shown, setShown] = useState(department)
  const before = shown === 'new' || shown === null ? null : shown
  const [name, setName] = useState(before?.name ?? '')
  const [lead, setLead] = useState(before?.lead ?? '')
  const [tried, setTried] = useState(false)
  useOnOpen(department !== null, () => {
    const next = department === 'new' ? null : department
    setShown(department)
    setName(next?.name ?? '')
    setLead(next?.lead ?? '')
    setTried(false)
  })
  const taken = others.some((row) => row.id !== before?.id && sameName(row.name, name))
  const wrong = name.trim() === '' ? text.nameMissing : taken && text.departmentTaken
  const busy = add.busy || change.busy
  const save = async () => {
    setTried(true)
    if (wrong !== false) return
    const fields = { name, lead: lead === '' ? null : lead }
    if ((before === null ? await add.run(fields) : await change.run({ ...fields, id: before.id })) === undefined) return
    toast.success(before === null ? text.departmentAdded : text.departmentSaved, { detail: name.trim() })
    onClose()
  }
  return (
    <Dialog
      open={department !== null}
      onClose={onClose}
      size="small"
      title={before === null ? text.addDepartment : text.editDepartment(before.name)}
      busy={busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy} blocked={add.blocked}>
            {before === null ? text.add : words.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField required label={text.departmentName} limit={60} value={name} error={tried && wrong} onChange={setName} />
        <ComboBox
          optional
          label={text.lead}
          hint={text.leadHint}
          value={lead}
          options={people.map((member) => ({ value: member.id, label: member.name, detail: member.email }))}
          onChange={setLead}
        />
      </Stack>
    </Dialog>
  )
}
