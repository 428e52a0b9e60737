/** A line's pixels with what is under them. */
export interface Inked {
  readonly colours: Float32Array
  readonly paper: Float32Array
  /** How far each pixel is from the paper, at most `most`. */
  readonly gaps: Float32Array
  readonly wide: number
  readonly high: number
  readonly most: number
}

/** Ink without a gap, column by column. */
interface Shape {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly low: number
  /** Where it differs most from the paper. */
  readonly darkest: number
}

/** The columns that hold the words: without an icon or a point of the sentence around at either end. */
export function wordColumns(line: Inked): { from: number; to: number } {
  const { gaps, wide, high, most } = line
  const shapes: Shape[] = []
  const isInk = (at: number) => gaps[at]! >= 0.4 * most
  // What runs under all of the words joins them.
  const underlines = Array.from({ length: high }, (_, y) => {
    let inked = 0
    for (let x = 0; x < wide; x++) if (isInk(y * wide + x)) inked++
    return inked > 0.7 * wide
  })
  for (let x = 0; x < wide; x++) {
    let [top, low, darkest] = [high, -1, 0]
    for (let y = 0; y < high; y++) {
      const at = y * wide + x
      if (underlines[y] === true || !isInk(at)) continue
      top = Math.min(top, y)
      low = y
      if (gaps[at]! > gaps[darkest]!) darkest = at
    }
    if (low < 0) continue
    const last = shapes.at(-1)
    if (last === undefined || last.to < x) shapes.push({ from: x, to: x + 1, top, low, darkest })
    else {
      const darker = gaps[darkest]! > gaps[last.darkest]! ? darkest : last.darkest
      shapes[shapes.length - 1] = { from: last.from, to: x + 1, top: Math.min(last.top, top), low: Math.max(last.low, low), darkest: darker }
    }
  }
  let [from, to] = [0, wide]
  if (shapes.length < 3) return { from, to }
  const inks = shapes.map(({ darkest }) => inkAt(line, darkest))
  const isForeign = (place: number, gap: number) => {
    const shape = shapes[place]!
    const [across, down] = [shape.to - shape.from, shape.low - shape.top + 1]
    // A lone shape about as wide as high and farther away than a space is wide; or a point in another colour.
    if (down < 0.3 * high) return inks.filter((ink) => alike(ink, inks[place]!) < 0.96).length > 0.7 * shapes.length
    return gap > 0.65 * down && across >= 0.75 * down && across <= 1.6 * down
  }
  const last = shapes.length - 1
  if (isForeign(0, shapes[1]!.from - shapes[0]!.to)) from = Math.floor((shapes[0]!.to + shapes[1]!.from) / 2)
  if (isForeign(last, shapes[last]!.from - shapes[last - 1]!.to)) to = Math.ceil((shapes[last - 1]!.to + shapes[last]!.from) / 2)
  return { from, to }
}

/** From the paper to the ink at a pixel: however thin the stroke, the direction is the same. */
const inkAt = ({ colours, paper, wide }: Inked, at: number) => [0, 1, 2].map((part) => colours[at * 3 + part]! - paper[(at % wide) * 3 + part]!)

/** Cosine of the angle between two. */
const alike = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, part) => sum + value * b[part]!, 0) / Math.max(1, Math.hypot(...a) * Math.hypot(...b))
