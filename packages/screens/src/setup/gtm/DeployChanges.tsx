import type { TagContainer, TagWorkspace } from '@tagmason/domain'
import { Alert, Bullets, DiffView, Empty, Row, Select, Stack } from '@tagmason/ui'
import { CircleCheck } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { diffOf } from './diffOf.ts'
import { gtmText } from './texts.ts'

export interface DeployChangesProps {
  containers: readonly TagContainer[]
  workspaces: readonly TagWorkspace[]
  containerId: string
  workspaceId: string | undefined
  /** The file has been given. */
  saved: boolean
  onContainer(id: string): void
  onWorkspace(id: string): void
}

/** Where to and which tags, what that changes there, and what is to do with the file. */
export function DeployChanges({ containers, workspaces, containerId, workspaceId, saved, onContainer, onWorkspace }: DeployChangesProps) {
  const all = useText(gtmText)
  const text = all.deploy
  const made = useRead('containers.list').tags.length > 0
  const { changes } = useRead('containers.deployment', { containerId, ...(workspaceId === undefined ? {} : { workspaceId }) })
  return (
    <Stack gap="m">
      <Row>
        <Select
          label={text.container}
          options={containers.map(({ id, name }) => ({ value: id, label: name, ...(name === id ? {} : { detail: id }) }))}
          value={containerId}
          onChange={onContainer}
        />
        {workspaces.length > 0 && (
          <Select
            label={text.from}
            options={[{ value: 'all', label: text.all }, ...workspaces.map(({ id, name }) => ({ value: id, label: name }))]}
            value={workspaceId ?? 'all'}
            onChange={(value) => onWorkspace(value === 'all' ? '' : value)}
          />
        )}
      </Row>
      {saved && <Alert tone="accent" title={text.steps} detail={<Bullets label={text.steps} items={text.stepList} ordered />} />}
      {changes.length === 0 ? (
        <Empty icon={CircleCheck} title={made ? text.nothing : all.tags.none} detail={made ? text.nothingDetail : all.tags.noneDetail} />
      ) : (
        <DiffView label={text.changes} changes={changes.map((change) => diffOf(change, text.entities))} level={2} code unified />
      )}
    </Stack>
  )
}
