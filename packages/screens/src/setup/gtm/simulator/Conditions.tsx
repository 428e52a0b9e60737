import type { ConditionOutcome, TriggerOutcome } from '@tagmason/domain'
import { Code, Icon, type IconSource, Inline, Stack, Text, type Tone } from '@tagmason/ui'
import { Check, CircleQuestionMark, X } from 'lucide-react'
import { useText } from '../../../language.ts'
import { simulatorText } from './texts.ts'
import { ValueOf } from './ValueOf.tsx'

const marks: Record<'true' | 'false' | 'unknown', { icon: IconSource; tone: Tone }> = {
  true: { icon: Check, tone: 'positive' },
  false: { icon: X, tone: 'critical' },
  unknown: { icon: CircleQuestionMark, tone: 'caution' },
}
const said = (holds: boolean | 'unknown') => (holds === 'unknown' ? holds : holds ? 'true' : 'false')

/** Whether something holds, as a picture that says it. */
function Mark({ holds }: { holds: boolean | 'unknown' }) {
  const text = useText(simulatorText)
  const { icon, tone } = marks[said(holds)]
  return (
    <Text inline tone={tone}>
      <Icon of={icon} size="small" label={text.holds[said(holds)]} />
    </Text>
  )
}

export interface TriggerResultProps {
  trigger: TriggerOutcome
  /** What is said of the tag already. */
  told: string
}

/** A trigger of a tag, and each of its conditions with what was compared. */
export function TriggerResult({ trigger: { trigger, role, holds, because, conditions }, told }: TriggerResultProps) {
  const text = useText(simulatorText)
  return (
    <Stack gap="xxs">
      <Inline gap="xs">
        <Mark holds={holds} />
        <Text inline size="small" weight="medium">
          {`${role === 'firing' ? text.firing : text.blocking}: ${trigger}`}
        </Text>
      </Inline>
      {conditions.length === 0 && because !== told && (
        <Text size="small" tone="muted">
          {because}
        </Text>
      )}
      {conditions.map((condition, at) => (
        <Condition key={at} condition={condition} />
      ))}
    </Stack>
  )
}

function Condition({ condition: { left, value, is, words = is, ignoreCase, right, holds } }: { condition: ConditionOutcome }) {
  const text = useText(simulatorText)
  return (
    <Inline gap="xs" align="baseline">
      <Mark holds={holds} />
      <Code>{left}</Code>
      <Text inline size="small">
        {`${words}${ignoreCase ? ` (${text.anyCase})` : ''}`}
      </Text>
      <ValueOf value={right} />
      <Text inline size="small" tone="muted">
        {`· ${text.actual}`}
      </Text>
      <ValueOf value={value} />
    </Inline>
  )
}
