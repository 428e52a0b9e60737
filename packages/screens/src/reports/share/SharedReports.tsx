import { Card, DataTable, Empty } from '@tagmason/ui'
import { Share2 } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { TableFile } from '../export/TableFile.tsx'
import { sharedColumns } from './sharedColumns.tsx'
import { shareName } from './shareName.ts'
import { shareText } from './texts.ts'
import { useSharedWith } from './useSharedWith.ts'

/** All that is shared. `onChange` is given the id of a share whose access shall be edited. */
export function SharedReports({ onChange }: { onChange(id: string): void }) {
  const text = useText(shareText)
  const shares = useRead('shares.list').rows
  const rows = useMemo(() => shares.map((row) => ({ ...row, name: shareName(row, text) })), [shares, text])
  const withWhom = useSharedWith()
  const columns = useMemo(() => sharedColumns(text, onChange), [text, onChange])
  const { actions: _buttons, ...heads } = text.columns
  return (
    <Card
      level={2}
      title={text.shared}
      detail={text.sharedDetail}
      flush
      actions={
        rows.length > 0 && (
          <TableFile
            title={text.shared}
            columns={Object.values(heads)}
            rows={rows.map((row) => [
              row.name,
              text.types[row.type],
              withWhom(row),
              text.accessTypes[row.accessType],
              text.statuses[row.status],
              row.views,
              row.lastAccessed ?? text.never,
            ])}
          />
        )
      }
    >
      <DataTable label={text.shared} rows={rows} columns={columns} empty={<Empty icon={Share2} title={text.none} detail={text.noneDetail} />} />
    </Card>
  )
}
