import { useEffect, useRef } from 'react'

/** Calls `back` on Escape anywhere in the window while something is held, since focus may be anywhere meanwhile; nothing else sees that press. */
export function useEscape(held: boolean, back: () => void) {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    if (!held) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [held])
}
