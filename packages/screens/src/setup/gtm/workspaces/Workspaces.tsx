import type { TagWorkspace } from '@tagmason/domain'
import { Button, Card, Empty, Inline, List, ListRow, Text, Time, toast } from '@tagmason/ui'
import { FolderGit2 } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useNavigation } from '../../../navigation.tsx'
import { shellText } from '../../../shell/texts.ts'
import { useAct } from '../../../workspace.tsx'
import { gtmText } from '../texts.ts'
import { workspaceText } from './texts.ts'

/** Named sets of tags, each deployed apart. */
export function Workspaces({ workspaces }: { workspaces: readonly TagWorkspace[] }) {
  const text = useText(gtmText).workspaces
  return (
    <Card level={2} title={text.title} flush>
      {workspaces.length === 0 ? (
        <Empty icon={FolderGit2} title={text.none} detail={text.detail} />
      ) : (
        <List label={text.title} look="flush">
          {workspaces.map((workspace) => (
            <WorkspaceRow key={workspace.id} workspace={workspace} />
          ))}
        </List>
      )}
    </Card>
  )
}

function WorkspaceRow({ workspace: { id, name, tags, edits, created, createdBy } }: { workspace: TagWorkspace }) {
  const all = useText(gtmText)
  const text = all.workspaces
  const { open } = useText(workspaceText)
  const { undo } = useText(shellText)
  const { path, go } = useNavigation()
  const remove = useAct('containers.removeWorkspace')
  const create = useAct('containers.createWorkspace')
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed(name), { action: { label: undo, onPress: () => void create.run({ name, tags, edits }) } })
  }
  return (
    <ListRow
      title={name}
      detail={
        <Text size="small" tone="muted">
          {`${all.tagCount(tags.length)} · `}
          <Time at={created} show="date" /> {text.by(createdBy)}
        </Text>
      }
      actions={
        <Inline gap="xs">
          <Button size="small" label={all.of(open, name)} onPress={() => go(`${path}?draft=${id}`)}>
            {open}
          </Button>
          <Button size="small" look="plain" label={all.of(text.deploy, name)} onPress={() => go(`${path}?do=deploy&workspace=${id}`)}>
            {text.deploy}
          </Button>
          <Button
            size="small"
            look="plain"
            tone="critical"
            label={all.of(text.remove, name)}
            busy={remove.busy}
            blocked={remove.blocked}
            onPress={() => void removeIt()}
          >
            {text.remove}
          </Button>
        </Inline>
      }
    />
  )
}
