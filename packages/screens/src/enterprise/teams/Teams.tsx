import { Stack, TabbedPanel } from '@tagmason/ui'
import { useState } from 'react'
import { PersonDialogs } from '../../account/people/PersonDialogs.tsx'
import { SentLinks } from '../../account/people/SentLinks.tsx'
import type { Doing } from '../../account/people/shownPerson.ts'
import { useSent } from '../../account/people/useSent.ts'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { DepartmentsTab } from './DepartmentsTab.tsx'
import { InviteTab } from './InviteTab.tsx'
import { MembersTab } from './MembersTab.tsx'
import { RolesTab } from './RolesTab.tsx'
import { teamsText } from './texts.ts'

/** Everybody of the organisation, all its accounts together: members, roles, departments, invitations. */
export function Teams() {
  const { views, tabs } = useText(teamsText)
  const roles = useRead('roles.list').map((role) => role.name)
  const [tab, setTab] = useQuery('tab', 'members')
  const [doing, setDoing] = useState<Doing | null>(null)
  const sent = useSent()
  return (
    <Stack gap="l">
      <SentLinks sent={sent.sent} onHide={sent.hide} />
      <TabbedPanel
        label={views}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'members', label: tabs.members, panel: () => <MembersTab sent={sent} onAsk={setDoing} onInvite={() => setTab('invite')} /> },
          { id: 'roles', label: tabs.roles, panel: () => <RolesTab /> },
          { id: 'departments', label: tabs.departments, panel: () => <DepartmentsTab /> },
          { id: 'invite', label: tabs.invite, panel: () => <InviteTab onSent={sent.note} /> },
        ]}
      />
      <PersonDialogs doing={doing} roles={roles} onClose={() => setDoing(null)} />
    </Stack>
  )
}
