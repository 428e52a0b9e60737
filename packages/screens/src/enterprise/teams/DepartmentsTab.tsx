import type { CountedDepartment } from '@tagmason/domain'
import { Button, Card, Empty, List } from '@tagmason/ui'
import { Building2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { DepartmentRow } from './DepartmentRow.tsx'
import { DepartmentEditor } from './DepartmentEditor.tsx'
import { teamsText } from './texts.ts'

/** The departments, with how many are in each and who leads it. */
export function DepartmentsTab() {
  const text = useText(teamsText)
  const rows = useRead('departments.list')
  const { blocked } = useAct('departments.add')
  const { shown, pager } = usePages(text.tabs.departments, rows)
  const [edited, edit] = useState<CountedDepartment | 'new' | null>(null)
  const add = (
    <Button tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => edit('new')}>
      {text.addDepartment}
    </Button>
  )
  return (
    <Card level={2} title={text.tabs.departments} detail={text.departmentsDetail} actions={rows.length > 0 && add} footer={pager} flush>
      {rows.length === 0 ? (
        <Empty icon={Building2} title={text.noDepartments} detail={text.noDepartmentsDetail} actions={add} />
      ) : (
        <List label={text.tabs.departments} look="flush">
          {shown.map((row) => (
            <DepartmentRow key={row.id} department={row} onEdit={() => edit(row)} />
          ))}
        </List>
      )}
      <DepartmentEditor department={edited} onClose={() => edit(null)} />
    </Card>
  )
}
