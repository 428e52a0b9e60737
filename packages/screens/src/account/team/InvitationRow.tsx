import type { ListedInvitation } from '@tagmason/domain'
import { Badge, Button, Icon, Inline, ListRow, Text, Time } from '@tagmason/ui'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { RoleBadge } from '../people/RoleBadge.tsx'
import type { Doing } from '../people/shownPerson.ts'
import { peopleText } from '../people/texts.ts'
import type { Sent } from '../people/useSent.ts'
import { teamText } from './texts.ts'

export interface InvitationRowProps {
  invitation: ListedInvitation
  sent: Sent
  onAsk(doing: Doing): void
}

/** One invitation: to whom, as what, since when and until when; sent again or taken back. */
export function InvitationRow({ invitation: { id, email, role, customRole = role, sentDate, expiresDate, state }, sent, onAsk }: InvitationRowProps) {
  const text = useText(teamText)
  const { title } = useText(peopleText)
  const cancel = useAct('members.cancelInvitation')
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    await sent.resend(id)
    setBusy(false)
  }
  return (
    <ListRow
      lead={<Icon of={Mail} tone="muted" />}
      title={email}
      facts={
        <>
          <RoleBadge name={customRole} />
          {state === 'expired' && <Badge tone="critical">{text.expired}</Badge>}
        </>
      }
      detail={
        <Text size="small" tone="muted">
          {`${text.sentOn} `}
          <Time at={sentDate} />
          {` · ${state === 'expired' ? text.expiredOn : text.expires} `}
          <Time at={expiresDate} />
        </Text>
      }
      actions={
        <Inline gap="xs">
          <Button size="small" label={title(text.resend, email)} busy={busy} blocked={sent.resendBlocked(email)} onPress={() => void resend()}>
            {text.resend}
          </Button>
          <Button
            size="small"
            look="plain"
            label={title(text.cancel, email)}
            blocked={cancel.blocked}
            onPress={() => onAsk({ act: 'cancelInvitation', person: { id, name: email, email, role } })}
          >
            {text.cancel}
          </Button>
        </Inline>
      }
    />
  )
}
