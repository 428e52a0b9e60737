/** A picture of a contact sheet: a story, and one of its modes. */
export interface Cell {
  story: string
  mode: string
}

/** A story of the sheet with its modes, in the order in which they are drawn. */
export interface Row {
  story: string
  modes: readonly string[]
}

export type Move = 'left' | 'right' | 'up' | 'down'

/** The picture beside another one: through the modes of a story and on to the next story, or to the same column of the story above or below. The last picture has none beside it and stays. */
export function moved(rows: readonly Row[], { story, mode }: Cell, move: Move): Cell {
  const cells = rows.flatMap((row) => row.modes.map((name): Cell => ({ story: row.story, mode: name })))
  const at = cells.findIndex((cell) => cell.story === story && cell.mode === mode)
  const stay = cells[at] ?? cells[0] ?? { story, mode }
  if (move === 'left' || move === 'right') return cells[at + (move === 'right' ? 1 : -1)] ?? stay
  const line = rows.findIndex((row) => row.story === story)
  const column = rows[line]?.modes.indexOf(mode) ?? 0
  const next = rows[line + (move === 'down' ? 1 : -1)]
  const name = next?.modes[Math.min(column, next.modes.length - 1)]
  return next === undefined || name === undefined ? stay : { story: next.story, mode: name }
}

/** The next picture after this one that is open, from the beginning again after the last; undefined when none is. */
export function nextOpen(rows: readonly Row[], { story, mode }: Cell, isOpen: (cell: Cell) => boolean): Cell | undefined {
  const cells = rows.flatMap((row) => row.modes.map((name): Cell => ({ story: row.story, mode: name })))
  const at = cells.findIndex((cell) => cell.story === story && cell.mode === mode)
  return [...cells.slice(at + 1), ...cells.slice(0, at + 1)].find(isOpen)
}
