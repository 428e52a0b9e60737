import { Button, LinkButton } from '@tagmason/ui'
import { useText } from '../language.ts'
import { shellText } from '../shell/texts.ts'
import type { Refused } from './door.tsx'
import { GateCard } from './GateCard.tsx'
import { Refusal } from './Refusal.tsx'
import { entranceText } from './texts.ts'

export interface GoneCardProps {
  name: string
  refused: Refused
  onRetry(): void
}

/** A link that opens nothing, or nothing at this moment. */
export function GoneCard({ name, refused, onRetry }: GoneCardProps) {
  const text = useText(entranceText)
  const shell = useText(shellText)
  if (refused.code === 'tooMany' || refused.code === 'unavailable')
    return (
      <GateCard name={name} title={text.join(name)}>
        <Refusal of={refused} />
        <Button full onPress={onRetry}>
          {shell.retry}
        </Button>
      </GateCard>
    )
  return (
    <GateCard name={name} title={text.linkEnded} detail={text.refusals[refused.code]}>
      <LinkButton href="/sign-in" full>
        {text.toSignIn}
      </LinkButton>
    </GateCard>
  )
}
