import type { KeyboardEvent } from 'react'
import { stopsIn } from './stops.ts'

/**
 * Lets Tab go from the last stop of a modal to its first and Shift+Tab back, without stops of its own that a reader of the screen would meet.
 * While something outside stays within reach (`beside`, as toasts), Tab goes on to it.
 */
export function goRound(event: KeyboardEvent<HTMLElement>, beside: Iterable<Element>) {
  const modal = event.currentTarget
  // What opens over the modal sends its keys through here too.
  if (event.key !== 'Tab' || event.defaultPrevented || !modal.contains(event.target as Node)) return
  if ([...beside].some((element) => stopsIn(element).length > 0)) return
  const inside = stopsIn(modal)
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
  const leaves = document.activeElement === from || (event.shiftKey && document.activeElement === modal)
  if (to === undefined || !leaves) return
  event.preventDefault()
  to.focus()
}
