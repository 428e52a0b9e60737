import { type ExportRow, listedExports } from '@tagmason/domain'
import { Card, DataTable, Empty, toast } from '@tagmason/ui'
import { Download, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { historyColumns } from './historyColumns.tsx'
import { TableFile } from './TableFile.tsx'
import { exportText } from './texts.ts'

/** The files that were asked for. */
export function History({ rows }: { rows: readonly ExportRow[] }) {
  const text = useText(exportText)
  const remove = useAct('exports.remove')
  const restore = useAct('exports.restore')
  const columns = useMemo(() => historyColumns(text), [text])
  const takeOut = async ({ id, dataSet }: ExportRow) => {
    if (!(await remove.run({ id }))) return
    toast.success(text.removed, { detail: text.dataSetNames[dataSet], action: { label: text.undo, onPress: () => void restore.run({ id }) } })
  }
  const { name, format, dateRange, status, size, exported } = text.columns
  return (
    <Card
      level={2}
      title={text.history}
      detail={rows.length < listedExports ? text.historyDetail : `${text.historyDetail} ${text.newest(listedExports)}`}
      flush
      actions={
        rows.length > 0 && (
          <TableFile
            title={text.history}
            columns={[name, format, dateRange, status, size, exported]}
            rows={rows.map((row) => [
              text.dataSetNames[row.dataSet],
              text.formats[row.format],
              `${row.from} – ${row.to}`,
              text.statuses[row.status],
              row.size ?? '',
              row.exported,
            ])}
          />
        )
      }
    >
      <DataTable
        label={text.history}
        rows={rows}
        columns={columns}
        rowName={(row) => text.dataSetNames[row.dataSet]}
        empty={<Empty icon={Download} title={text.none} detail={text.noneDetail} />}
        actions={(row) => [
          {
            label: text.remove,
            icon: Trash2,
            tone: 'critical',
            blocked: remove.blocked || (row.status === 'processing' && text.cancelFirst),
            onPress: () => void takeOut(row),
          },
        ]}
      />
    </Card>
  )
}
