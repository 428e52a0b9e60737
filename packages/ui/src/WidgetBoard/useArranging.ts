import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useUiTexts } from '../theme/texts.tsx'
import { boardColumns, inReadingOrder, moved, resized, type WidgetPlace } from './layout.ts'
import { type BoardDirection, type BoardStep, reordered, stepped } from './steps.ts'
import { useEscape } from './useEscape.ts'

/** A widget that is being moved or resized, and where all would stand if it were let go now. */
interface Lift {
  id: string
  by: 'keys' | 'drag' | 'size'
  now: WidgetPlace[]
  /** How far the pointer took it, in pixels. */
  shift: { x: number; y: number }
}

interface Gesture {
  pointer: number
  id: string
  by: 'drag' | 'size'
  /** Where it began, from the corner of the board, so that scrolling meanwhile counts. */
  x: number
  y: number
}

interface ArrangingOptions {
  board: RefObject<HTMLElement | null>
  /** The compacted places. */
  places: WidgetPlace[]
  titleOf(id: string): string
  rtl: boolean
  /** Whether all widgets are under each other. */
  narrow: boolean
  onDrop(places: WidgetPlace[]): void
}

const still = { x: 0, y: 0 }
/** A press that moves less is a press. */
const slack = 4
const sizing: Record<BoardDirection, BoardStep> = { left: 'narrower', right: 'wider', up: 'shorter', down: 'taller' }

/** Picks up, moves, resizes, drops and puts back, by pointer and by keyboard; `said` is what to announce. */
export function useArranging({ board, places, titleOf, rtl, narrow, onDrop }: ArrangingOptions) {
  const texts = useUiTexts().board
  const [lift, setLift] = useState<Lift | null>(null)
  const [said, say] = useState('')
  const gesture = useRef<Gesture | null>(null)
  const dragged = useRef(false)

  const placeSaid = (all: readonly WidgetPlace[], id: string) => {
    const place = all.find((one) => one.id === id)
    return place === undefined ? '' : texts.place(titleOf(id), place.x + 1, place.y + 1, place.w, place.h)
  }
  const stop = () => {
    gesture.current = null
    setLift(null)
  }
  const drop = () => {
    if (lift === null) return
    onDrop(lift.now)
    say(`${texts.dropped} ${placeSaid(lift.now, lift.id)}`)
    stop()
  }
  const putBack = () => {
    if (lift === null) return
    say(`${texts.putBack} ${placeSaid(places, lift.id)}`)
    stop()
  }

  useEscape(lift !== null && lift.by !== 'keys', putBack)

  const pointAt = (event: PointerEvent) => {
    const box = board.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const grab = (event: PointerEvent<HTMLElement>, id: string, by: 'drag' | 'size') => {
    dragged.current = false
    if (event.button !== 0 || lift !== null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    gesture.current = { pointer: event.pointerId, id, by, ...pointAt(event) }
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = gesture.current
    const start = places.find(({ id }) => id === from?.id)
    if (from === null || start === undefined || board.current === null || event.pointerId !== from.pointer) return
    const to = pointAt(event)
    const shift = { x: to.x - from.x, y: to.y - from.y }
    if (!dragged.current && Math.hypot(shift.x, shift.y) < slack) return
    dragged.current = true
    const look = getComputedStyle(board.current)
    const column = (board.current.clientWidth + Number.parseFloat(look.columnGap)) / boardColumns
    const row = Number.parseFloat(look.gridAutoRows) + Number.parseFloat(look.rowGap)
    // What is dragged stays on the board, or the page would grow sideways under it.
    const side = rtl ? -1 : 1
    const along = Math.min((boardColumns - start.x - start.w) * column, Math.max(-start.x * column, shift.x * side))
    const [columns, rows] = [Math.round((from.by === 'drag' ? along : shift.x * side) / column), Math.round(shift.y / row)]
    const now =
      from.by === 'drag'
        ? moved(places, from.id, { x: start.x + columns, y: start.y + rows })
        : resized(places, from.id, { w: Math.min(boardColumns - start.x, start.w + columns), h: start.h + rows })
    setLift({ id: from.id, by: from.by, now, shift: from.by === 'drag' ? { x: along * side, y: Math.max(-start.y * row, shift.y) } : still })
  }
  const letGo = () => {
    // The corner is not pressed afterwards, as the handle is.
    if (gesture.current?.by === 'size') dragged.current = false
    if (lift === null) stop()
    else if (lift.by !== 'keys') drop()
  }

  /** A press of the handle: by Enter, Space or a pointer that did not move. */
  const press = (id: string) => {
    if (dragged.current) {
      dragged.current = false
      return
    }
    if (lift !== null) return drop()
    setLift({ id, by: 'keys', now: places, shift: still })
    say(`${texts.pickedUp} ${placeSaid(places, id)}`)
  }
  /** One key while a widget is held by keyboard. Says whether it was meant for it. */
  const key = (event: KeyboardEvent, direction: BoardDirection | undefined) => {
    if (lift?.by !== 'keys') return false
    if (event.key === 'Escape') putBack()
    else if (direction === undefined) return false
    else {
      const now = stepped(lift.now, lift.id, event.shiftKey ? sizing[direction] : direction)
      const words = placeSaid(now, lift.id)
      say(words === placeSaid(lift.now, lift.id) ? `${words}. ${texts.noStep}` : words)
      setLift({ ...lift, now })
    }
    return true
  }
  /** One step from the menu of a widget. */
  const step = (id: string, by: BoardStep) => {
    const inOrder = narrow && (by === 'up' || by === 'down')
    const now = inOrder ? reordered(places, id, by) : stepped(places, id, by)
    onDrop(now)
    say(inOrder ? texts.order(titleOf(id), inReadingOrder(now).findIndex((place) => place.id === id) + 1, now.length) : placeSaid(now, id))
  }
  return { lift, said, say, grab, drag, letGo, putBack, press, key, step, drop }
}

export type Arranging = ReturnType<typeof useArranging>
