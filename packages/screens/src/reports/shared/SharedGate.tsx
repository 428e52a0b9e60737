import { Button, Card, LinkButton } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import type { SharedRefusal } from './answers.ts'
import { sharedText } from './texts.ts'
import { useWindowTitle } from './useWindowTitle.ts'

interface SharedGateProps {
  name: string
  token: string
  refused: SharedRefusal
  busy: boolean
  onRetry(): void
}

/** A link that shows nothing: why, and what to do about it. */
export function SharedGate({ name, token, refused: { code, minutes = 1 }, busy, onRetry }: SharedGateProps) {
  const text = useText(sharedText)
  const shell = useText(shellText)
  const [title, detail] =
    code === 'ended'
      ? [text.ended, text.endedDetail]
      : code === 'members'
        ? [text.members, text.membersDetail]
        : code === 'tooMany'
          ? [text.unavailable, text.tooMany(minutes)]
          : code === 'unavailable'
            ? [text.unavailable, text.unavailableDetail]
            : [text.unknown, text.unknownDetail]
  useWindowTitle(title, name)
  return (
    <Card level={1} title={title} detail={detail}>
      {code === 'members' ? (
        // Members see it in the product; a frame of another site holds no session.
        <LinkButton href={`/reports/share?${new URLSearchParams({ open: token })}`} full>
          {text.signIn}
        </LinkButton>
      ) : code === 'tooMany' || code === 'unavailable' ? (
        <Button full busy={busy} onPress={onRetry}>
          {shell.retry}
        </Button>
      ) : undefined}
    </Card>
  )
}
