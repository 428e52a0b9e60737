import { exportFormats, type ExportFormat } from '@tagmason/domain'
import { MenuButton, toast } from '@tagmason/ui'
import { FileDown } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { exportText } from './texts.ts'

export interface TableFileProps {
  /** What the table is, at the head of the file. */
  title: string
  columns: string[]
  /** As many cells a row as there are columns. */
  rows: (string | number)[][]
}

/** Saves a table as it stands on a screen. */
export function TableFile({ title, columns, rows }: TableFileProps) {
  const text = useText(exportText)
  const act = useAct('exports.table')
  const save = async (format: ExportFormat) => {
    const file = await act.run({ title, format, columns, rows })
    if (file === undefined) return
    download(file.done.fileName, { base64: file.done.base64 }, file.done.type)
    toast.success(text.saved, { detail: file.done.fileName })
  }
  return (
    <MenuButton
      size="small"
      icon={FileDown}
      label={text.of(text.tableFile, title)}
      placement="bottom-end"
      items={exportFormats.map((format) => ({
        label: text.saveAs(text.formats[format]),
        icon: FileDown,
        blocked: act.blocked,
        onPress: () => void save(format),
      }))}
    />
  )
}
