import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps focus on the board while its widgets change places, since the browser lets go of what is moved in the document. `keep` is called before a change; `keepAt` before a
 * widget goes, with its number in reading order, and leads to the one that takes it over.
 */
export function useBoardFocus(board: RefObject<HTMLElement | null>, widgets: unknown) {
  const held = useRef<Element | null>(null)
  const gone = useRef<number | null>(null)
  const drawn = useRef(widgets)
  useLayoutEffect(() => {
    // The screen may take its time to hand back what was arranged.
    if (drawn.current === widgets) return
    drawn.current = widgets
    const root = board.current
    const lost = document.activeElement === null || document.activeElement === document.body || !document.activeElement.isConnected
    if (root && lost && held.current instanceof HTMLElement && held.current.isConnected) held.current.focus({ preventScroll: true })
    else if (root && gone.current !== null && !held.current?.isConnected) {
      const buttons = [...root.querySelectorAll<HTMLElement>('[data-part=widget] [data-ui=MenuButton]')]
      const next = buttons[Math.min(gone.current, buttons.length - 1)] ?? root
      next.focus()
    }
    held.current = null
    gone.current = null
  })
  const keep = () => {
    held.current = board.current?.contains(document.activeElement) ? document.activeElement : null
  }
  const keepAt = (at: number) => {
    keep()
    gone.current = at
  }
  return { keep, keepAt }
}
