/** A cell, counted from the first value of the first row. */
export interface HeatPlace {
  row: number
  column: number
}

/**
 * Where a key leads from a cell of a grid, by the grid pattern of the ARIA Authoring Practices: arrows to the next cell, Home and End along the row, with Ctrl to the first and the last cell,
 * Page Up and Page Down along the column. Undefined for any other key. In a grid that is read from right to left, the arrows follow the eye.
 */
export function moveOf(
  key: string,
  { row, column }: HeatPlace,
  { rows, columns }: { rows: number; columns: number },
  { ctrl, rtl }: { ctrl: boolean; rtl: boolean },
) {
  const at = (toRow: number, toColumn: number): HeatPlace => ({
    row: Math.min(rows - 1, Math.max(0, toRow)),
    column: Math.min(columns - 1, Math.max(0, toColumn)),
  })
  const forward = rtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return at(row, column + forward)
    case 'ArrowLeft':
      return at(row, column - forward)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowUp':
      return at(row - 1, column)
    case 'Home':
      return at(ctrl ? 0 : row, 0)
    case 'End':
      return at(ctrl ? rows - 1 : row, columns - 1)
    case 'PageUp':
      return at(0, column)
    case 'PageDown':
      return at(rows - 1, column)
    default:
      return undefined
  }
}
