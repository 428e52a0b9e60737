import { Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { MailQuestion, ShieldCheck, UserCheck, Users } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { PersonDialogs } from '../people/PersonDialogs.tsx'
import type { Doing } from '../people/shownPerson.ts'
import { SentLinks } from '../people/SentLinks.tsx'
import { peopleText } from '../people/texts.ts'
import { useSent } from '../people/useSent.ts'
import { Invitations } from './Invitations.tsx'
import { InviteCard } from './InviteCard.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import { Members } from './Members.tsx'
import { useGivenRoles } from './useGivenRoles.ts'
import { teamText } from './texts.ts'

/** Who belongs to this account, and who was asked to. */
export function Team() {
  const text = useText(teamText)
  const { keyFigures } = useText(peopleText)
  const { figures } = useRead('members.team')
  const [doing, setDoing] = useState<Doing | null>(null)
  const sent = useSent()
  const roles = useGivenRoles()
  return (
    <Stack gap="l">
      <StatGrid label={keyFigures}>
        <StatCard icon={Users} label={text.total} value={<Num value={figures.total} />} detail={text.totalDetail} />
        <StatCard icon={UserCheck} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail} />
        <StatCard icon={MailQuestion} label={text.pendingInvites} value={<Num value={figures.pendingInvites} />} detail={text.pendingInvitesDetail} />
        <StatCard icon={ShieldCheck} label={text.adminUsers} value={<Num value={figures.adminUsers} />} detail={text.adminUsersDetail} />
      </StatGrid>
      <InviteCard onSent={sent.note} />
      <SentLinks sent={sent.sent} onHide={sent.hide} />
      <Members sent={sent} onAsk={setDoing} />
      <Invitations sent={sent} onAsk={setDoing} />
      <PersonDialogs doing={doing} roles={roles} onClose={() => setDoing(null)} />
      <JoinDialog />
    </Stack>
  )
}
