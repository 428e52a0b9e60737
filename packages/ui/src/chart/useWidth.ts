import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element as it changes; `first` until it is known. Ties pictures to real pixels, so that words inside never stretch. */
export function useWidth<E extends HTMLElement>(first: number) {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setWidth(Math.max(160, Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
