/** Where a widget stands on the board, in whole cells from the start and the top. */
export interface WidgetPlace {
  id: string
  /** Its first column, from 0. */
  x: number
  /** Its first row, from 0; `Infinity` puts it last. */
  y: number
  /** How many columns it takes. */
  w: number
  /** How many rows it takes. */
  h: number
  /** The smallest it can be made; one by one cell when left out. */
  least?: { w: number; h: number }
}

/** How many columns a board has. */
export const boardColumns = 12

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The place moved and cut so that it lies on the board. */
const fitted = <T extends WidgetPlace>(place: T): T => {
  const w = between(Math.min(boardColumns, place.least?.w ?? 1), place.w, boardColumns)
  return { ...place, w, h: Math.max(place.least?.h ?? 1, place.h), x: between(0, place.x, boardColumns - w), y: Math.max(0, place.y) }
}

/** Whether two places have a column in common. */
export const shareColumns = (a: WidgetPlace, b: WidgetPlace) => a.x < b.x + b.w && b.x < a.x + a.w

const shareRows = (a: WidgetPlace, b: WidgetPlace) => a.y < b.y + b.h && b.y < a.y + a.h

/** The widgets as they are read: row by row, each from its start. */
export const inReadingOrder = <T extends WidgetPlace>(widgets: readonly T[]): T[] => [...widgets].sort((a, b) => (a.y === b.y ? a.x - b.x : a.y < b.y ? -1 : 1))

/** Lets each widget fall upward, in the given order, until one that came before holds it. The result stands in the order of `widgets`. */
const settled = <T extends WidgetPlace>(order: readonly T[], widgets: readonly T[]): T[] => {
  const done: T[] = []
  for (const place of order) {
    const y = done.reduce((least, other) => (shareColumns(place, other) ? Math.max(least, other.y + other.h) : least), 0)
    done.push({ ...place, y })
  }
  return widgets.flatMap(({ id }) => done.find((place) => place.id === id) ?? [])
}

/** The same widgets in the same order, each as high up as it can stand: inside the board, none over another. */
export const compacted = <T extends WidgetPlace>(widgets: readonly T[]): T[] => settled(inReadingOrder(widgets.map(fitted)), widgets)

/** Puts a changed widget among the others, before the first that gives way to it; the others make room. */
const among = <T extends WidgetPlace>(widgets: readonly T[], changed: T, givesWay: (other: T) => boolean): T[] => {
  const others = inReadingOrder(compacted(widgets).filter(({ id }) => id !== changed.id))
  const found = others.findIndex((other) => shareColumns(changed, other) && givesWay(other))
  const at = found < 0 ? others.length : found
  return settled([...others.slice(0, at), changed, ...others.slice(at)], widgets)
}

/** Takes a widget to another cell. Another gives way once the widget has passed its middle, so that a slow drag does not flutter. */
export function moved<T extends WidgetPlace>(widgets: readonly T[], id: string, { x, y }: { x: number; y: number }): T[] {
  const from = compacted(widgets).find((place) => place.id === id)
  if (from === undefined) return compacted(widgets)
  const next = fitted({ ...from, x, y })
  return among(widgets, next, ({ y, h }) => (next.y < from.y ? next.y < y + h / 2 : next.y > from.y ? next.y + next.h <= y + h / 2 : next.y <= y))
}

/** Makes a widget larger or smaller, from its end and its foot; at the end of the board it grows toward the start. */
export function resized<T extends WidgetPlace>(widgets: readonly T[], id: string, { w, h }: { w: number; h: number }): T[] {
  const from = compacted(widgets).find((place) => place.id === id)
  if (from === undefined) return compacted(widgets)
  const next = fitted({ ...from, w, h })
  return among(widgets, next, (other) => other.y >= next.y || shareRows(next, other))
}

/** The highest place where a new widget of this size covers nothing, from the start; to add it there moves no other. */
export function freePlace(widgets: readonly WidgetPlace[], size: { w: number; h: number }): { x: number; y: number } {
  const all = compacted(widgets)
  const tops = [0, ...all.map(({ y, h }) => y + h)].sort((a, b) => a - b)
  for (const y of tops) {
    for (let x = 0; x + size.w <= boardColumns; x++) {
      const place = { id: '', x, y, ...size }
      if (!all.some((other) => shareColumns(place, other) && (shareRows(place, other) || other.y >= y))) return { x, y }
    }
  }
  return { x: 0, y: tops.at(-1) ?? 0 }
}
