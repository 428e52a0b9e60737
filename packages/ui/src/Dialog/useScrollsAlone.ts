import { useLayoutEffect, useState } from 'react'
import { stopsIn } from './stops.ts'

/** Whether an element is too low for what is in it while nothing in it can be focused: then only the element itself lets the keyboard scroll. Follows what changes inside. */
export function useScrollsAlone(place: HTMLElement | null): boolean {
  const [alone, setAlone] = useState(false)
  useLayoutEffect(() => {
    if (!place) return undefined
    // A pixel of rounding is no overflow.
    const measure = () => setAlone(place.scrollHeight > place.clientHeight + 1 && stopsIn(place).length === 0)
    measure()
    const size = new ResizeObserver(measure)
    size.observe(place)
    const inside = new MutationObserver(measure)
    inside.observe(place, { childList: true, subtree: true, characterData: true })
    return () => {
      size.disconnect()
      inside.disconnect()
    }
  }, [place])
  return alone
}
