import { type MouseEvent, type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** So long the pointer rests before words appear, and so long it may be on its way from the control to the words; milliseconds. */
const rest = 300
const way = 120

/** What the words that are seen now hang on: there is one tooltip at a time, wherever it is. */
let shown: ((anchor: null) => void) | undefined

/** When words beside a control are seen: a little after the pointer comes to rest on it, at once when the keyboard reaches it, until Escape, a press, or both are gone. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const stay = useCallback(() => clearTimeout(timer.current), [])
  const hide = useCallback(() => {
    stay()
    setAnchor(null)
    if (shown === setAnchor) shown = undefined
  }, [stay])
  const show = useCallback(
    (control: HTMLElement) => {
      stay()
      if (shown !== setAnchor) shown?.(null)
      shown = setAnchor
      setAnchor(control)
    },
    [stay],
  )
  const leave = useCallback(() => {
    stay()
    timer.current = setTimeout(hide, way)
  }, [hide, stay])
  useEffect(() => hide, [hide])

  const events = useMemo(
    () => ({
      onMouseEnter: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        stay()
        timer.current = setTimeout(() => show(currentTarget), rest)
      },
      onMouseLeave: leave,
      onFocus: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.matches(':focus-visible') && show(currentTarget),
      onBlur: hide,
      // Who presses has read enough, except where the words say why pressing does nothing.
      onClick: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.ariaDisabled !== 'true' && hide(),
    }),
    [hide, leave, show, stay],
  )
  return { anchor, hide, stay, leave, events }
}
