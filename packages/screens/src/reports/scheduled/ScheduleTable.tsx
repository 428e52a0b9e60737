import type { ReportSchedule } from '@tagmason/domain'
import { SortableTable, toast, type TableSort } from '@tagmason/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { shellText } from '../../shell/texts.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { scheduledText } from './texts.ts'
import { useColumns } from './useColumns.tsx'

/** What stands in the address for an order: the column, with a minus before it where it descends. */
const orderOf = (written: string): TableSort | null =>
  written === '' ? null : written.startsWith('-') ? { by: written.slice(1), direction: 'descending' } : { by: written, direction: 'ascending' }

/** All schedules, in the order that the address names. */
export function ScheduleTable({ onEdit }: { onEdit(schedule: ReportSchedule): void }) {
  const text = useText(scheduledText)
  const { undo } = useText(shellText)
  const { rows } = useRead('schedules.list')
  const change = useAct('schedules.change')
  const remove = useAct('schedules.remove')
  const restore = useAct('schedules.restore')
  const [order, setOrder] = useQuery('sort')
  const columns = useColumns()
  const removeIt = async ({ id, name }: ReportSchedule) => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: name, action: { label: undo, onPress: () => void restore.run({ id }) } })
  }
  return (
    <SortableTable
      label={text.title}
      rows={rows}
      rowName={(row) => row.name}
      columns={columns}
      sort={orderOf(order)}
      onSort={({ by, direction }) => setOrder(direction === 'descending' ? `-${by}` : by)}
      actions={(row) => [
        { label: text.edit, icon: Pencil, blocked: change.blocked, onPress: () => onEdit(row) },
        { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void removeIt(row) },
      ]}
    />
  )
}
