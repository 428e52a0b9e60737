import type { GeneratedTag, TagWorkspace } from '@tagmason/domain'
import { List, Select, Stack } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { workspaceText } from './texts.ts'
import { useWorkspaceChanges } from './useWorkspaceChanges.ts'
import { WorkspaceTag } from './WorkspaceTag.tsx'

/** The tags of a workspace, and those that can come in. */
export function WorkspaceTags({ workspace, tags }: { workspace: TagWorkspace; tags: readonly GeneratedTag[] }) {
  const text = useText(workspaceText)
  const changes = useWorkspaceChanges(workspace)
  const others = tags.filter((tag) => !workspace.tags.includes(tag.name))
  const { shown, pager } = usePages(text.tags, workspace.tags)
  return (
    <Stack gap="m">
      <Select
        label={text.add}
        placeholder={text.choose}
        blocked={changes.blocked || (others.length === 0 && text.allIn)}
        options={others.map(({ name, type }) => ({ value: name, label: name, detail: type }))}
        value=""
        onChange={(tag) => void changes.add(tag)}
      />
      <List label={text.tags}>
        {shown.map((name) => (
          <WorkspaceTag key={name} name={name} workspace={workspace} tags={tags} changes={changes} />
        ))}
      </List>
      {pager}
    </Stack>
  )
}
