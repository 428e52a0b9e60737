import type { DashboardSummary } from '@tagmason/domain'
import { Button, Card, Empty, List } from '@tagmason/ui'
import { LayoutDashboard, Plus } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useAct } from '../../workspace.tsx'
import { DashboardRow } from './DashboardRow.tsx'
import type { Dialogue } from './Dialogs.tsx'
import { builderText } from './texts.ts'
import type { Leaving } from './useLeaving.ts'

export interface MyDashboardsProps {
  rows: readonly DashboardSummary[]
  open: DashboardSummary | undefined
  leaving: Leaving
  onOpen(id: string): void
  onTalk(dialogue: Dialogue): void
}

/** All dashboards of the project that this member may see. */
export function MyDashboards({ rows, open, leaving, onOpen, onTalk }: MyDashboardsProps) {
  const { mine: text, newDashboard } = useText(builderText)
  const create = useAct('dashboards.create')
  const { shown, pager } = usePages(text.title, rows)
  const add = (
    <Button size="small" icon={Plus} blocked={create.blocked} onPress={() => onTalk({ about: 'new' })}>
      {newDashboard}
    </Button>
  )
  return (
    <Card level={2} title={text.title} detail={text.detail} actions={rows.length > 0 && add} footer={pager} flush>
      {rows.length === 0 ? (
        <Empty icon={LayoutDashboard} title={text.none} detail={text.noneDetail} actions={add} />
      ) : (
        <List label={text.title} look="flush">
          {shown.map((row) => (
            <DashboardRow key={row.id} dashboard={row} shown={row.id === open?.id} leaving={leaving} onOpen={onOpen} onTalk={onTalk} />
          ))}
        </List>
      )}
    </Card>
  )
}
