import type { Ground } from './ground.ts'
import type { Box } from './picture.ts'

/** Connected ink. */
export interface InkPart extends Box {
  readonly area: number
}

export interface Ink {
  /** 1 where there is ink: letters, pictures. Lines and outlines are taken out. */
  readonly mask: Uint8Array
  readonly parts: readonly InkPart[]
  /** Thin horizontal lines: underlines, borders of fields and rows. */
  readonly rules: readonly Box[]
  /** Hollow frames: buttons, fields and cards that have a border and the colour of what is around. */
  readonly outlines: readonly Box[]
}

/** What stands on the ground, parted into frames, lines and the rest. */
export function inkOf(ground: Ground, width: number, height: number): Ink {
  const { mask, outlines } = framesOf(ground, width, height)
  const rules = takeRules(mask, width, height)
  takeUprights(mask, width, height)
  const parts: InkPart[] = []
  eachPart(mask, width, height, (part) => void parts.push(part))
  return { mask, parts, rules, outlines }
}

/** The hollow frames on the ground, and where there is ink beside them. */
export function framesOf({ of }: Ground, width: number, height: number): Pick<Ink, 'mask' | 'outlines'> {
  const mask = new Uint8Array(of.length)
  for (let at = 0; at < of.length; at++) mask[at] = of[at]! < 0 ? 1 : 0
  const outlines: Box[] = []
  eachPart(mask, width, height, (part, pixels) => {
    if (!isOutline(part, pixels, width)) return
    outlines.push(part)
    for (const at of pixels) mask[at] = 0
  })
  return { mask, outlines }
}

/** Calls with every 8-connected part of the mask and the places of its pixels. */
export function eachPart(mask: Uint8Array, width: number, height: number, call: (part: InkPart, pixels: readonly number[]) => void): void {
  const seen = new Uint8Array(mask.length)
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || seen[start] === 1) continue
    const pixels = [start]
    seen[start] = 1
    let [x0, y0, x1, y1] = [width, height, 0, 0]
    for (let next = 0; next < pixels.length; next++) {
      const at = pixels[next]!
      const x = at % width
      const y = (at - x) / width
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
      for (let near = Math.max(0, y - 1); near <= Math.min(height - 1, y + 1); near++)
        for (let side = Math.max(0, x - 1); side <= Math.min(width - 1, x + 1); side++) {
          const other = near * width + side
          if (mask[other] === 0 || seen[other] === 1) continue
          seen[other] = 1
          pixels.push(other)
        }
    }
    call({ x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1, area: pixels.length }, pixels)
  }
}

/** Whether a part runs along its own box and leaves the inside free. */
function isOutline({ x, y, width, height, area }: InkPart, pixels: readonly number[], stride: number): boolean {
  // A border of three pixels at most; strokes of large letters are thicker.
  if (width < 24 || height < 14 || area > 6 * (width + height)) return false
  const columns = new Uint8Array(width)
  const rows = new Uint8Array(height)
  let inside = 0
  for (const at of pixels) {
    const column = (at % stride) - x
    const row = Math.floor(at / stride) - y
    if (row < 3) columns[column]! |= 1
    if (row >= height - 3) columns[column]! |= 2
    if (column < 3) rows[row]! |= 1
    if (column >= width - 3) rows[row]! |= 2
    if (row > 4 && row < height - 5 && column > 4 + height / 6 && column < width - 5 - height / 6) inside++
  }
  const share = (list: Uint8Array, bit: number) => list.reduce((sum, value) => sum + ((value & bit) === 0 ? 0 : 1), 0) / list.length
  const across = Math.min(share(columns, 1), share(columns, 2))
  const down = Math.min(share(rows, 1), share(rows, 2))
  return across >= 0.5 && down >= 0.25 && across + down >= 1.05 && inside <= 0.02 * width * height
}

/** Takes out horizontal runs that are long and at most three pixels thick, and the pieces beside them that descenders cut off. Gives them as boxes. */
function takeRules(mask: Uint8Array, width: number, height: number): Box[] {
  const rules: { x: number; y: number; width: number; height: number }[] = []
  const taken: [number, number][] = []
  const thin = (x: number, y: number) => {
    let thick = 1
    for (let up = y - 1; up >= 0 && thick <= 4 && mask[up * width + x] === 1; up--) thick++
    for (let down = y + 1; down < height && thick <= 4 && mask[down * width + x] === 1; down++) thick++
    return thick <= 3
  }
  for (let y = 0; y < height; y++) {
    const runs: { from: number; to: number; long: boolean }[] = []
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] === 0) continue
      const from = x
      let thins = 0
      for (; x < width && mask[y * width + x] === 1; x++) if (thin(x, y)) thins++
      const share = thins / (x - from)
      if (x - from >= 16 && share >= 0.7) runs.push({ from, to: x, long: true })
      else if (x - from >= 3 && share >= 0.85) runs.push({ from, to: x, long: false })
    }
    for (const list of [runs, [...runs].reverse()])
      for (const [place, run] of list.entries()) {
        const before = list[place - 1]
        if (before?.long === true && Math.max(run.from, before.from) - Math.min(run.to, before.to) <= 14) run.long = true
      }
    for (const { from, to, long } of runs) {
      if (!long) continue
      taken.push([y * width + from, to - from])
      const joined = rules.findLast(
        (rule) => rule.y + rule.height >= y && rule.y + rule.height <= y + 1 && from <= rule.x + rule.width + 14 && to >= rule.x - 14,
      )
      if (joined === undefined) rules.push({ x: from, y, width: to - from, height: 1 })
      else {
        const end = Math.max(joined.x + joined.width, to)
        joined.x = Math.min(joined.x, from)
        joined.width = end - joined.x
        joined.height = y - joined.y + 1
      }
    }
  }
  for (const [from, length] of taken) mask.fill(0, from, from + length)
  return rules
}

/** Takes out upright lines of at most two pixels' width that are longer than letters: sides of a card hang on the picture that fills its top. */
function takeUprights(mask: Uint8Array, width: number, height: number): void {
  const least = 40
  const taken: number[] = []
  const lengths = new Int32Array(width)
  const thin = (at: number) => {
    const [before, after] = [mask[at - 1] ?? 0, mask[at + 1] ?? 0]
    return before + after === 0 || (before === 0 && mask[at + 2] !== 1) || (after === 0 && mask[at - 2] !== 1)
  }
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (y < height && mask[at] === 1 && thin(at)) lengths[x]!++
      else {
        for (let back = lengths[x]! >= least ? lengths[x]! : 0; back > 0; back--) taken.push(at - back * width)
        lengths[x] = 0
      }
    }
  for (const at of taken) mask[at] = 0
}
