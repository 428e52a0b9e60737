import { useEffect, useState } from 'react'

/** The place of the row that has the focus, or none: it must stay however far one scrolls. */
export function useFocusedRow(place: HTMLElement | null): number | null {
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    if (place === null) return undefined
    const enter = ({ target }: FocusEvent) => {
      const index = target instanceof Element ? Number(target.closest('tr')?.dataset['index']) : Number.NaN
      setFocused(Number.isNaN(index) ? null : index)
    }
    const leave = () => setFocused(null)
    place.addEventListener('focusin', enter)
    place.addEventListener('focusout', leave)
    return () => {
      place.removeEventListener('focusin', enter)
      place.removeEventListener('focusout', leave)
    }
  }, [place])
  return focused
}

/** Arrows go row by row and Home and End to the ends, also where the browser would not. Keys pressed in a row stay with what is in it. */
export function useScrollKeys(place: HTMLElement | null) {
  useEffect(() => {
    if (place === null) return undefined
    const press = (event: KeyboardEvent) => {
      const row = place.querySelector('[data-part=row]')?.getBoundingClientRect().height ?? 0
      const to: Record<string, number> = { ArrowDown: place.scrollTop + row, ArrowUp: place.scrollTop - row, Home: 0, End: place.scrollHeight }
      const top = to[event.key]
      if (top === undefined || event.target !== place) return
      event.preventDefault()
      place.scrollTo({ top })
    }
    place.addEventListener('keydown', press)
    return () => place.removeEventListener('keydown', press)
  }, [place])
}
