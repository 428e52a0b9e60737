import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps an element over everything else while it is drawn, and beside what it belongs to: when the page scrolls, and when something around that grows or shrinks, as a dialog does
 * when its content arrives.
 * @param beside What it belongs to.
 * @param move Puts the element in its place.
 * @param onHide Escape was pressed.
 */
export function useOver(ref: RefObject<HTMLElement | null>, beside: Element | null, move: (element: HTMLElement) => void, onHide: () => void): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    // The top layer, so that no frame cuts it off. Browsers without one show it by its style.
    if ('showPopover' in element) element.showPopover()
    const place = () => move(element)
    // Heard before a dialog around it hears it: Escape puts away one thing at a time.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      onHide()
    }
    place()
    const size = new ResizeObserver(place)
    size.observe(element)
    for (let around = beside; around !== null; around = around.parentElement) size.observe(around)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    window.addEventListener('keydown', escape, true)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      window.removeEventListener('keydown', escape, true)
    }
  }, [ref, beside, move, onHide])
}
