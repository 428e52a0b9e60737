import { useLayoutEffect, useState } from 'react'

/** Whether what is in an element is wider than the element, as both change. */
export function useOverflow(place: HTMLElement | null): boolean {
  const [wide, setWide] = useState(false)
  useLayoutEffect(() => {
    const inside = place?.firstElementChild
    if (!place || !inside) return undefined
    // A pixel of rounding is no overflow.
    const measure = () => setWide(inside.scrollWidth > place.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    observer.observe(inside)
    return () => observer.disconnect()
  }, [place])
  return wide
}
