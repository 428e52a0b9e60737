import { type Box, bottom, type Picture, right } from './picture.ts'

/** A line of text on its own: one value a pixel, 0 is ink and 255 paper, whatever colours it had. */
export interface LineCrop {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** A line's words and how sure the recogniser is of them, 0 to 100. */
export interface ReadLine {
  readonly text: string
  readonly confidence: number
}

/** Turns a crop into its words. */
export type Recogniser = (crop: LineCrop) => ReadLine | Promise<ReadLine>

/** Height, in pixels, that recognisers read best at. */
const tall = 44
const margin = 8

/**
 * Cuts a line out of the picture as a recogniser likes it: dark on white, 44 px high with a margin. The paper is the colour that most pixels of the box have, the ink the one farthest from it;
 * every pixel is placed between. `box` is in pixels of the picture.
 */
export function cropOf({ width, height, pixels }: Picture, box: Box): LineCrop {
  const x0 = Math.max(0, Math.floor(box.x))
  const y0 = Math.max(0, Math.floor(box.y))
  const x1 = Math.min(width, Math.ceil(right(box)))
  const y1 = Math.min(height, Math.ceil(bottom(box)))
  const [wide, high] = [x1 - x0, y1 - y0]
  const counts = new Map<number, { times: number; at: number }>()
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const at = (y * width + x) * 4
      const kind = ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3)
      const known = counts.get(kind)
      if (known === undefined) counts.set(kind, { times: 1, at })
      else known.times++
    }
  const paper = [...counts.values()].reduce((best, each) => (each.times > best.times ? each : best)).at
  const distance = (at: number) =>
    Math.max(Math.abs(pixels[at]! - pixels[paper]!), Math.abs(pixels[at + 1]! - pixels[paper + 1]!), Math.abs(pixels[at + 2]! - pixels[paper + 2]!))
  const gaps = new Float32Array(wide * high)
  let most = 1
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const gap = distance(((y0 + y) * width + x0 + x) * 4)
      gaps[y * wide + x] = gap
      if (gap > most) most = gap
    }
  const scale = tall / high
  const out = { width: Math.round(wide * scale) + 2 * margin, height: tall + 2 * margin }
  const grey = new Uint8Array(out.width * out.height).fill(255)
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < out.width - 2 * margin; x++) {
      const ink = between(gaps, wide, high, (x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5) / most
      grey[(y + margin) * out.width + x + margin] = Math.round(255 * (1 - Math.min(1, ink)))
    }
  return { ...out, grey }
}

/** Bilinear. */
function between(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const [fromX, fromY] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
  const [end, low] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [shareX, shareY] = [fromX - left, fromY - top]
  const upper = values[top * width + left]! * (1 - shareX) + values[top * width + end]! * shareX
  const lower = values[low * width + left]! * (1 - shareX) + values[low * width + end]! * shareX
  return upper * (1 - shareY) + lower * shareY
}
