import { Fragment } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './DataTable.css.ts'
import { Line } from './Line.tsx'
import { groupsOf } from './groups.ts'
import type { TableParts } from './parts.ts'
import type { TableLine } from './useTableModel.ts'

/** How many rows stand in for those that are being read. */
export const skeletonRows = 5

/** How many cells a row has. */
export const widthOf = <Row extends object>({ columns, selection, actions }: TableParts<Row>) =>
  columns.length + (selection.offered ? 1 : 0) + (actions ? 1 : 0)

/** All rows of the page, or what stands there in their place. */
export function Body<Row extends object>({ parts }: { parts: TableParts<Row> }) {
  const { model, loading, instead } = parts
  const first = (model.page - 1) * model.pageSize
  const width = widthOf(parts)
  if (instead !== null) {
    return (
      <tbody>
        <tr>
          <td colSpan={width} className={css.instead}>
            {instead}
          </td>
        </tr>
      </tbody>
    )
  }
  if (loading && model.lines.length === 0) {
    return (
      <tbody aria-hidden>
        {Array.from({ length: skeletonRows }, (_, row) => (
          <tr key={row} data-part="skeleton">
            {Array.from({ length: width }, (__, at) => (
              <td key={at} className={css.cell}>
                <Skeleton count={1} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }
  const draw = (lines: readonly TableLine<Row>[], before: number) =>
    lines.map((line, at) => (
      <Fragment key={line.id}>
        <Line parts={parts} line={line} index={first + before + at} counted={model.pages > 1} />
        <Opened parts={parts} row={line.row} width={width} />
      </Fragment>
    ))
  if (parts.group === undefined) return <tbody>{draw(model.lines, 0)}</tbody>
  return groupsOf(model.lines, parts.group).map(({ words, lines, before }) => (
    <tbody key={words} data-part="group">
      <tr>
        <th scope="rowgroup" colSpan={width} className={css.group}>
          {words} <span className={css.groupCount}>{lines.length}</span>
        </th>
      </tr>
      {draw(lines, before)}
    </tbody>
  ))
}

function Opened<Row extends object>({ parts, row, width }: { parts: TableParts<Row>; row: Row; width: number }) {
  const opened = parts.detail?.(row)
  if (!opened) return null
  return (
    <tr data-part="detail">
      <td colSpan={width} className={css.detail}>
        {opened}
      </td>
    </tr>
  )
}
