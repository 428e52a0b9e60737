import type { Span, Unmatched } from '@tagmason/domain'
import { Alert, Bullets, Button, IconButton, Inline, Text } from '@tagmason/ui'
import { Plus, X } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { planText } from './texts.ts'

/** Every part of the goals that became nothing, with the reason and a way to make an event of it: no wish is dropped silently. */
export function UnmatchedWishes({ unmatched, onAdd }: { unmatched: readonly Unmatched[]; onAdd(wish: Span): void }) {
  const { plan: text, quoted } = useText(setupText)
  const words = useText(planText)
  const { blocked } = useAct('plans.addEvent')
  const dismiss = useAct('plans.dismissWish')
  if (unmatched.length === 0) return null
  return (
    <Alert
      tone="caution"
      title={text.unmatched(unmatched.length)}
      detail={
        <Bullets
          label={text.unmatched(unmatched.length)}
          items={unmatched.map(({ span, reason }) => (
            <Inline key={span.start} gap="xs">
              <Text inline weight="medium">
                {quoted(span.text)}
              </Text>
              <Text inline>{text.reasons[reason]}</Text>
              {/* What was left out on purpose is no wish to answer. */}
              {reason !== 'negated' && reason !== 'personalData' && (
                <Button size="small" icon={Plus} blocked={blocked} label={`${words.addAsEvent}: ${span.text}`} onPress={() => onAdd(span)}>
                  {words.addAsEvent}
                </Button>
              )}
              <IconButton
                size="small"
                look="plain"
                icon={X}
                label={words.dismissWish(span.text)}
                blocked={dismiss.blocked}
                onPress={() => void dismiss.run(span)}
              />
            </Inline>
          ))}
        />
      }
    />
  )
}
