import type { ShareRow } from '@tagmason/domain'
import { Badge, Inline, Stack, statusTone, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shareText } from './texts.ts'

/** How a share stands, and what keeps it from opening. */
export function ShareState({ share: { status, stopped, option } }: { share: ShareRow }) {
  const text = useText(shareText)
  const why = stopped === null ? '' : stopped === 'option' ? text.stoppedBy(option === null ? '' : text.optionNames[option]) : text.stops[stopped]
  return (
    <Stack gap="xxs">
      <Inline gap="xs">
        <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge>
        {stopped !== null && <Badge tone="caution">{text.stopped}</Badge>}
      </Inline>
      {why !== '' && (
        <Text size="small" tone="muted">
          {why}
        </Text>
      )}
    </Stack>
  )
}
