import type { CountedDepartment } from '@tagmason/domain'
import { Button, Confirm, Icon, Inline, ListRow, MenuButton, toast } from '@tagmason/ui'
import { Building2, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { peopleText } from '../../account/people/texts.ts'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { teamsText } from './texts.ts'

/** One department: how many are in it, who leads it, and what can be done. */
export function DepartmentRow({ department: { id, name, members, lead }, onEdit }: { department: CountedDepartment; onEdit(): void }) {
  const text = useText(teamsText)
  const words = useText(peopleText)
  const leader = useRead('members.list').find((member) => member.id === lead)
  const change = useAct('departments.change')
  const remove = useAct('departments.remove')
  const [asking, setAsking] = useState(false)
  const removeIt = async () => {
    if (!(await remove.run({ id }))) return
    setAsking(false)
    toast.success(text.departmentRemoved, { detail: name })
  }
  return (
    <ListRow
      lead={<Icon of={Building2} tone="muted" />}
      title={name}
      detail={`${text.members(members)} · ${leader === undefined ? text.noLead : text.ledBy(leader.name)}`}
      actions={
        <Inline gap="xs">
          <Button size="small" label={text.editDepartment(name)} blocked={change.blocked} onPress={onEdit}>
            {text.edit}
          </Button>
          <MenuButton
            size="small"
            label={words.more(name)}
            icon={Ellipsis}
            items={[
              {
                label: words.remove,
                icon: Trash2,
                tone: 'critical',
                blocked: remove.blocked || (members > 0 && text.departmentInUse(text.members(members))),
                onPress: () => setAsking(true),
              },
            ]}
          />
          <Confirm
            open={asking}
            title={text.removeDepartmentQuestion(name)}
            detail={text.removeDepartmentDetail}
            confirm={words.remove}
            tone="critical"
            busy={remove.busy}
            onConfirm={() => void removeIt()}
            onClose={() => setAsking(false)}
          />
        </Inline>
      }
    />
  )
}
