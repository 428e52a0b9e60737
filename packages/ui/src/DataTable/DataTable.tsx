import { type ReactNode, useId, useState } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import type { MenuAction } from '../MenuButton/MenuButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { ownId, ownName, type RowIdentity, type TableColumn } from './columns.ts'
import * as css from './DataTable.css.ts'
import { Foot } from './Foot.tsx'
import type { TableSort } from './order.ts'
import type { TableParts } from './parts.ts'
import { Sheet } from './Sheet.tsx'
import { SortChoice } from './SortChoice.tsx'
import { Stacked } from './Stacked.tsx'
import { useNarrow } from '../theme/useNarrow.ts'
import { useSelection } from './useSelection.ts'
import { useTableModel } from './useTableModel.ts'

export type { RowIdentity, TableColumn } from './columns.ts'
export type { SortKey, TableSort } from './order.ts'

export interface DataTableProps<Row extends object> {
  /** What the rows are; the accessible name. */
  label: string
  /** Shows the label above the table. */
  caption?: boolean
  /** Keep the same arrays of rows and columns while nothing changes: with each new one all rows are ordered anew, which takes long for many. */
  rows: readonly Row[]
  /** In the order of reading; the first names the row. */
  columns: readonly TableColumn<Row>[]
  /** Makes the id of a row that has none of its own. Keep the same function. */
  rowId?(row: Row): string
  /** What a row is called by its box and menu; the words of its first column when left out. */
  rowName?(row: Row): string
  /** How rows are ordered at first; as they come when left out. */
  initialSort?: TableSort
  /** How rows are ordered, when somebody else keeps it; `null` is as they come. */
  sort?: TableSort | null
  /** Given the column and the direction that rows shall be ordered by. */
  onSort?(sort: TableSort): void
  /** How many rows there are elsewhere, when `rows` are only one page of them: they are then shown as they come, and `onPage` and `onSort` ask for others. */
  total?: number
  /** The page that is shown, when somebody else keeps it; the first is 1. */
  page?: number
  /** Given the page that shall be shown, from 1. */
  onPage?(page: number): void
  /** Rows on a page. When left out, more than 50 are shown 50 at a time; `false` shows all on one page, and above 200 draws only what is seen. */
  pageSize?: number | false
  /** Scrolls instead of turning pages, and above 200 rows draws only what is seen. On phones there are pages all the same. */
  virtual?: boolean
  /** The ids of chosen rows, when somebody else keeps them. */
  selected?: readonly string[]
  /** Makes rows choosable. */
  onSelect?(selected: readonly string[]): void
  /** What can be done with a row, in a menu at its end. */
  actions?(row: Row): readonly MenuAction[]
  /** The words over rows that belong together, as a stage. Give rows in the order of their groups; columns then do not order them. */
  group?(row: Row): string
  /** What opens under a row, as a form that changes it; nothing for a closed row. */
  detail?(row: Row): ReactNode
  /** Keys for the row that has focus, beside the arrow keys, which then go from row to row. True when the key did something. */
  onRowKey?(row: Row, key: string): boolean
  /** Columns keep their widths, whatever is in them: for cells of one line that is cut. */
  fixed?: boolean
  /** The ids of columns that are put away at first. */
  initialHidden?: readonly string[]
  /** Given the columns that shall not be seen. */
  onHide?(hidden: readonly string[]): void
  /** Stands above the table, as a search field. */
  tools?: ReactNode
  /** Rows are being read: outlines stand there until the first arrive. */
  loading?: boolean
  /** Stands there when there are no rows. */
  empty?: ReactNode
  /** Stands there instead of rows when they could not be read, as a Failure. */
  error?: ReactNode
}

/**
 * Many things of one kind, with the same facts about each. On phones each row becomes a list of its facts.
 * @example <DataTable label="Invoices" rows={invoices} columns={[{ id: 'number', head: 'Number', cell: (invoice) => invoice.number, sort: (invoice) => invoice.number }]} />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row> & RowIdentity<Row>) {
  const { label, caption = false, rows, columns, rowId, rowName, actions, loading = false, virtual = false, onSelect } = props
  const texts = useUiTexts()
  const captionId = useId()
  const stacked = useNarrow()
  const [hidden, setHidden] = useState(props.initialHidden ?? [])
  const idOf = rowId ?? ownId
  const model = useTableModel({ ...props, idOf, virtual, stacked, settled: !loading && !props.error })
  const selection = useSelection(rows, idOf, props.selected, onSelect, props.total !== undefined)

  const nothing = rows.length === 0 && !loading
  const parts: TableParts<Row> = {
    label,
    captionId: caption ? captionId : undefined,
    columns: columns.filter(({ id, hideable }) => !hideable || !hidden.includes(id)),
    model,
    selection,
    total: model.total,
    nameOf: (row, id) => rowName?.(row) ?? ownName(columns, row, id),
    actions,
    group: props.group,
    detail: props.detail,
    fixed: props.fixed ?? false,
    onRowKey: props.onRowKey,
    loading,
    instead: props.error ?? (nothing ? (props.empty ?? <p className={css.note}>{texts.noRows}</p>) : null),
  }
  const drawn = model.total > 0 && !props.error && (rows.length > 0 || model.pages > 1)
  const hideable = columns.filter((column) => column.hideable)
  const choose = (next: readonly string[]) => (setHidden(next), props.onHide?.(next))
  const ordering = stacked && drawn
  const tools =
    props.tools || ordering || hideable.length > 0 ? (
      <div className={css.tools}>
        {props.tools}
        {ordering ? <SortChoice {...parts} /> : null}
        {hideable.length > 0 ? <ColumnChoice columns={hideable} hidden={hidden} onHide={choose} /> : null}
      </div>
    ) : null
  const sorted = columns.find(({ id }) => id === model.sort?.by)
  return (
    <div data-ui="DataTable" data-busy={loading || undefined} className={css.root}>
      {caption || tools ? (
        <div data-part="bar" className={css.bar}>
          {caption ? (
            <div id={captionId} data-part="caption" className={css.caption}>
              {label}
            </div>
          ) : null}
          {tools}
        </div>
      ) : null}
      {stacked ? <Stacked parts={parts} /> : <Sheet parts={parts} />}
      {drawn ? <Foot {...parts} /> : null}
      <Hidden announce="status">{loading ? texts.loading : model.sort && sorted ? texts.sorted(sorted.head, model.sort.direction) : ''}</Hidden>
    </div>
  )
}
