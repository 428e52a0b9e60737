import { Card, List } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { type Doing, ofAccount } from '../people/shownPerson.ts'
import { peopleText } from '../people/texts.ts'
import { useMemberMenu } from '../people/useMemberMenu.ts'
import type { Sent } from '../people/useSent.ts'
import { MemberRow } from './MemberRow.tsx'
import { teamText } from './texts.ts'

/** The members of the account. There is always the owner. */
export function Members({ sent, onAsk }: { sent: Sent; onAsk(doing: Doing): void }) {
  const text = useText(teamText)
  const { members: title } = useText(peopleText)
  const { members } = useRead('members.team')
  const actions = useMemberMenu(sent, onAsk)
  const { shown, pager } = usePages(title, members)
  return (
    <Card level={2} title={title} detail={text.membersDetail} footer={pager} flush>
      <List label={title} look="flush">
        {shown.map((member) => (
          <MemberRow key={member.id} member={member} items={actions(ofAccount(member))} />
        ))}
      </List>
    </Card>
  )
}
