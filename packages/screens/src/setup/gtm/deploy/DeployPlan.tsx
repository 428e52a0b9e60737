import type { Deployment, TagContainer, TagWorkspace } from '@tagmason/domain'
import { Alert, Bullets, Empty, Row, Section, Select, Stack, Steps, Text, Time } from '@tagmason/ui'
import { CircleCheck } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { gtmText } from '../texts.ts'
import { DeploymentEffect } from '../proof/Effect.tsx'
import { proofText } from '../proof/texts.ts'
import { ThingChanges } from '../ThingChanges.tsx'
import { DeploymentProof } from './DeploymentProof.tsx'
import { deployText } from './texts.ts'

export interface DeployPlanProps {
  containers: readonly TagContainer[]
  workspaces: readonly TagWorkspace[]
  wanted: { containerId: string; workspaceId?: string }
  /** The file has been given. */
  saved: boolean
  onContainer(id: string): void
  onWorkspace(id: string): void
}

/** Where to and which tags, how far it is, and what it changes there. */
export function DeployPlan({ containers, workspaces, wanted, saved, onContainer, onWorkspace }: DeployPlanProps) {
  const all = useText(gtmText)
  const text = all.deploy
  const own = useText(deployText)
  const { effect } = useText(proofText)
  const made = useRead('containers.list').tags.length > 0
  const planned = useRead('containers.deployment', wanted)
  const { tags, changes, compared, approval } = planned
  const approved = approval?.holds === true
  return (
    <Stack gap="m">
      <Row>
        <Select
          label={text.container}
          options={containers.map(({ id, name }) => ({ value: id, label: name, ...(name === id ? {} : { detail: id }) }))}
          value={wanted.containerId}
          onChange={onContainer}
        />
        {workspaces.length > 0 && (
          <Select
            label={text.from}
            options={[{ value: 'all', label: text.all }, ...workspaces.map(({ id, name }) => ({ value: id, label: name }))]}
            value={wanted.workspaceId ?? 'all'}
            onChange={(value) => onWorkspace(value === 'all' ? '' : value)}
          />
        )}
      </Row>
      {tags === 0 ? (
        <Empty icon={CircleCheck} title={made ? text.nothing : all.tags.none} detail={made ? text.nothingDetail : all.tags.noneDetail} />
      ) : (
        <>
          <Steps
            label={own.steps}
            steps={[{ title: own.approveStep }, { title: own.downloadStep }, { title: own.markStep }]}
            current={approved ? (saved ? 2 : 1) : 0}
          />
          <Standing approval={approval} />
          {approved && saved && <Alert tone="accent" title={text.steps} detail={<Bullets label={text.steps} items={text.stepList} ordered />} />}
          <Text size="small" tone="muted">
            {compared ? own.compared : own.notCompared}
          </Text>
          <Section title={own.proof.title} level={2} size="body">
            <DeploymentProof wanted={wanted} />
          </Section>
          {changes.length === 0 ? (
            <Alert tone="positive" title={own.same} detail={own.sameDetail} />
          ) : (
            <>
              <Section title={effect.title} level={2} size="body">
                <DeploymentEffect wanted={wanted} />
              </Section>
              <Section title={own.settings} level={2} size="body">
                <ThingChanges label={text.changes} changes={changes} />
              </Section>
            </>
          )}
        </>
      )}
    </Stack>
  )
}

/** Who approved it, or that it is another plan by now. */
function Standing({ approval }: Pick<Deployment, 'approval'>) {
  const own = useText(deployText)
  if (approval === null) return null
  if (!approval.holds)
    return (
      <Alert
        tone="caution"
        title={approval.stale === 'proof' ? own.proof.stale : own.changed}
        detail={approval.stale === 'proof' ? own.proof.staleDetail : own.changedDetail(approval.by)}
      />
    )
  return <Alert tone="positive" title={own.approved(approval.by)} detail={<Time at={approval.at} show="both" />} />
}
