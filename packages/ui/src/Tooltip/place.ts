export type Placement = 'top' | 'right' | 'bottom' | 'left'

/** A box in pixels from the corner of the window. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** From the control to the words, and at least so far from the edge of the window. */
const gap = 8
const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const

/**
 * Where words of a size stand beside a control, in pixels from the corner of the window: on the wanted side, on the other one where only that has room, and never over the edge.
 */
export function placeAt(wanted: Placement, control: Box, words: Pick<Box, 'width' | 'height'>, view: Pick<Box, 'width' | 'height'>): Pick<Box, 'left' | 'top'> {
  const room: Record<Placement, number> = {
    top: control.top - words.height,
    bottom: view.height - control.top - control.height - words.height,
    left: control.left - words.width,
    right: view.width - control.left - control.width - words.width,
  }
  const side = room[wanted] < gap && room[opposite[wanted]] >= gap ? opposite[wanted] : wanted
  const upright = side === 'top' || side === 'bottom'
  const left = upright ? control.left + (control.width - words.width) / 2 : side === 'left' ? room.left - gap : control.left + control.width + gap
  const top = upright ? (side === 'top' ? room.top - gap : control.top + control.height + gap) : control.top + (control.height - words.height) / 2
  return { left: within(left, view.width - words.width), top: within(top, view.height - words.height) }
}

const within = (start: number, last: number) => Math.round(Math.max(gap, Math.min(start, last - gap)))
