import type { ReactNode } from 'react'
import { NoData } from '../BarList/NoData.tsx'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { Words } from '../Tooltip/Words.tsx'
import { Cell } from './Cell.tsx'
import * as css from './Heatmap.css.ts'
import { Ranges } from './Ranges.tsx'
import { heatScale } from './steps.ts'
import { useCells } from './useCells.ts'

/** One row of the table. */
export interface HeatmapRow {
  /** The head of the row. */
  label: string
  /** One for each column; `null` where nothing is known. */
  values: readonly (number | null)[]
}

export interface HeatmapProps {
  /** What is shown; the accessible name, the same words as the heading above it. */
  label: string
  /** What the rows are, over their names, as `Weekday`. */
  corner: string
  /** The heads of the columns. */
  columns: readonly string[]
  /** From top to bottom. */
  rows: readonly HeatmapRow[]
  /** How values are written. */
  form?: NumberForm
  /** Small cells that keep their values for the tooltip and for readers of the screen. */
  dense?: boolean
  /** What stands there while nothing was counted. */
  empty: ReactNode
}

/**
 * When or where something is frequent: a table whose cells are the stronger the greater their value. Arrow keys move from cell to cell.
 * @example <Heatmap label="Visits by hour" corner="Weekday" columns={hours} rows={days} dense empty="Nothing counted yet" />
 */
export function Heatmap({ label, corner, columns, rows, form = {}, dense = false, empty }: HeatmapProps) {
  const locale = useLocale()
  const texts = useUiTexts()
  const { reached, shown, hide, listeners } = useCells({ rows: rows.length, columns: columns.length })
  const scale = heatScale(rows.flatMap(({ values }) => values))
  if (scale === undefined) return <NoData>{empty}</NoData>
  const write = (value: number) => formatNumber(value, form, locale)
  const said = (row: number, column: number) => {
    const value = rows[row]?.values[column] ?? null
    return `${rows[row]?.label ?? ''}, ${columns[column] ?? ''}: ${value === null ? texts.noValue : write(value)}`
  }
  return (
    <div data-ui="Heatmap" className={css.frame}>
      <div className={css.scroller}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are moved through is a grid (ARIA Authoring Practices). */}
        <table role="grid" aria-label={label} aria-readonly className={css.table} {...listeners}>
          <thead>
            <tr>
              <th scope="col" className={css.rowHead}>
                {corner}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={css.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.label}>
                <th scope="row" className={css.rowHead}>
                  {row.label}
                </th>
                {columns.map((head, column) => {
                  const value = row.values[column] ?? null
                  const words = value === null ? undefined : write(value)
                  const step = value === null ? undefined : scale.stepOf(value)
                  const reachable = at === reached.row && column === reached.column
                  return <Cell key={head} row={at} column={column} words={words} step={step} dense={dense} reachable={reachable} />
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Ranges ranges={scale.ranges} dense={dense} write={write} />
      {shown ? (
        // New ones for each cell, so that they stand over that cell.
        <Words key={`${shown.row} ${shown.column}`} anchor={shown.element} placement="top" onHide={hide}>
          {said(shown.row, shown.column)}
        </Words>
      ) : null}
    </div>
  )
}
