import { paperOf } from './paper.ts'
import { type Box, bottom, type Picture, right } from './picture.ts'
import { wordColumns } from './wordColumns.ts'

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

/** Height, in pixels, that recognisers read best at: 30 to 44 hardly differ. */
const tall = 44
const margin = 8

/**
 * Cuts a line out of the picture as a recogniser likes it: dark on white, 44 px high with a margin. The paper is the colour that most of the box has (see paperOf), the ink the one farthest
 * from it; every pixel is placed between. Icons before and after the words are left out. `box` is in pixels of the picture.
 */
export function cropOf({ width, height, pixels }: Picture, box: Box): LineCrop {
  const [x0, y0] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
  const [wide, high] = [Math.min(width, Math.ceil(right(box))) - x0, Math.min(height, Math.ceil(bottom(box))) - y0]
  const colours = onWhite(pixels, width, x0, y0, wide, high)
  const paper = paperOf(colours, wide, high)
  const gaps = new Float32Array(wide * high)
  let most = 1
  for (let at = 0; at < gaps.length; at++) {
    const under = (at % wide) * 3
    let gap = 0
    for (let part = 0; part < 3; part++) gap = Math.max(gap, Math.abs(colours[at * 3 + part]! - paper[under + part]!))
    gaps[at] = gap
    most = Math.max(most, gap)
  }
  const { from, to } = wordColumns({ colours, paper, gaps, wide, high, most })
  const scale = tall / high
  const out = { width: Math.round((to - from) * scale) + 2 * margin, height: tall + 2 * margin }
  const grey = new Uint8Array(out.width * out.height).fill(255)
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < out.width - 2 * margin; x++) {
      const ink = between(gaps, wide, high, from + (x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5) / most
      grey[(y + margin) * out.width + x + margin] = Math.round(255 * (1 - Math.min(1, ink)))
    }
  return { ...out, grey }
}

/** Red, green and blue of a box, what is see-through on white. */
function onWhite(pixels: Picture['pixels'], width: number, x0: number, y0: number, wide: number, high: number): Float32Array {
  const colours = new Float32Array(wide * high * 3)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = ((y0 + y) * width + x0 + x) * 4
      const cover = pixels[at + 3]! / 255
      for (let part = 0; part < 3; part++) colours[(y * wide + x) * 3 + part] = pixels[at + part]! * cover + 255 * (1 - cover)
    }
  return colours
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
