import { type ApiKey, sameName } from '@tagmason/domain'
import { Badge, Button, Code, ListRow, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { accessText } from '../access/texts.ts'

/** One key: what can be seen of it, and when it was made and used. */
export function KeyRow({ row: { name, environment, key, created, lastUsed, expires, previousUntil }, onRegenerate }: { row: ApiKey; onRegenerate(): void }) {
  const text = useText(accessText)
  const now = useNow()
  const { blocked } = useAct('apiKeys.regenerate')
  return (
    <ListRow
      align="start"
      title={name}
      facts={!sameName(name, environment) && <Badge>{text.environments[environment]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text>
            <Code>{key}</Code>
          </Text>
          <Meta>
            <>
              {text.created} <Time at={created} />
            </>
            {lastUsed === null ? (
              text.neverUsed
            ) : (
              <>
                {text.lastUsed} <Time at={lastUsed} show="relative" now={now} />
              </>
            )}
            {expires !== null && (
              <>
                {text.ends} <Time at={expires} />
              </>
            )}
            {previousUntil !== null && (
              <>
                {text.previousUntil} <Time at={previousUntil} show="both" />
              </>
            )}
          </Meta>
        </Stack>
      }
      actions={
        <Button size="small" label={text.of(text.regenerate, name)} blocked={blocked} onPress={onRegenerate}>
          {text.regenerate}
        </Button>
      }
    />
  )
}
