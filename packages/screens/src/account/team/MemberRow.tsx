import type { AccountMember } from '@tagmason/domain'
import { Badge, Inline, ListRow, type MenuAction, MenuButton, Person, Text, Time } from '@tagmason/ui'
import { Ellipsis } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { RoleBadge } from '../people/RoleBadge.tsx'
import { peopleText } from '../people/texts.ts'
import { teamText } from './texts.ts'

/** One member: who it is, since when, when last active, with which role, and what can be done. */
export function MemberRow({
  member: { id, name, email, role, status, joinedDate, lastActive },
  items,
}: {
  member: AccountMember
  items: readonly MenuAction[]
}) {
  const text = useText(teamText)
  const words = useText(peopleText)
  const now = useNow()
  const me = useRead('session.get').member.id === id
  return (
    <ListRow
      lead={<Person name={name} compact />}
      title={name}
      facts={
        <>
          {me && <Badge>{text.you}</Badge>}
          {status === 'pending' && <Badge tone="caution">{words.pending}</Badge>}
          {status === 'suspended' && <Badge tone="critical">{words.suspended}</Badge>}
        </>
      }
      detail={
        <Text size="small" tone="muted">
          {email}
          {status === 'pending' ? (
            ` · ${text.notYet}`
          ) : (
            <>
              {` · ${text.since} `}
              <Time at={joinedDate} />
            </>
          )}
          {lastActive !== null && (
            <>
              {` · ${text.lastActive} `}
              <Time at={lastActive} show="relative" now={now} />
            </>
          )}
        </Text>
      }
      actions={
        <Inline gap="xs">
          <RoleBadge name={role} />
          <MenuButton size="small" label={words.more(name)} icon={Ellipsis} items={items} />
        </Inline>
      }
    />
  )
}
