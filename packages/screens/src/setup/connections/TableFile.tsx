import { mostFileBytes, type TableSummary } from '@tagmason/domain'
import { Alert, Bullets, FileDrop, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { connectionsText } from './texts.ts'
import { type ReadFile, useTableFile } from './useTableFile.ts'

export interface TableFileProps {
  file: ReadFile | null
  /** It was asked for and is not there. */
  missing: boolean
  onChange(file: ReadFile | null): void
}

/** A CSV or JSON file: choosing it, and at once what of it can be used. */
export function TableFile({ file, missing, onChange }: TableFileProps) {
  const text = useText(connectionsText)
  const choose = useTableFile(onChange)
  const refused = file !== null && 'refused' in file.table ? file.table.refused : null
  return (
    <Stack gap="s">
      <FileDrop
        label={text.file}
        hint={text.fileHint}
        accept=".csv,.json"
        maxBytes={mostFileBytes}
        files={file === null ? [] : [file]}
        error={refused === null ? missing && text.fileMissing : text.refusals[refused.why](refused.line ?? 1)}
        onChoose={([chosen]) => chosen && void choose(chosen)}
        onRemove={() => onChange(null)}
      />
      {file !== null && !('refused' in file.table) && <Usable table={file.table} />}
    </Stack>
  )
}

function Usable({ table }: { table: TableSummary }) {
  const text = useText(connectionsText)
  const { columns, rows, faultCount } = table
  return (
    <Alert
      tone={faultCount === 0 ? 'positive' : 'caution'}
      title={text.summary(columns.length, rows)}
      detail={faultCount === 0 ? columns.map(({ name }) => name).join(', ') : <Faults table={table} />}
    />
  )
}

/** The lines that were left out, the first of them by name. */
export function Faults({ table: { faults, faultCount } }: { table: TableSummary }) {
  const text = useText(connectionsText)
  const shown = faults.slice(0, 5)
  const rest = faultCount - shown.length
  return <Bullets label={text.faults} items={[...shown.map(text.fault), ...(rest > 0 ? [text.moreFaults(rest)] : [])]} />
}
