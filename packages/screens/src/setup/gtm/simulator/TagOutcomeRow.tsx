import type { TagOutcome } from '@tagmason/domain'
import { Alert, Badge, Button, Bullets, Code, Facts, ListRow, Stack, Text } from '@tagmason/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../language.ts'
import { gtmText } from '../texts.ts'
import { TriggerResult } from './Conditions.tsx'
import { simulatorText } from './texts.ts'
import { ValueOf } from './ValueOf.tsx'

export interface TagOutcomeRowProps {
  outcome: TagOutcome
  initiallyOpen: boolean
  /** When the tag fires, drawn where it does not. */
  explain(tag: string): ReactNode
}

/** One tag in one event: why it fired or not, with what it ran, and what that cannot tell. */
export function TagOutcomeRow({ outcome, initiallyOpen, explain }: TagOutcomeRowProps) {
  const { of } = useText(gtmText)
  const text = useText(simulatorText)
  const [open, setOpen] = useState(initiallyOpen)
  const { tag, type, because, runFor, triggers, parameters, effects } = outcome
  const isSilent = outcome.outcome !== 'fired'
  const hasDetails = isSilent || triggers.length + parameters.length + effects.length > 0
  return (
    <ListRow
      align="start"
      title={tag}
      facts={
        <>
          <Code>{type}</Code>
          {runFor !== undefined && <Badge>{text.runFor[runFor.as](runFor.tag)}</Badge>}
        </>
      }
      detail={
        <Stack gap="s">
          <Text size="small" tone="muted">
            {because}
          </Text>
          {open && (
            <>
              {triggers.map((trigger, at) => (
                <TriggerResult key={at} trigger={trigger} told={because} />
              ))}
              {parameters.length > 0 && (
                <Stack gap="xxs">
                  <Text size="small" weight="medium">
                    {text.sends}
                  </Text>
                  <Facts items={parameters.map(({ key, value }) => ({ term: <Code>{key}</Code>, value: <ValueOf value={value} /> }))} />
                </Stack>
              )}
              {effects.length > 0 && <Alert tone="caution" title={text.open} detail={<Bullets label={text.open} items={effects} />} />}
              {isSilent && explain(tag)}
            </>
          )}
        </Stack>
      }
      actions={
        hasDetails && (
          <Button size="small" look="plain" iconEnd={open ? ChevronUp : ChevronDown} expanded={open} label={of(text.show, tag)} onPress={() => setOpen(!open)}>
            {text.show}
          </Button>
        )
      }
    />
  )
}
