import type { ShareRow } from '@tagmason/domain'
import { Badge, Num, type TableColumn } from '@tagmason/ui'
import { ShareActions } from './ShareActions.tsx'
import { ShareState } from './ShareState.tsx'
import { LastAccessed, SharedWith } from './ShareWords.tsx'
import type { ShareText } from './text.ts'

/** What the table tells of each share, in the order of the specification. */
export const sharedColumns = ({ columns, types, accessTypes, statuses }: ShareText, onChange: (id: string) => void): TableColumn<ShareRow>[] => [
  { id: 'name', head: columns.name, cell: ({ name }) => name, sort: ({ name }) => name },
  { id: 'type', head: columns.type, cell: ({ type }) => types[type], sort: ({ type }) => types[type] },
  { id: 'sharedWith', head: columns.sharedWith, cell: (share) => <SharedWith share={share} />, sort: ({ sharedWith }) => sharedWith },
  {
    id: 'accessType',
    head: columns.accessType,
    cell: ({ accessType }) => <Badge>{accessTypes[accessType]}</Badge>,
    sort: ({ accessType }) => accessTypes[accessType],
  },
  { id: 'status', head: columns.status, cell: (share) => <ShareState share={share} />, sort: ({ status }) => statuses[status] },
  { id: 'views', head: columns.views, align: 'end', cell: ({ views }) => <Num value={views} />, sort: ({ views }) => views },
  { id: 'lastAccessed', head: columns.lastAccessed, cell: ({ lastAccessed }) => <LastAccessed at={lastAccessed} />, sort: ({ lastAccessed }) => lastAccessed },
  { id: 'actions', head: columns.actions, cell: (share) => <ShareActions share={share} onChange={() => onChange(share.id)} /> },
]
