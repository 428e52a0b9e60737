import type { ConnectionFile } from '@tagmason/domain'
import { Code, DataTable, Num, Section, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Faults } from './TableFile.tsx'
import { connectionsText } from './texts.ts'

interface PreviewRow {
  id: string
  values: string[]
}

const rowId = ({ id }: { id: string }) => id

/** What is in a file: its columns with their types, its first rows, and the lines that were left out. */
export function FileContents({ file }: { file: ConnectionFile }) {
  const text = useText(connectionsText)
  return (
    <Stack gap="l">
      {file.faultCount > 0 && (
        <Section title={text.faults} size="large">
          <Faults table={file} />
        </Section>
      )}
      <DataTable
        caption
        label={text.columns}
        rows={file.columns}
        rowId={({ name }) => name}
        columns={[
          { id: 'name', head: text.column, cell: ({ name }) => <Code>{name}</Code> },
          { id: 'type', head: text.columnType, cell: ({ type }) => text.columnTypes[type] },
          { id: 'filled', head: text.filled, align: 'end', cell: ({ filled }) => <Num value={filled} /> },
        ]}
      />
      <DataTable
        caption
        label={text.preview}
        rows={file.preview.map((values, at) => ({ id: String(at), values }))}
        rowId={rowId}
        columns={file.columns.slice(0, 6).map(({ name }, at) => ({ id: name, head: name, cell: ({ values }: PreviewRow) => values[at] ?? '' }))}
      />
    </Stack>
  )
}
