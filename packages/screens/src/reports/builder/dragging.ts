import { widgetTypes } from '@tagmason/domain'
import { boardColumns } from '@tagmason/ui'
import type { DragEvent } from 'react'

/** What a dragged palette entry carries: its kind of widget. */
export const widgetDrag = 'application/x-tagmason-widget'

export const carriesWidget = (event: DragEvent) => event.dataTransfer.types.includes(widgetDrag)

export const carried = (event: DragEvent) => widgetTypes.find((type) => type === event.dataTransfer.getData(widgetDrag))

/** The cell of the board under the pointer; undefined where the board has no cells, as while it is empty. */
export function cellAt({ clientX, clientY, currentTarget }: DragEvent): { x: number; y: number } | undefined {
  const board = currentTarget.querySelector('[data-ui=WidgetBoard] > ul')
  if (board === null || board.childElementCount === 0) return undefined
  const { left, top, width } = board.getBoundingClientRect()
  const { columnGap, gridAutoRows, rowGap } = getComputedStyle(board)
  const column = (width + Number.parseFloat(columnGap)) / boardColumns
  const row = Number.parseFloat(gridAutoRows) + Number.parseFloat(rowGap)
  const cell = { x: Math.max(0, Math.floor((clientX - left) / column)), y: Math.max(0, Math.floor((clientY - top) / row)) }
  return Number.isNaN(cell.x + cell.y) ? undefined : cell
}
