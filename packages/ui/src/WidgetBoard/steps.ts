import { boardColumns, compacted, inReadingOrder, moved, resized, shareColumns, type WidgetPlace } from './layout.ts'

/** What can be done to a widget without a pointer. */
export const boardSteps = ['left', 'right', 'up', 'down', 'wider', 'narrower', 'taller', 'shorter'] as const
export type BoardStep = (typeof boardSteps)[number]
export type BoardDirection = 'left' | 'right' | 'up' | 'down'

const sizes = { wider: [1, 0], narrower: [-1, 0], taller: [0, 1], shorter: [0, -1] } as const

/** Whether a step would change where a widget of a compacted board stands. `left` is toward the start of the line. */
export function canStep(widgets: readonly WidgetPlace[], { id, x, y, w, h, least }: WidgetPlace, step: BoardStep): boolean {
  switch (step) {
    case 'left':
      return x > 0
    case 'right':
      return x + w < boardColumns
    case 'up':
      return y > 0
    case 'down':
      return widgets.some((other) => other.id !== id && other.y >= y + h && shareColumns(other, { id, x, y, w, h }))
    case 'wider':
      return w < boardColumns
    case 'narrower':
      return w > (least?.w ?? 1)
    case 'taller':
      return true
    case 'shorter':
      return h > (least?.h ?? 1)
  }
}

/** The board after one step of a widget. Up and down go past the next widget in the way, since between them the board would fall back to where it was. */
export function stepped<T extends WidgetPlace>(widgets: readonly T[], id: string, step: BoardStep): T[] {
  const all = compacted(widgets)
  const from = all.find((place) => place.id === id)
  if (from === undefined || !canStep(all, from, step)) return all
  if (step === 'left' || step === 'right') return moved(all, id, { x: from.x + (step === 'left' ? -1 : 1), y: from.y })
  if (step === 'up' || step === 'down') {
    const foot = Math.max(...all.map(({ y, h }) => y + h))
    let passed = all
    for (let y = from.y; y >= 0 && y <= foot; y += step === 'up' ? -1 : 1) {
      const next = moved(all, id, { x: from.x, y })
      if (next.some((place) => place.id === id && place.y !== from.y)) return next
      // Something else may hold it where it is: then the one it let pass is all that changes.
      if (next.some((place, at) => place.y !== all[at]?.y)) passed = next
    }
    return passed
  }
  const [w, h] = sizes[step]
  return resized(all, id, { w: from.w + w, h: from.h + h })
}

/** The board after a widget went before or after its neighbour in reading order: what up and down mean where all widgets are under each other. */
export function reordered<T extends WidgetPlace>(widgets: readonly T[], id: string, to: 'up' | 'down'): T[] {
  const all = compacted(widgets)
  const order = inReadingOrder(all)
  const place = order.findIndex((one) => one.id === id)
  // To go down is to let the next one pass.
  const at = to === 'up' ? place : place + 1
  const mover = order[at]
  const before = order[at - 1]
  if (place < 0 || mover === undefined || before === undefined) return all
  // Best is that the two change places and nothing else does; in one row they keep its two ends.
  const end = mover.y === before.y ? mover.x + mover.w - before.w : mover.x
  const swapped = compacted(
    all.map((one) => (one.id === mover.id ? { ...one, x: before.x, y: before.y } : one.id === before.id ? { ...one, x: end, y: mover.y } : one)),
  )
  const wanted = order.map(({ id }, now) => (now === at ? before.id : now === at - 1 ? mover.id : id))
  if (inReadingOrder(swapped).every(({ id }, now) => id === wanted[now])) return swapped
  for (const other of order.slice(0, at).reverse()) {
    const next = moved(all, mover.id, other)
    if (inReadingOrder(next).find(({ id }) => id === mover.id || id === other.id)?.id === mover.id) return next
  }
  return all
}

/** The nearest widget in a direction, as the eye finds it; nothing at the edge. */
export function neighbourOf<T extends WidgetPlace>(widgets: readonly T[], from: WidgetPlace, direction: BoardDirection): T | undefined {
  const middle = ({ x, y, w, h }: WidgetPlace) => ({ x: x + w / 2, y: y + h / 2 })
  const across = direction === 'left' || direction === 'right'
  const gap = (to: WidgetPlace) =>
    direction === 'left'
      ? from.x - to.x - to.w
      : direction === 'right'
        ? to.x - from.x - from.w
        : direction === 'up'
          ? from.y - to.y - to.h
          : to.y - from.y - from.h
  const aside = (to: WidgetPlace) => (across ? Math.abs(middle(to).y - middle(from).y) : Math.abs(middle(to).x - middle(from).x))
  const far = (to: WidgetPlace) => gap(to) + aside(to) * 2
  const there = inReadingOrder(widgets).filter((to) => to.id !== from.id && gap(to) >= 0)
  return there.length === 0 ? undefined : there.reduce((best, to) => (far(to) < far(best) ? to : best))
}
