import type { CountedRole } from '@tagmason/domain'
import { Badge, Button, Card, Confirm, Inline, MenuButton, Stack, Text, toast } from '@tagmason/ui'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { peopleText } from '../../account/people/texts.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { teamsText } from './texts.ts'
import { useRoleWords } from './useRoleWords.ts'

/** One role: what it is for, what it may do, how many have it. Those of the organisation's own can go. */
export function RoleCard({ role, onEdit }: { role: CountedRole; onEdit(): void }) {
  const text = useText(teamsText)
  const words = useText(peopleText)
  const { roleName, permissionName } = useRoleWords()
  const change = useAct('roles.change')
  const remove = useAct('roles.remove')
  const [asking, setAsking] = useState(false)
  const name = roleName(role)
  const removeIt = async () => {
    if (!(await remove.run({ id: role.id }))) return
    setAsking(false)
    toast.success(text.roleRemoved, { detail: name })
  }
  return (
    <Card
      title={name}
      detail={text.members(role.count)}
      actions={role.custom && <Badge tone="accent">{text.custom}</Badge>}
      footer={
        <>
          <Button size="small" label={words.title(text.editRole, name)} blocked={change.blocked} onPress={onEdit}>
            {text.editRole}
          </Button>
          {role.custom && (
            <MenuButton
              size="small"
              label={words.more(name)}
              icon={Ellipsis}
              items={[
                {
                  label: text.removeRole,
                  icon: Trash2,
                  tone: 'critical',
                  blocked: remove.blocked || (role.count > 0 && text.roleInUse(text.members(role.count))),
                  onPress: () => setAsking(true),
                },
              ]}
            />
          )}
        </>
      }
    >
      <Stack gap="s">
        <Text tone="muted">{role.description}</Text>
        <Inline gap="xxs">
          {role.permissions.map((permission) => (
            <Badge key={permission}>{permissionName(permission)}</Badge>
          ))}
        </Inline>
      </Stack>
      <Confirm
        open={asking}
        title={text.removeRoleQuestion(name)}
        detail={text.removeRoleDetail}
        confirm={text.removeRole}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void removeIt()}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
