import type { ApiKey } from '@tagmason/domain'
import { Stack, Text, Time } from '@tagmason/ui'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { apiText } from './texts.ts'

/** A key by its name, with its kind and what ends when. */
export function KeyName({ row: { name, kind, environment, expires, previousUntil } }: { row: ApiKey }) {
  const text = useText(apiText)
  const { kinds, environments } = useText(accessText)
  return (
    <Stack gap="none">
      <Text weight="medium">{name}</Text>
      <Text size="small" tone="muted">
        {text.ofKind(kinds[kind], environments[environment])}
        {expires !== null && (
          <>
            {` · ${text.endsOn} `}
            <Time at={expires} />
          </>
        )}
        {previousUntil !== null && (
          <>
            {` · ${text.oldUntil} `}
            <Time at={previousUntil} show="both" />
          </>
        )}
      </Text>
    </Stack>
  )
}
