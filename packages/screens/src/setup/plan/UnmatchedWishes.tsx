import type { Unmatched } from '@tagmason/domain'
import { Alert, Bullets, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'

/** Every part of the goals that became nothing, with the reason: no wish is dropped silently. */
export function UnmatchedWishes({ unmatched }: { unmatched: readonly Unmatched[] }) {
  const { plan: text, quoted } = useText(setupText)
  if (unmatched.length === 0) return null
  return (
    <Alert
      tone="caution"
      title={text.unmatched(unmatched.length)}
      detail={
        <Bullets
          label={text.unmatched(unmatched.length)}
          items={unmatched.map(({ span, reason }) => (
            <>
              <Text inline weight="medium">
                {quoted(span.text)}
              </Text>{' '}
              {text.reasons[reason]}
            </>
          ))}
        />
      }
    />
  )
}
