import type { KeyboardEvent } from 'react'
import type { Direction } from '../theme/direction.tsx'

const usable = 'button:not(:disabled), a[href], input:not([type=radio], :disabled), select:not(:disabled)'
const opened = '[role=menu], [role=listbox], [role=dialog], [role=alertdialog]'

/** What the arrow keys go through, in the order of the page; not what stands in an open menu. */
export const stops = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(usable)].filter((item) => item.closest(opened) === null)

/** Leaves one of them to the Tab key: `wanted` where it is there, else the first. */
export function keepOneStop(root: HTMLElement, wanted: Element | null) {
  const items = stops(root)
  const one = items.find((item) => item === wanted) ?? items[0]
  for (const item of items) item.tabIndex = item === one ? 0 : -1
}

/** Moves focus by the keys of the APG toolbar: arrows round and round, Home and End; in a field only from the ends of its text. */
export function rove(event: KeyboardEvent<HTMLElement>, direction: Direction) {
  const { key, target, currentTarget } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLElement)) return
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const items = stops(currentTarget)
  const at = items.indexOf(target)
  if (at === -1 || (target instanceof HTMLInputElement && staysInText(target, key, forward))) return
  const to = { [forward]: at + 1, [back]: at - 1 + items.length, Home: 0, End: items.length - 1 }[key]
  if (to === undefined) return
  event.preventDefault()
  items[to % items.length]?.focus()
}

/** The caret still has somewhere to go in the text. */
function staysInText(field: HTMLInputElement, key: string, forward: string) {
  const { selectionStart, selectionEnd, value } = field
  if (selectionStart === null || value === '') return false
  if (key === 'Home' || key === 'End' || selectionStart !== selectionEnd) return true
  return key === forward ? selectionStart < value.length : selectionStart > 0
}
