import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { TableColumn } from './columns.ts'
import { ChooseAll } from './Controls.tsx'
import * as css from './DataTable.css.ts'
import type { TableSort } from './order.ts'
import type { TableParts } from './parts.ts'

/** The heads of the columns; those that can order the rows are buttons. */
export function Head<Row extends object>({ parts }: { parts: TableParts<Row> }) {
  const { columns, model, selection, actions, total } = parts
  const texts = useUiTexts()
  return (
    <thead>
      <tr aria-rowindex={model.lines.length < total || model.virtual ? 1 : undefined}>
        {selection.offered ? (
          <th scope="col" className={`${css.head} ${css.control}`}>
            <ChooseAll {...parts} labelHidden />
          </th>
        ) : null}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={model.sort?.by === column.id ? model.sort : null} onSort={() => model.sortBy(column.id)} />
        ))}
        {actions ? (
          <th scope="col" className={`${css.head} ${css.control}`}>
            <Hidden>{texts.rowActions}</Hidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function ColumnHead<Row>({ column, sort, onSort }: { column: TableColumn<Row>; sort: TableSort | null; onSort(): void }) {
  const { head, align, sort: key } = column
  return (
    <th scope="col" data-column={column.id} data-align={align} aria-sort={key && sort ? sort.direction : undefined} className={css.head}>
      {key === undefined ? (
        head
      ) : (
        <button type="button" data-part="sort" className={css.order} onClick={onSort}>
          {head}
          <span className={css.arrow}>
            <Icon of={sort === null ? ChevronsUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown} size="small" />
          </span>
        </button>
      )}
    </th>
  )
}
