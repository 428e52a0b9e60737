import type { Resolved } from '@tagmason/domain'
import { Code, Text } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { simulatorText } from './texts.ts'

/** A value as the container sees it; what nobody can know is said with the reason, never guessed. */
export function ValueOf({ value }: { value: Resolved }) {
  const text = useText(simulatorText)
  if (!value.known)
    return (
      <Text inline size="small">
        {`${text.open}: ${value.because}`}
      </Text>
    )
  if (value.value === undefined || value.value === null)
    return (
      <Text inline size="small" tone="muted">
        {text.undefinedValue}
      </Text>
    )
  return <Code>{typeof value.value === 'string' ? `'${value.value}'` : JSON.stringify(value.value)}</Code>
}
