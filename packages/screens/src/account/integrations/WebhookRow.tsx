import type { Webhook } from '@tagmason/domain'
import { Badge, Button, Code, Inline, ListRow, Stack, statusTone, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useNow } from '../../workspace.tsx'
import { accessText } from '../access/texts.ts'
import { useWebhookTest } from '../access/useWebhookTest.ts'
import { integrationsText } from './texts.ts'
import { WebhookMenu } from './WebhookMenu.tsx'

/** One webhook: where it leads, what it is told, and when it last was. */
export function WebhookRow({ row, onEdit }: { row: Webhook; onEdit(): void }) {
  const text = useText(integrationsText)
  const access = useText(accessText)
  const now = useNow()
  const test = useWebhookTest(row)
  const { name, url, events, status, lastTriggered } = row
  return (
    <ListRow
      align="start"
      title={name}
      facts={<Badge tone={statusTone(status)}>{access.statuses[status]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text>{url}</Text>
          <Inline gap="xs">
            {events.map((event) => (
              <Code key={event}>{event}</Code>
            ))}
          </Inline>
          <Meta>
            {lastTriggered === null ? (
              access.neverTriggered
            ) : (
              <>
                {access.lastTriggered} <Time at={lastTriggered} show="relative" now={now} />
              </>
            )}
          </Meta>
        </Stack>
      }
      actions={
        <Inline gap="xs" wrap={false}>
          <Button size="small" label={access.of(access.test, name)} busy={test.busy} blocked={test.blocked} onPress={() => void test.run()}>
            {access.test}
          </Button>
          <Button size="small" label={access.of(text.edit, name)} onPress={onEdit}>
            {text.edit}
          </Button>
          <WebhookMenu row={row} />
        </Inline>
      }
    />
  )
}
