import type { SentInvitation } from '@tagmason/domain'
import { Button, Card, CopyButton, List, ListRow, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { peopleText } from './texts.ts'

/** The links of what was sent just now, to be passed on by hand. Nothing while nothing was. */
export function SentLinks({ sent, onHide }: { sent: readonly SentInvitation[]; onHide(): void }) {
  const text = useText(peopleText)
  if (sent.length === 0) return null
  return (
    <Card level={2} flush title={text.links} detail={text.linksDetail} actions={<Button onPress={onHide}>{text.hide}</Button>}>
      <List label={text.links} look="flush">
        {sent.map(({ invitation, link }) => (
          <ListRow
            key={invitation.id}
            title={invitation.email}
            actions={
              <CopyButton
                bare
                value={new URL(link, location.origin).href}
                label={text.title(text.copyLink, invitation.email)}
                onCopy={() => toast.success(text.linkCopied, { detail: invitation.email })}
              />
            }
          />
        ))}
      </List>
    </Card>
  )
}
