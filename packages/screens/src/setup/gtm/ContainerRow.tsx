import type { TagContainer } from '@tagmason/domain'
import { Badge, Button, Code, Inline, ListRow, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { ContainerMenu } from './ContainerMenu.tsx'
import { containerTones } from './containerTones.ts'
import { gtmText } from './texts.ts'
import { useVerify } from './useVerify.ts'

/** One container: its id, whether it is proven to be there, and what is in it. */
export function ContainerRow({ container }: { container: TagContainer }) {
  const text = useText(gtmText)
  const { verify, run } = useVerify()
  const { path, go } = useNavigation()
  const { id, name, status, tags, triggers, importedAt, published } = container
  const check = status === 'connected' ? text.refresh : text.verify
  return (
    <ListRow
      align="start"
      title={name}
      facts={
        <>
          {name !== id && <Code>{id}</Code>}
          <Badge tone={containerTones[status]}>{text.statuses[status]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          <Inline gap="s">
            <Text size="small">{text.tagCount(tags)}</Text>
            <Text size="small">{text.triggerCount(triggers)}</Text>
          </Inline>
          {importedAt !== undefined && (
            <Text size="small" tone="muted">
              {published === true ? text.readAt : text.importedAt} <Time at={importedAt} show="date" />
            </Text>
          )}
          {status === 'pending' && (
            <Text size="small" tone="muted">
              {text.awaitsProof}
            </Text>
          )}
        </Stack>
      }
      actions={
        <Inline gap="xs">
          <Button size="small" look="plain" label={text.of(check, id)} busy={verify.busy} blocked={verify.blocked} onPress={() => void run(container)}>
            {check}
          </Button>
          <Button size="small" label={text.of(text.view, id)} onPress={() => go(`${path}?id=${id}`)}>
            {text.view}
          </Button>
          <ContainerMenu container={container} />
        </Inline>
      }
    />
  )
}
