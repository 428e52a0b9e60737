import type { NameCheck } from '@tagmason/domain'
import { Button, Inline, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { eventsText } from './texts.ts'

export interface NameNotesProps {
  typed: string
  check: NameCheck | undefined
  /** The member takes the suggestion. */
  onUse(name: string): void
}

/** What GA4 makes of a name, and with which other one it would be confused. */
export function NameNotes({ typed, check, onUse }: NameNotesProps) {
  const text = useText(eventsText)
  const [finding] = check?.findings ?? []
  if (check === undefined || check.name === '' || check.taken)
    return (
      <Text size="small" tone="muted">
        {text.nameHint}
      </Text>
    )
  return (
    <Stack gap="xxs">
      <Text size="small" tone="muted">
        {check.name === typed.trim() ? text.nameHint : text.becomes(check.name)}
      </Text>
      {finding !== undefined && (
        <Inline gap="xs">
          <Text size="small" tone="caution">
            {text.findings[finding.code](finding.other ?? '')}
          </Text>
          <Button size="small" look="plain" onPress={() => onUse(finding.suggestion)}>
            {text.use(finding.suggestion)}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
