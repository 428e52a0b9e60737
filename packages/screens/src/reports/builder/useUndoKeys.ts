import { useEffect, useRef } from 'react'

const written = 'input, textarea, [contenteditable], [role=dialog]'

/** Takes back with Ctrl or Command and Z, and does again with Shift as well or with Y; where somebody writes, the keys are the field's. */
export function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined) {
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.target instanceof Element && event.target.closest(written) !== null)) return
      const key = event.key.toLowerCase()
      const meant = key === 'y' || (key === 'z' && event.shiftKey) ? latest.current.redo : key === 'z' ? latest.current.undo : undefined
      if (meant === undefined) return
      event.preventDefault()
      meant()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
