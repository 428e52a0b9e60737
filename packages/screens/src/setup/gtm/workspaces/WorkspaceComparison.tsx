import type { TagContainer, TagWorkspace } from '@tagmason/domain'
import { Empty, Select, Stack, Text } from '@tagmason/ui'
import { CircleCheck, Container } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { deployText } from '../deploy/texts.ts'
import { ThingChanges } from '../ThingChanges.tsx'
import { workspaceText } from './texts.ts'

/** A workspace against what is stored of a container. */
export function WorkspaceComparison({ workspace, containers }: { workspace: TagWorkspace; containers: readonly TagContainer[] }) {
  const text = useText(workspaceText)
  const [chosen, setChosen] = useState((containers.find(({ importedAt }) => importedAt !== undefined) ?? containers[0])?.id ?? '')
  if (chosen === '') return <Empty icon={Container} title={text.noContainer} />
  return (
    <Stack gap="m">
      <Select label={text.container} options={containers.map(({ id, name }) => ({ value: id, label: name, detail: id }))} value={chosen} onChange={setChosen} />
      <Against workspace={workspace} containerId={chosen} />
    </Stack>
  )
}

function Against({ workspace, containerId }: { workspace: TagWorkspace; containerId: string }) {
  const text = useText(workspaceText)
  const own = useText(deployText)
  const { tags, changes, compared } = useRead('containers.deployment', { containerId, workspaceId: workspace.id })
  if (tags === 0) return <Empty icon={CircleCheck} title={text.nothing} detail={text.nothingDetail} />
  if (changes.length === 0) return <Empty icon={CircleCheck} title={text.same} detail={text.sameDetail} />
  return (
    <Stack gap="s">
      <Text size="small" tone="muted">
        {compared ? own.compared : own.notCompared}
      </Text>
      <ThingChanges label={text.changes} changes={changes} />
    </Stack>
  )
}
