import { type MouseEvent, type SyntheticEvent, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Hesitation } from '../theme/patience.tsx'

/** So long the pointer rests before words appear, and so long it may be on its way from the control to the words; milliseconds. */
const rest = 300
const way = 120

/** What the words that are seen now hang on: there is one tooltip at a time, wherever it is. */
let shown: { anchor: HTMLElement; drop(anchor: null): void } | undefined

/** The outermost element around `target` within `place` that has a box, so that words can stand beside it. */
function boxWithin(place: Element, target: EventTarget): HTMLElement | null {
  const inside = [...place.children].find((child) => target instanceof Node && child.contains(target))
  if (!(inside instanceof HTMLElement)) return null
  return getComputedStyle(inside).display === 'contents' ? boxWithin(inside, target) : inside
}

/**
 * When words beside a control are seen: a little after the pointer comes to rest on it, at once when the keyboard reaches it, until Escape, a press, or both are gone. Without words (`told` is false) it
 * stands in the way of no other one.
 */
export function useTooltip(told: boolean) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const hesitation = useContext(Hesitation)

  const stay = useCallback(() => clearTimeout(timer.current), [])
  const hide = useCallback(() => {
    stay()
    setAnchor(null)
    if (shown?.drop === setAnchor) shown = undefined
  }, [stay])
  const show = useCallback(
    (control: HTMLElement | null) => {
      stay()
      if (control === null) return
      if (told) {
        if (shown?.drop !== setAnchor) shown?.drop(null)
        shown = { anchor: control, drop: setAnchor }
      }
      setAnchor(control)
    },
    [stay, told],
  )
  const later = useCallback(
    (act: () => void, time: number) => {
      stay()
      if (hesitation === 0) act()
      else timer.current = setTimeout(act, time * hesitation)
    },
    [hesitation, stay],
  )
  const leave = useCallback(() => later(hide, way), [hide, later])
  useEffect(() => hide, [hide])

  const events = useMemo(
    () => ({
      onMouseEnter: ({ currentTarget, target }: MouseEvent) => {
        const control = boxWithin(currentTarget, target)
        later(() => show(control), rest)
      },
      onMouseLeave: leave,
      // Focus may have come to a control inside, as to a radio of a group; what that one says of itself goes first.
      onFocus: ({ currentTarget, target }: SyntheticEvent) => {
        if (!(target instanceof Element)) return
        const inner = shown !== undefined && shown.drop !== setAnchor && currentTarget.contains(shown.anchor) && shown.anchor.contains(target)
        if (target.matches(':focus-visible') && !inner) show(boxWithin(currentTarget, target))
      },
      onBlur: hide,
      // Who presses has read enough, except where the words say why pressing does nothing.
      onClick: ({ target }: SyntheticEvent) => target instanceof Element && target.closest('[aria-disabled=true]') === null && hide(),
    }),
    [hide, later, leave, show],
  )
  return { anchor, hide, stay, leave, events }
}
