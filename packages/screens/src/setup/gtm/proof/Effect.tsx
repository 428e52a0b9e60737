import { effectTones } from './effectTones.ts'
import { type ContainerEffect, effectKinds } from '@tagmason/domain'
import { Alert, Badge, Bullets, Inline, List, Skeleton, Stack, Text } from '@tagmason/ui'
import { type ReactNode, Suspense } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { useRead } from '../../../workspace.tsx'
import { ExportReport } from './ExportReport.tsx'
import { EffectRow } from './EffectRow.tsx'
import { proofText } from './texts.ts'

/** What leaves the browser differently from one version to another. */
export function VersionEffect({ id, from, to }: { id: string; from: number; to: number }) {
  return (
    <Apart>
      <OfVersions id={id} from={from} to={to} />
    </Apart>
  )
}

/** What leaves the browser differently once the tags are deployed. */
export function DeploymentEffect({ wanted }: { wanted: { containerId: string; workspaceId?: string } }) {
  return (
    <Apart>
      <OfDeployment wanted={wanted} />
    </Apart>
  )
}

/** It takes longer than what is around it, and may fail alone. */
const Apart = ({ children }: { children: ReactNode }) => (
  <Guard>
    <Suspense fallback={<Skeleton shape="text" />}>{children}</Suspense>
  </Guard>
)

function OfVersions(input: { id: string; from: number; to: number }) {
  return <Effect effect={useRead('containers.effect', input)} file={`${input.id}-${input.to}`} />
}

function OfDeployment({ wanted }: { wanted: { containerId: string; workspaceId?: string } }) {
  return <Effect effect={useRead('containers.deploymentEffect', wanted)} file={`${wanted.containerId}-deploy.json`} />
}

/** Losses first: how much differs at a glance, then each change with the visit that shows it. */
export function Effect({ effect, file }: { effect: ContainerEffect; file: string }) {
  const text = useText(proofText).effect
  const { changes, counts, visits, left, impossible } = effect
  const { shown, pager } = usePages(text.title, changes, 10)
  const total = effectKinds.reduce((sum, kind) => sum + counts[kind], 0)
  if (impossible !== '') return <Alert tone="caution" title={text.impossible} detail={impossible} />
  return (
    <Stack gap="s">
      {total === 0 ? (
        <Alert tone="positive" title={text.none} detail={text.noneDetail(visits)} />
      ) : (
        <>
          <Inline gap="xs">
            {effectKinds
              .filter((kind) => counts[kind] > 0)
              .map((kind) => (
                <Badge key={kind} tone={effectTones[kind]} look="solid">
                  {text.counts[kind](counts[kind])}
                </Badge>
              ))}
          </Inline>
          <Text size="small" tone="muted">
            {text.compared(visits)}
          </Text>
          <List label={text.title}>
            {shown.map((change, at) => (
              <EffectRow key={`${change.kind} ${change.label} ${change.on.before} ${change.on.after} ${at}`} change={change} />
            ))}
          </List>
          {pager}
          {total > changes.length && <Alert tone="caution" title={text.cut(changes.length, total)} />}
        </>
      )}
      <ExportReport of={{ kind: 'effect', found: effect, file }} />
      {left.length > 0 && <Alert tone="caution" title={text.left} detail={<Bullets label={text.left} items={left} />} />}
    </Stack>
  )
}
