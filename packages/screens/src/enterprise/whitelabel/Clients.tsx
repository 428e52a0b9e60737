import type { WhiteLabelClient } from '@tagmason/domain'
import { Badge, Button, Card, Confirm, DataTable, Empty, Link, Num, type TableColumn, Time, toast } from '@tagmason/ui'
import { Building2, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useNow, useRead } from '../../workspace.tsx'
import { ClientDialog } from './ClientDialog.tsx'
import { ClientDrawer } from './ClientDrawer.tsx'
import type { WhiteLabelText } from './text.ts'
import { clientTone } from './tones.ts'
import { useClientActions } from './useClientActions.ts'
import { whiteLabelText } from './texts.ts'

/** Accounts under brands of their own, each at a domain that is shown to be theirs. */
export function Clients() {
  const text = useText(whiteLabelText)
  const rows = useRead('clients.list')
  const now = useNow()
  const { blocked } = useAct('clients.add')
  const remove = useAct('clients.remove')
  const [editing, edit] = useState<WhiteLabelClient | 'new' | null>(null)
  const [removing, ask] = useState<WhiteLabelClient | null>(null)
  const actions = useClientActions({ edit, remove: ask })
  const columns = useMemo(() => columnsOf(text, now), [text, now])
  const confirm = async () => {
    if (removing === null || !(await remove.run({ id: removing.id }))) return
    toast.success(text.clientRemoved, { detail: removing.name })
    ask(null)
  }
  const add = (
    <Button size="small" tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => edit('new')}>
      {text.addClient}
    </Button>
  )
  return (
    <Card level={2} title={text.clients} detail={text.clientsDetail} flush actions={rows.length > 0 && add}>
      <DataTable
        label={text.clients}
        rows={rows}
        columns={columns}
        rowName={({ name }) => name}
        actions={actions}
        empty={<Empty icon={Building2} title={text.noClients} detail={text.noClientsDetail} actions={add} />}
      />
      <ClientDrawer clients={rows} />
      {editing !== null && <ClientDialog client={editing === 'new' ? null : editing} clients={rows} onClose={() => edit(null)} />}
      <Confirm
        open={removing !== null}
        title={text.removeQuestion(removing?.name ?? '')}
        detail={text.removeDetail}
        confirm={text.removeClient}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void confirm()}
        onClose={() => ask(null)}
      />
    </Card>
  )
}

const columnsOf = (text: WhiteLabelText, now: string): TableColumn<WhiteLabelClient>[] => [
  {
    id: 'name',
    head: text.columns.name,
    cell: ({ id, name }) => (
      <Link alone href={`/enterprise/whitelabel?tab=clients&id=${id}`}>
        {name}
      </Link>
    ),
    sort: ({ name }) => name,
  },
  { id: 'domain', head: text.columns.domain, cell: ({ domain }) => domain, sort: ({ domain }) => domain },
  {
    id: 'status',
    head: text.columns.status,
    cell: ({ status }) => <Badge tone={clientTone[status]}>{text.statuses[status]}</Badge>,
    sort: ({ status }) => status,
  },
  { id: 'users', head: text.columns.users, align: 'end', cell: ({ users }) => <Num value={users} />, sort: ({ users }) => users },
  {
    id: 'lastActive',
    head: text.columns.lastActive,
    cell: ({ lastActive }) => <Time at={lastActive} show="relative" now={now} missing={text.never} />,
    sort: ({ lastActive }) => lastActive,
  },
]
