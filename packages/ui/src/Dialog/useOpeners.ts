import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Opened {
  modal: RefObject<HTMLElement | null>
  /** What it was opened from, then what the modal was opened from in which that stood, and so on. */
  openers: readonly HTMLElement[]
}

/** The modals that are open, the newest last. */
const open: Opened[] = []
/** Of each modal that was seen. */
const known = new WeakMap<Element, Opened>()

const canHaveFocus = (element: HTMLElement) => element.isConnected && element.closest('[inert]') === null && element.getClientRects().length > 0

/**
 * Where focus goes when a modal closes, where Ariakit alone would lose it or put it wrong. One that follows another (a secret after the form that made it) was opened from a button that went with the other, so
 * it gives focus back to what that one was opened from. And one that closes a frame late gives it to nothing behind a modal that has come meanwhile: that one would take it for a press outside, and close.
 * @returns a ref for the modal, and what Ariakit asks when it is hidden: given the opener, or null where that is gone, whether the opener is focused now.
 */
export function useOpeners(isOpen: boolean) {
  const modal = useRef<HTMLElement | null>(null)
  const own = useRef<Opened>({ modal, openers: [] })
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const from = document.activeElement
    const within = from?.closest('[data-dialog]')
    const { current: opened } = own
    if (from instanceof HTMLElement && from !== document.body) opened.openers = [from, ...((within && known.get(within)?.openers) ?? [])]
    open.push(opened)
    return () => void open.splice(open.indexOf(opened), 1)
  }, [isOpen])
  const seen = (element: HTMLElement | null) => {
    modal.current = element
    if (element !== null) known.set(element, own.current)
  }
  const givesBack = (opener: HTMLElement | null) => {
    const to = opener ?? own.current.openers.find(canHaveFocus)
    const over = open.findLast((other) => other !== own.current)
    if (to === undefined || (over !== undefined && over.modal.current?.contains(to) !== true)) return false
    if (opener === null) to.focus()
    return true
  }
  return { seen, givesBack }
}
