import { Card, Empty, List } from '@tagmason/ui'
import { MailCheck } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import type { Doing } from '../people/shownPerson.ts'
import type { Sent } from '../people/useSent.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { teamText } from './texts.ts'

/** Who was asked and has not come yet. */
export function Invitations({ sent, onAsk }: { sent: Sent; onAsk(doing: Doing): void }) {
  const text = useText(teamText)
  const { invitations } = useRead('members.team')
  const { shown, pager } = usePages(text.pending, invitations)
  return (
    <Card level={2} title={text.pending} detail={text.pendingDetail} footer={pager} flush>
      {invitations.length === 0 ? (
        <Empty icon={MailCheck} title={text.none} detail={text.noneDetail} />
      ) : (
        <List label={text.pending} look="flush">
          {shown.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} sent={sent} onAsk={onAsk} />
          ))}
        </List>
      )}
    </Card>
  )
}
