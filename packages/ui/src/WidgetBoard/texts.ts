import type { BoardStep } from './steps.ts'

/** The words of a WidgetBoard. Columns and rows count from one. */
export interface BoardTexts {
  /** The name of the handle of a widget. */
  move(widget: string): string
  /** How a handle is used; its description, shown on hover and focus. */
  hint: string
  /** The name of the menu of a widget. */
  menu(widget: string): string
  steps: Record<BoardStep, string>
  /** Why a step cannot be taken. */
  noStep: string
  remove: string
  /** Where a widget is and how large. */
  place(widget: string, column: number, row: number, wide: number, high: number): string
  /** Where a widget is among all, where they are under each other. */
  order(widget: string, place: number, count: number): string
  /** Before its place, when a widget was picked up by keyboard. */
  pickedUp: string
  dropped: string
  putBack: string
  removed(widget: string): string
}

export const englishBoard: BoardTexts = {
  move: (widget) => `Move: ${widget}`,
  hint: 'Drag it, or press Enter to pick it up: then the arrow keys move it, Shift and the arrow keys resize it, Enter drops it, Escape puts it back.',
  menu: (widget) => `More: ${widget}`,
  steps: {
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    wider: 'Wider',
    narrower: 'Narrower',
    taller: 'Taller',
    shorter: 'Shorter',
  },
  noStep: 'It is at the edge.',
  remove: 'Remove',
  place: (widget, column, row, wide, high) => `${widget}: column ${column}, row ${row}, ${wide} wide, ${high} high`,
  order: (widget, place, count) => `${widget}: ${place} of ${count}`,
  pickedUp: 'Picked up.',
  dropped: 'Dropped.',
  putBack: 'Put back.',
  removed: (widget) => `Removed: ${widget}`,
}
