import type { TagContainer } from '@tagmason/domain'
import { Badge, Code, Inline, Skeleton, Stack, Text, Time } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { ScreenActions, ScreenPlace } from '../../Screen.tsx'
import { ContainerActions } from './ContainerActions.tsx'
import { containerTones } from './containerTones.ts'
import { gtmText } from './texts.ts'
import { late } from '../../late.ts'

const ContainerParts = late(() => import('./container/ContainerParts.tsx'), 'ContainerParts')

export interface ContainerPageProps {
  container: TagContainer
  /** A press on this visit led here, and not the address. */
  arrived: boolean
}

/** One container, with all that is known of what is stored of it. */
export function ContainerPage({ container, arrived }: ContainerPageProps) {
  const text = useText(gtmText)
  const { id, name, status, tags, triggers, importedAt, published } = container
  return (
    <Stack gap="l">
      <ScreenPlace name={name} arrived={arrived} />
      <ScreenActions>
        <ContainerActions container={container} />
      </ScreenActions>
      <Inline gap="s">
        {name !== id && <Code>{id}</Code>}
        <Badge tone={containerTones[status]}>{text.statuses[status]}</Badge>
        <Text size="small" tone="muted">
          {text.tagCount(tags)}
        </Text>
        <Text size="small" tone="muted">
          {text.triggerCount(triggers)}
        </Text>
        {importedAt !== undefined && (
          <Text size="small" tone="muted">
            {published === true ? text.readAt : text.importedAt} <Time at={importedAt} show="date" />
          </Text>
        )}
      </Inline>
      <Guard>
        <Suspense fallback={<Skeleton shape="text" />}>
          <ContainerParts container={container} />
        </Suspense>
      </Guard>
    </Stack>
  )
}
