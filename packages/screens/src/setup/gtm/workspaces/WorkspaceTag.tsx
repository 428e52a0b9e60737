import type { GeneratedTag, TagEdit, TagWorkspace } from '@tagmason/domain'
import { Badge, ListRow, MenuButton, Text } from '@tagmason/ui'
import { Ellipsis, LogOut, Pause, Pencil, Play, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { RenameDialog } from '../../RenameDialog.tsx'
import { workspaceText } from './texts.ts'
import type { useWorkspaceChanges } from './useWorkspaceChanges.ts'

export interface WorkspaceTagProps {
  /** As the plan calls it. */
  name: string
  workspace: TagWorkspace
  tags: readonly GeneratedTag[]
  changes: ReturnType<typeof useWorkspaceChanges>
}

/** One tag as it goes into the container from this workspace. */
export function WorkspaceTag({ name, workspace: { tags: own, edits = {} }, tags, changes }: WorkspaceTagProps) {
  const text = useText(workspaceText)
  const [renaming, setRenaming] = useState(false)
  const made = tags.find((tag) => tag.name === name)
  const edit: TagEdit = Object.hasOwn(edits, name) ? (edits[name] ?? {}) : {}
  const called = edit.name ?? name
  const paused = edit.paused === true
  const edited = edit.name !== undefined || paused
  const { blocked } = changes
  const taken = tags.filter((tag) => tag.name !== name).map((tag) => (Object.hasOwn(edits, tag.name) ? edits[tag.name]?.name : undefined) ?? tag.name)
  const details = [made?.type ?? text.gone, ...(made === undefined ? [] : [text.firedBy(made.trigger)]), ...(called === name ? [] : [text.called(name)])]
  const renameIt = async (wanted: string) => {
    const { name: _before, ...rest } = edit
    if (await changes.edit(name, wanted === name ? rest : { ...rest, name: wanted })) setRenaming(false)
  }
  return (
    <ListRow
      title={called}
      facts={
        <>
          {paused && <Badge tone="caution">{text.paused}</Badge>}
          {called !== name && <Badge tone="accent">{text.newlyNamed}</Badge>}
        </>
      }
      detail={
        <Text size="small" tone="muted">
          {details.join(' · ')}
        </Text>
      }
      actions={
        <>
          <MenuButton
            size="small"
            label={text.more(called)}
            icon={Ellipsis}
            items={[
              { label: text.rename, icon: Pencil, blocked, onPress: () => setRenaming(true) },
              {
                label: paused ? text.resume : text.pause,
                icon: paused ? Play : Pause,
                blocked,
                onPress: () => void changes.edit(name, { ...edit, paused: !paused }),
              },
              ...(edited ? [{ label: text.asPlanned, icon: Undo2, blocked, onPress: () => void changes.edit(name, null) }] : []),
              { label: text.takeOut, icon: LogOut, blocked: blocked || (own.length === 1 && text.lastOne), onPress: () => void changes.takeOut(name) },
            ]}
          />
          <RenameDialog
            name={called}
            text={text}
            open={renaming}
            busy={changes.busy}
            blocked={blocked}
            problemOf={(wanted) => taken.includes(wanted) && text.nameTaken}
            onClose={() => setRenaming(false)}
            onRename={(wanted) => void renameIt(wanted)}
          />
        </>
      }
    />
  )
}
