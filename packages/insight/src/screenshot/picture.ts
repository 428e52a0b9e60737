/** Decoded pixels of a picture, as a canvas or a decoder gives them. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha of each pixel, row by row, 0 to 255. */
  readonly pixels: Uint8ClampedArray | Uint8Array
  /** Device pixels a CSS pixel, where it is known; guessed from the picture otherwise. */
  readonly ratio?: number
}

/** A rectangle; in CSS pixels inside the analysis, in pixels of the picture outside. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One slice of a page in CSS pixels, a plane a colour. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly red: Uint8Array
  readonly green: Uint8Array
  readonly blue: Uint8Array
}

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** The largest difference of two colours in one of their parts. */
export const apart = (a: Colour, b: Colour): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))

/** Perceived lightness, 0 to 255 (ITU-R BT.601). */
export const lightness = ([red, green, blue]: Colour): number => 0.299 * red + 0.587 * green + 0.114 * blue

/** How far a colour is from grey, 0 to 255. */
export const chroma = (colour: Colour): number => Math.max(...colour) - Math.min(...colour)

export const colourAt = ({ red, green, blue }: Raster, at: number): Colour => [red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0]

export const right = ({ x, width }: Box): number => x + width
export const bottom = ({ y, height }: Box): number => y + height
export const areaOf = ({ width, height }: Box): number => width * height

/** The area that two boxes share. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(right(a), right(b)) - Math.max(a.x, b.x)) * Math.max(0, Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y))

/** Shared area over joint area, 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const both = shared(a, b)
  return both === 0 ? 0 : both / (areaOf(a) + areaOf(b) - both)
}

/** Whether `inner` lies in `outer`, give or take some pixels. */
export const within = (inner: Box, outer: Box, slack = 2): boolean =>
  inner.x >= outer.x - slack && inner.y >= outer.y - slack && right(inner) <= right(outer) + slack && bottom(inner) <= bottom(outer) + slack

/** The smallest box around some. */
export function around(boxes: readonly Box[]): Box {
  let [x, y, end, low] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    end = Math.max(end, right(box))
    low = Math.max(low, bottom(box))
  }
  return { x, y, width: end - x, height: low - y }
}
