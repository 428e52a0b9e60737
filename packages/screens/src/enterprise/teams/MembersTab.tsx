import { isMemberFound, type ListedMember } from '@tagmason/domain'
import { Button, DataTable, Empty, SearchField } from '@tagmason/ui'
import { SearchX, Users } from 'lucide-react'
import { useMemo } from 'react'
import { type Doing, ofOrganisation } from '../../account/people/shownPerson.ts'
import { useMemberMenu } from '../../account/people/useMemberMenu.ts'
import type { Sent } from '../../account/people/useSent.ts'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { teamsText } from './texts.ts'
import { useMemberColumns } from './useMemberColumns.tsx'

export interface MembersTabProps {
  sent: Sent
  onAsk(doing: Doing): void
  onInvite(): void
}

/** The members as a table, those who are looked for or all. */
export function MembersTab({ sent, onAsk, onInvite }: MembersTabProps) {
  const text = useText(teamsText)
  const all = useRead('members.list')
  const [looked, look] = useQuery('q')
  const rows = useMemo(() => all.filter((row) => isMemberFound(row, looked)), [all, looked])
  const columns = useMemberColumns()
  const actions = useMemberMenu(sent, onAsk)
  const empty =
    all.length === 0 ? (
      <Empty icon={Users} title={text.noMember} detail={text.noMemberDetail} actions={<Button onPress={onInvite}>{text.inviteUsers}</Button>} />
    ) : (
      <Empty icon={SearchX} title={text.noMatch(looked)} detail={text.noMatchDetail} actions={<Button onPress={() => look('')}>{text.showAll}</Button>} />
    )
  return (
    <DataTable<ListedMember>
      label={text.tabs.members}
      caption
      rows={rows}
      columns={columns}
      rowName={nameOf}
      actions={(row) => actions(ofOrganisation(row))}
      tools={<SearchField label={text.search} placeholder={text.searchHint} value={looked} onChange={look} />}
      empty={empty}
    />
  )
}

const nameOf = ({ name }: ListedMember) => name
