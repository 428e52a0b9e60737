import type { ExportRow } from '@tagmason/domain'
import { Bytes, type TableColumn } from '@tagmason/ui'
import { ExportDays } from './ExportDays.tsx'
import { ExportFileCell } from './ExportFileCell.tsx'
import { ExportStatusCell } from './ExportStatusCell.tsx'
import { ExportedAt } from './ExportedAt.tsx'
import type { ExportText } from './text.ts'

/** What the history tells of each file, in the order of the specification. */
export const historyColumns = ({ columns, dataSetNames, formats, statuses }: ExportText): TableColumn<ExportRow>[] => [
  { id: 'name', head: columns.name, cell: ({ dataSet }) => dataSetNames[dataSet], sort: ({ dataSet }) => dataSetNames[dataSet] },
  { id: 'format', head: columns.format, cell: ({ format }) => formats[format], sort: ({ format }) => formats[format] },
  { id: 'dateRange', head: columns.dateRange, cell: (row) => <ExportDays row={row} />, sort: ({ from }) => from },
  { id: 'status', head: columns.status, cell: (row) => <ExportStatusCell row={row} />, sort: ({ status }) => statuses[status] },
  { id: 'size', head: columns.size, align: 'end', cell: ({ size }) => <Bytes value={size} />, sort: ({ size }) => size },
  { id: 'exported', head: columns.exported, cell: ({ exported }) => <ExportedAt at={exported} />, sort: ({ exported }) => new Date(exported) },
  { id: 'download', head: columns.download, width: '164px', cell: (row) => <ExportFileCell row={row} /> },
]
