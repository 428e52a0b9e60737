import type { Webhook } from '@tagmason/domain'
import { Badge, Inline, Stack, statusTone, type TableColumn, Text, Time } from '@tagmason/ui'
import { useMemo } from 'react'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { apiText } from './texts.ts'
import { WebhookTest } from './WebhookTest.tsx'

/** What the table says about a webhook. */
export function useWebhookColumns(): readonly TableColumn<Webhook>[] {
  const { webhookColumns: heads, failing } = useText(apiText)
  const { statuses, neverTriggered } = useText(accessText)
  const now = useNow()
  return useMemo(
    () => [
      {
        id: 'url',
        head: heads.url,
        cell: ({ url, name }) => (
          <Stack gap="none">
            <Text weight="medium">{url}</Text>
            <Text size="small" tone="muted">
              {name}
            </Text>
          </Stack>
        ),
        sort: ({ url }) => url,
      },
      { id: 'events', head: heads.events, cell: ({ events }) => events.join(', ') },
      {
        id: 'status',
        head: heads.status,
        cell: ({ status, failures }) => (
          <Inline gap="xxs">
            <Badge tone={statusTone(status)}>{statuses[status]}</Badge>
            {failures > 0 && <Badge tone="critical">{failing(failures)}</Badge>}
          </Inline>
        ),
        sort: ({ status }) => status,
      },
      {
        id: 'lastTriggered',
        head: heads.lastTriggered,
        cell: ({ lastTriggered }) => <Time at={lastTriggered} show="relative" now={now} missing={neverTriggered} />,
        sort: ({ lastTriggered }) => lastTriggered,
      },
      { id: 'act', head: heads.act, align: 'end', cell: (webhook) => <WebhookTest webhook={webhook} /> },
    ],
    [heads, failing, statuses, neverTriggered, now],
  )
}
