import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

type Openers = RefObject<readonly HTMLElement[]>

/** Of each modal in the page. */
const known = new WeakMap<Element, Openers>()

const canHaveFocus = (element: HTMLElement) => element.isConnected && element.closest('[inert]') === null && element.getClientRects().length > 0

/**
 * Remembers what a modal was opened from, and what the modal was opened from in which that stood, and so on. One that follows another (a secret after the form that made it) was opened from a button that goes
 * with the other, and focus would be lost with it.
 * @returns `seen`, the modal's ref, and `giveBack`, which focuses the nearest opener that still can have focus.
 */
export function useOpeners(open: boolean) {
  const openers: Openers = useRef([])
  const seen = useCallback((modal: HTMLElement | null) => {
    if (modal !== null) known.set(modal, openers)
  }, [])
  useLayoutEffect(() => {
    const from = document.activeElement
    if (!open || !(from instanceof HTMLElement) || from === document.body) return
    const modal = from.closest('[data-dialog]')
    openers.current = [from, ...((modal && known.get(modal)?.current) ?? [])]
  }, [open])
  return { seen, giveBack: () => openers.current.find(canHaveFocus)?.focus() }
}
