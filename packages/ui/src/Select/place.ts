interface Size {
  width: number
  height: number
}

/** From the control, and at least so far from the edge of the window, in pixels. */
const gutter = 4
const margin = 8
/** The most that a list is high, as `surface` says it. */
const highest = 420

/**
 * Where a list stands, in pixels from the corner of the window: under its control, over it where there is more room, from the edge where lines begin, and never over the side. `room` is the
 * height it may have.
 */
export function placeUnder(control: Size & { left: number; top: number }, list: Size, view: Size, rtl: boolean): { left: number; top: number; room: number } {
  const bottom = control.top + control.height
  const under = view.height - bottom - gutter - margin
  const over = control.top - gutter - margin
  const below = list.height <= under || under >= over
  const room = Math.max(0, Math.floor(below ? under : over))
  const start = rtl ? control.left + control.width - list.width : control.left
  return {
    left: Math.round(Math.max(margin, Math.min(start, view.width - list.width - margin))),
    top: Math.round(below ? bottom + gutter : control.top - gutter - Math.min(list.height, room, highest)),
    room,
  }
}
