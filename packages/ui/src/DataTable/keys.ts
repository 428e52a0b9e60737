import type { KeyboardEvent } from 'react'

const focusable = 'button, a[href], input, [tabindex="0"]'
/** What takes the keys itself: fields that are typed into, and what opens a menu by the arrow keys. */
const takesKeys = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [aria-haspopup=menu], [role=textbox]'

/** The control at the same place of the next or previous row; the last one where that row has fewer. */
function besideIn(row: Element, by: 1 | -1, at: number): HTMLElement | undefined {
  const rows = [...(row.closest('table')?.querySelectorAll('tr[data-part=row]') ?? [])]
  const controls = [...(rows[rows.indexOf(row) + by]?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  return controls[Math.min(at, controls.length - 1)]
}

/** Arrow keys go from row to row in the same column; other keys are offered to the row. */
export function pressInRow(event: KeyboardEvent<HTMLTableRowElement>, offer: (key: string) => boolean): void {
  const { target, currentTarget: row, key } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const opens = target.matches('[aria-haspopup=menu]')
  if (!row.contains(target) || (target.matches(takesKeys) && !(opens && key.length === 1))) return
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = besideIn(row, key === 'ArrowDown' ? 1 : -1, [...row.querySelectorAll(focusable)].indexOf(target))
    if (next === undefined) return
    next.focus()
    event.preventDefault()
  } else if (offer(key)) event.preventDefault()
}
