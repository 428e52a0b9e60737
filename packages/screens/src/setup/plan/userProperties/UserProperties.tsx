import type { PlannedUserProperty, StoredPlan } from '@tagmason/domain'
import { Button, Card, Code, IconButton, List, ListRow, Text, toast } from '@tagmason/ui'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { shellText } from '../../../shell/texts.ts'
import { useAct } from '../../../workspace.tsx'
import { setupText } from '../../texts.ts'
import { userPropertiesText } from './texts.ts'
import { UserPropertyDialog } from './UserPropertyDialog.tsx'

/** What the plan says of the visitor on every page, to be read, added, changed and removed. */
export function UserProperties({ stored: { plan } }: { stored: StoredPlan }) {
  const text = useText(userPropertiesText)
  const { blocked } = useAct('plans.saveUserProperty')
  const { userProperties = [] } = plan
  const [edited, setEdited] = useState<PlannedUserProperty | 'new' | null>(null)
  return (
    <Card
      level={3}
      title={text.title}
      detail={text.detail}
      actions={
        <Button size="small" icon={Plus} blocked={blocked} onPress={() => setEdited('new')}>
          {text.add}
        </Button>
      }
    >
      {userProperties.length === 0 ? (
        <Text tone="muted">{text.none}</Text>
      ) : (
        <List label={text.title}>
          {userProperties.map((property) => (
            <UserPropertyRow key={property.id} property={property} onEdit={() => setEdited(property)} />
          ))}
        </List>
      )}
      <UserPropertyDialog properties={userProperties} edited={edited} onClose={() => setEdited(null)} />
    </Card>
  )
}

function UserPropertyRow({ property, onEdit }: { property: PlannedUserProperty; onEdit(): void }) {
  const text = useText(userPropertiesText)
  const { plan: words } = useText(setupText)
  const { undo } = useText(shellText)
  const save = useAct('plans.saveUserProperty')
  const remove = useAct('plans.removeUserProperty')
  const { id, name, source, example, because } = property
  const takeOut = async () => {
    const back = { name, source, example, because }
    if (await remove.run({ id })) toast.success(text.removed(name), { action: { label: undo, onPress: () => void save.run(back) } })
  }
  return (
    <ListRow
      title={<Code>{name}</Code>}
      detail={[text.read(source, example), because.text === '' ? words.byHand : words.because(because.text)].join(' · ')}
      actions={
        <>
          <IconButton size="small" look="plain" icon={Pencil} label={text.edit(name)} blocked={save.blocked} onPress={onEdit} />
          <IconButton
            size="small"
            look="plain"
            icon={Trash2}
            label={text.remove(name)}
            busy={remove.busy}
            blocked={remove.blocked}
            onPress={() => void takeOut()}
          />
        </>
      }
    />
  )
}
