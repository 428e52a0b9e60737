import type { Ref } from 'react'
import { ChooseRow, RowMenu } from './Controls.tsx'
import * as css from './DataTable.css.ts'
import { pressInRow } from './keys.ts'
import type { TableParts } from './parts.ts'
import type { TableLine } from './useTableModel.ts'

export interface LineProps<Row extends object> {
  parts: TableParts<Row>
  line: TableLine<Row>
  /** Its place among all rows, counted from 0. */
  index: number
  /** Told where not all rows are on the page at once. */
  counted: boolean
  /** One line of words in each cell, so that all rows are equally high. */
  even?: boolean
  ref?: Ref<HTMLTableRowElement>
}

/** One row; its first column names it. */
export function Line<Row extends object>({ parts, line: { id, row }, index, counted, even = false, ref }: LineProps<Row>) {
  const { columns, selection, actions, nameOf, onRowKey } = parts
  const value = even ? `${css.value} ${css.oneLine}` : css.value
  return (
    <tr
      ref={ref}
      data-part="row"
      data-index={index}
      data-selected={selection.has(id) || undefined}
      aria-rowindex={counted ? index + 2 : undefined}
      onKeyDown={onRowKey && ((event) => pressInRow(event, (key) => onRowKey(row, key)))}
      className={css.line}
    >
      {selection.offered ? (
        <td className={`${css.cell} ${css.control}`}>
          <ChooseRow id={id} name={nameOf(row, id)} selection={selection} />
        </td>
      ) : null}
      {columns.map(({ id: column, align, cell }, at) =>
        at === 0 ? (
          <th key={column} scope="row" data-align={align} className={css.cell}>
            <div className={value}>{cell(row)}</div>
          </th>
        ) : (
          <td key={column} data-align={align} className={css.cell}>
            <div className={value}>{cell(row)}</div>
          </td>
        ),
      )}
      {actions ? (
        <td className={`${css.cell} ${css.control}`}>
          <RowMenu name={nameOf(row, id)} items={actions(row)} />
        </td>
      ) : null}
    </tr>
  )
}
