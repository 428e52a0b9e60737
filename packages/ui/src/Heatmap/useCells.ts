import { type FocusEvent, type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react'
import { type HeatPlace, moveOf } from './move.ts'

/** The cell that words are shown over. */
interface ShownCell extends HeatPlace {
  element: HTMLElement
}

/** Keeps which cell Tab reaches and which one is pointed at or focused, for a table whose cells say `data-row` and `data-column`. */
export function useCells(size: { rows: number; columns: number }) {
  const [reached, setReached] = useState<HeatPlace>({ row: 0, column: 0 })
  const [shown, setShown] = useState<ShownCell | null>(null)
  const point = (event: PointerEvent<HTMLTableElement> | FocusEvent<HTMLTableElement>) => setShown(cellOf(event.target))
  const hide = useCallback(() => setShown(null), [])
  return {
    // Where the table has shrunk, Tab still reaches a cell.
    reached: { row: Math.min(reached.row, size.rows - 1), column: Math.min(reached.column, size.columns - 1) },
    shown,
    hide,
    listeners: {
      onPointerOver: point,
      onPointerLeave: hide,
      onFocus: (event: FocusEvent<HTMLTableElement>) => {
        const cell = cellOf(event.target)
        if (cell) setReached(cell)
        point(event)
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
        // The browser's own, as going back.
        if (event.altKey || event.metaKey) return
        const cell = cellOf(event.target)
        if (!cell) return
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
        const next = moveOf(event.key, cell, size, { ctrl: event.ctrlKey, rtl })
        if (!next) return
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus()
      },
    },
  }
}

function cellOf(target: EventTarget): ShownCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return element ? { element, row: Number(element.dataset['row']), column: Number(element.dataset['column']) } : null
}
