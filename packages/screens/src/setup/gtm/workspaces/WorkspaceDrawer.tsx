import type { GeneratedTag, TagContainer, TagWorkspace } from '@tagmason/domain'
import { Button, Drawer, Inline, Stack, TabbedPanel } from '@tagmason/ui'
import { Pencil, Rocket } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useNavigation } from '../../../navigation.tsx'
import { RenameDialog } from '../../RenameDialog.tsx'
import { workspaceText } from './texts.ts'
import { useWorkspaceChanges } from './useWorkspaceChanges.ts'
import { WorkspaceComparison } from './WorkspaceComparison.tsx'
import { WorkspaceTags } from './WorkspaceTags.tsx'

export interface WorkspaceDrawerProps {
  /** Undefined while none is open. */
  workspace: TagWorkspace | undefined
  containers: readonly TagContainer[]
  tags: readonly GeneratedTag[]
  onClose(): void
}

/** A workspace: its tags, edited apart from the live ones, and what they change in a container. */
export function WorkspaceDrawer({ workspace, containers, tags, onClose }: WorkspaceDrawerProps) {
  const text = useText(workspaceText)
  return (
    <Drawer open={workspace !== undefined} onClose={onClose} size="large" title={workspace?.name ?? ''} detail={text.detail}>
      {workspace !== undefined && <Contents workspace={workspace} containers={containers} tags={tags} />}
    </Drawer>
  )
}

function Contents({ workspace, containers, tags }: { workspace: TagWorkspace; containers: readonly TagContainer[]; tags: readonly GeneratedTag[] }) {
  const text = useText(workspaceText)
  const { path, go } = useNavigation()
  const { busy, blocked, rename } = useWorkspaceChanges(workspace)
  const [renaming, setRenaming] = useState(false)
  const renameIt = async (name: string) => {
    if (await rename(name)) setRenaming(false)
  }
  return (
    <Stack gap="m">
      <Inline gap="xs">
        <Button icon={Rocket} onPress={() => go(`${path}?do=deploy&workspace=${workspace.id}`)}>
          {text.deploy}
        </Button>
        <Button icon={Pencil} look="plain" blocked={blocked} onPress={() => setRenaming(true)}>
          {text.rename}
        </Button>
      </Inline>
      <TabbedPanel
        label={text.contents}
        tabs={[
          { id: 'tags', label: text.tags, count: workspace.tags.length, panel: () => <WorkspaceTags workspace={workspace} tags={tags} /> },
          { id: 'compare', label: text.compare, panel: () => <WorkspaceComparison workspace={workspace} containers={containers} /> },
        ]}
      />
      <RenameDialog
        name={workspace.name}
        text={text}
        open={renaming}
        busy={busy}
        blocked={blocked}
        onClose={() => setRenaming(false)}
        onRename={(name) => void renameIt(name)}
      />
    </Stack>
  )
}
