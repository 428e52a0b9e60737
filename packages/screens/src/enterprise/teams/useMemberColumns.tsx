import type { ListedMember, MemberStatus } from '@tagmason/domain'
import { Badge, Person, statusTone, type TableColumn, Time } from '@tagmason/ui'
import { useMemo } from 'react'
import { RoleBadge } from '../../account/people/RoleBadge.tsx'
import { peopleText } from '../../account/people/texts.ts'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { teamsText } from './texts.ts'

/** What the table says about a member. */
export function useMemberColumns(): readonly TableColumn<ListedMember>[] {
  const text = useText(teamsText)
  const { noDepartment, invited, suspended } = useText(peopleText)
  const now = useNow()
  return useMemo(() => {
    const { columns, active } = text
    const words: Record<MemberStatus, string> = { Active: active, Invited: invited, Suspended: suspended }
    return [
      { id: 'name', head: columns.name, cell: ({ name }) => <Person size="small" name={name} />, sort: ({ name }) => name },
      { id: 'email', head: columns.email, cell: ({ email }) => email, sort: ({ email }) => email },
      { id: 'role', head: columns.role, cell: ({ role }) => <RoleBadge name={role} />, sort: ({ role }) => role },
      { id: 'department', head: columns.department, cell: ({ department }) => department || noDepartment, sort: ({ department }) => department },
      {
        id: 'status',
        head: columns.status,
        cell: ({ status }) => <Badge tone={status === 'Suspended' ? 'critical' : statusTone(status)}>{words[status]}</Badge>,
        sort: ({ status }) => status,
      },
      {
        id: 'lastActive',
        head: columns.lastActive,
        cell: ({ lastActive }) => <Time at={lastActive} show="relative" now={now} />,
        sort: ({ lastActive }) => lastActive,
      },
      { id: 'joined', head: columns.joined, cell: ({ joinDate }) => <Time at={joinDate} />, sort: ({ joinDate }) => joinDate },
    ]
  }, [text, noDepartment, invited, suspended, now])
}
