import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './DataTable.css.ts'
import { Line } from './Line.tsx'
import type { TableParts } from './parts.ts'

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
  return (
    <tbody>
      {model.lines.map((line, at) => (
        <Line key={line.id} parts={parts} line={line} index={first + at} counted={model.pages > 1} />
      ))}
    </tbody>
  )
}
