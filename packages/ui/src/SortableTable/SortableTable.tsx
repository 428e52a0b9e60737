import { DataTable, type DataTableProps, type RowIdentity } from '../DataTable/DataTable.tsx'

export interface SortableTableProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'label' | 'caption' | 'rows' | 'columns' | 'rowId' | 'rowName' | 'initialSort' | 'sort' | 'onSort' | 'actions' | 'loading' | 'empty' | 'error'
> {}

/**
 * A table whose rows are put in order by pressing the head of a column: the same column flips, a newly chosen one starts ascending.
 * Where rows are also chosen or searched, take a DataTable.
 * @example <SortableTable label="Scheduled Reports" rows={schedules} initialSort={{ by: 'nextRun', direction: 'ascending' }} columns={columns} />
 */
export function SortableTable<Row extends object>(props: SortableTableProps<Row> & RowIdentity<Row>) {
  return <DataTable<Row> {...props} />
}
