import type { AvailableIntegration } from '@tagmason/domain'
import { Bullets, Drawer, LinkButton, Section, Skeleton, Stack, Text } from '@tagmason/ui'
import { BookOpen } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { integrationsText } from './texts.ts'

/** What a service brings and asks for, before one connects it. */
export function About({ row, onClose }: { row: AvailableIntegration | undefined; onClose(): void }) {
  const text = useText(integrationsText)
  return (
    <Drawer open={row !== undefined} onClose={onClose} title={row?.name ?? ''} detail={row && (text.types[row.type] ?? row.type)}>
      {row !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Facts id={row.id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

function Facts({ id }: { id: string }) {
  const text = useText(integrationsText)
  const { integration, guide } = useRead('integrations.facts', { id })
  const { server } = useRead('session.get')
  const { description = integration.description, syncs = [], permissions = [] } = text.services[id] ?? {}
  return (
    <Stack gap="l">
      <Text>{description}</Text>
      {syncs.length > 0 && (
        <Section title={text.syncs} size="large">
          <Bullets label={text.syncs} items={syncs} />
        </Section>
      )}
      {permissions.length > 0 && (
        <Section title={text.permissions} size="large">
          <Bullets label={text.permissions} items={permissions} />
        </Section>
      )}
      <Section title={text.settingUp} size="large">
        <Stack gap="s" align="start">
          <Text>{server === undefined ? text.waitingNoteDetail : text.noConnectorDetail}</Text>
          <LinkButton icon={BookOpen} href={guide}>
            {text.guide}
          </LinkButton>
        </Stack>
      </Section>
    </Stack>
  )
}
