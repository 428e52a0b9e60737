interface Sized {
  readonly width: number
  readonly height: number
}

/** How far in front each area stands: smaller ones before larger ones, so that what lies within another can be pressed. */
export function depthsOf(areas: readonly Sized[]): number[] {
  const size = ({ width, height }: Sized) => width * height
  const order = areas.map((area, at) => ({ at, size: size(area) })).sort((a, b) => b.size - a.size || a.at - b.at)
  const depths: number[] = []
  for (const [depth, { at }] of order.entries()) depths[at] = depth
  return depths
}

/** Scrolls the frame, and nothing around it, to where a part of it is seen. */
export function broughtIntoSight(frame: HTMLElement, part: HTMLElement): void {
  const [place, seen] = [part.getBoundingClientRect(), frame.getBoundingClientRect()]
  const room = 24
  const over = (from: number, to: number, start: number, end: number) => {
    if (from - room < start) return from - room - start
    return to + room > end ? Math.min(to + room - end, from - room - start) : 0
  }
  frame.scrollBy({ top: over(place.top, place.bottom, seen.top, seen.bottom), left: over(place.left, place.right, seen.left, seen.right) })
}

/** Where an area stands, in shares of its picture. */
export interface Place {
  insetInlineStart: string
  insetBlockStart: string
  inlineSize: string
  blockSize: string
}

/** The place of an area on a picture of `width` × `height` pixels. */
export function placeOf(area: { readonly x: number; readonly y: number } & Sized, width: number, height: number): Place {
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return {
    insetInlineStart: share(area.x, width),
    insetBlockStart: share(area.y, height),
    inlineSize: share(area.width, width),
    blockSize: share(area.height, height),
  }
}
