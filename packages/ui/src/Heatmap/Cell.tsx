import { Hidden } from '../Hidden/Hidden.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Heatmap.css.ts'

export interface CellProps {
  row: number
  column: number
  /** The value as it is written; nothing where it is not known. */
  words: string | undefined
  /** The place of its range. */
  step: number | undefined
  dense: boolean
  /** Tab reaches this one of all cells. */
  reachable: boolean
}

/** One value on the ground of its step. */
export function Cell({ row, column, words, step, dense, reachable }: CellProps) {
  const { noValue } = useUiTexts()
  const look = dense ? 'dense' : 'worded'
  return (
    <td
      role="gridcell"
      tabIndex={reachable ? 0 : -1}
      data-row={row}
      data-column={column}
      data-step={step}
      className={`${css.cell} ${css.room[look]} ${step === undefined ? css.unknown : (css.steps[look][step] ?? '')}`}
    >
      {dense || words === undefined ? <Hidden>{words ?? noValue}</Hidden> : words}
      {dense || words !== undefined ? null : <span aria-hidden>–</span>}
    </td>
  )
}
