import type { Integration } from '@tagmason/domain'
import { Badge, Icon, ListRow, Stack, type Tone, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useNow } from '../../workspace.tsx'
import { ConnectedActions } from './ConnectedActions.tsx'
import { serviceIcon } from './serviceIcons.ts'
import { integrationsText } from './texts.ts'

const tones: Record<Integration['status'], Tone> = { connected: 'positive', waiting: 'neutral', error: 'critical' }

/** One service: what it does, how it stands, and when it last synced. */
export function ConnectedRow({ row }: { row: Integration }) {
  const text = useText(integrationsText)
  const now = useNow()
  const { id, name, description, type, status, lastSync, icon, settings, problem, account } = row
  const manner =
    'autoSync' in settings
      ? settings.autoSync
        ? text.frequencies[settings.syncFrequency]
        : text.manual
      : settings.notifications
        ? settings.channel
        : text.silent
  return (
    <ListRow
      align="start"
      lead={<Icon of={serviceIcon(icon)} tone="muted" />}
      title={name}
      facts={
        <>
          <Badge>{text.types[type] ?? type}</Badge>
          <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text>{text.services[id]?.description ?? description}</Text>
          {status === 'error' && problem !== undefined && <Text tone="critical">{text.problems[problem]}</Text>}
          {status === 'waiting' && <Text>{text.waitsFor}</Text>}
          <Meta>
            {account ?? ''}
            {lastSync === null ? (
              text.neverSynced
            ) : (
              <>
                {text.lastSync} <Time at={lastSync} show="relative" now={now} />
              </>
            )}
            {manner}
          </Meta>
        </Stack>
      }
      actions={<ConnectedActions row={row} />}
    />
  )
}
