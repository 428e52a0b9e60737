import type { AnalyticsProperty, ConnectionStatus } from '@tagmason/domain'
import { Badge, Button, Code, Inline, ListRow, Stack, Text, toast, type Tone } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { PropertyMenu } from './PropertyMenu.tsx'
import { ga4Text } from './texts.ts'

const tones: Record<ConnectionStatus, Tone> = { connected: 'positive', pending: 'caution' }

/** One property: its id, whether it is proven to be there, its streams, and which containers send to it. */
export function PropertyRow({ property, sentFrom }: { property: AnalyticsProperty; sentFrom: readonly string[] }) {
  const text = useText(ga4Text)
  const verify = useAct('properties.verify')
  const [, open] = useQuery('id')
  const { id, name, status, streams } = property
  const check = status === 'connected' ? text.refresh : text.verify
  const look = async () => {
    const found = (await verify.run({ id }))?.done
    if (found?.status === 'pending') toast.warning(text.notVerified, { detail: text.notVerifiedDetail })
    else if (found !== undefined) toast.info(text.nothingNewer, { detail: text.nothingNewerDetail })
  }
  return (
    <ListRow
      align="start"
      title={name}
      facts={
        <>
          <Code>{id}</Code>
          <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text size="small">{text.streams(streams)}</Text>
          {sentFrom.length > 0 && (
            <Text size="small" tone="muted">
              {text.sentFrom(sentFrom.join(', '))}
            </Text>
          )}
        </Stack>
      }
      actions={
        <Inline gap="xs">
          <Button size="small" look="plain" label={text.of(check, id)} busy={verify.busy} blocked={verify.blocked} onPress={() => void look()}>
            {check}
          </Button>
          <Button size="small" label={text.of(text.configuration, id)} onPress={() => open(id)}>
            {text.configuration}
          </Button>
          <PropertyMenu property={property} />
        </Inline>
      }
    />
  )
}
