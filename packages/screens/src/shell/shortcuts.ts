import { useEffect, useRef } from 'react'

const writesRichText = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable

/** Ctrl or Cmd with a letter. A rich-text editor keeps its own (Ctrl+B is bold there). */
export function useShortcuts(actions: Record<string, () => void>) {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = current.current[event.key.toLowerCase()]
      // Seen already: a combobox hands the keys of its field on to the active entry, and both arrive here.
      if (event.defaultPrevented || action === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || writesRichText(event.target))
        return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
