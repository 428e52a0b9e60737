import type { EventUse } from '@tagmason/domain'
import { Heading, List, ListRow, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { eventsText } from './texts.ts'

/** Where else the name stands. */
export function EventUses({ uses }: { uses: readonly EventUse[] }) {
  const text = useText(eventsText)
  return (
    <Stack gap="s">
      <Heading level={2} size="body">
        {text.usedTitle}
      </Heading>
      {uses.length === 0 ? (
        <Text tone="muted">{text.usedNowhere}</Text>
      ) : (
        <List label={text.usedTitle}>
          {uses.map(({ kind, name, href }) => (
            <ListRow key={`${kind}${name}`} title={name} href={href} detail={text.uses[kind]} />
          ))}
        </List>
      )}
    </Stack>
  )
}
