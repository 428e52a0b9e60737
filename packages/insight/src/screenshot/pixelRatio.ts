import type { Picture } from './picture.ts'

/** A step in lightness that is an edge, and one that still belongs to it. */
const edge = 20
const rest = 8
const widest = 16
/** Rows that are looked at, at most. */
const mostRows = 700

/** CSS pixels of the narrowest window, of the widest phone, and of the widest tablet and the narrowest desktop. */
const [narrow, phone, tablet, desk] = [300, 600, 900, 960]

/**
 * Device pixels a CSS pixel, 1 to 3. What is said in the picture goes before the guess: letters of running text are drawn with strokes of about a pixel and a half, so that half of all strokes are at most
 * two pixels wide on plain screens, a quarter at twice the pixels, hardly any at three times. Measured on 76 pages each: 0.41 to 0.68 against 0.07 to 0.41.
 * Pages of large type have wider strokes: a ratio also has to give a window that there is, and a picture as wide as a desktop is one of a tablet only where its edges keep to even rows.
 */
export function ratioOf(picture: Picture): number {
  const { width } = picture
  if (picture.ratio !== undefined) return Math.min(4, Math.max(1, Math.floor(picture.ratio)))
  if (width < 2 * narrow) return 1
  const strokes = strokeWidths(picture)
  const total = strokes.reduce((sum, count) => sum + count, 0)
  if (total < 200) return width >= 2200 ? 2 : 1
  const upTo = (width: number) => strokes.slice(0, width + 1).reduce((sum, count) => sum + count, 0) / total
  if (upTo(2) > 0.41) return 1
  if (upTo(3) <= 0.2 && width >= 3 * narrow && width <= 3 * phone && width % 3 === 0) return 3
  return width >= desk && width < 2 * tablet && !keepsToEvenRows(picture) ? 1 : 2
}

/** Whether level edges of at least 40 pixels, eight of them or more, lie on even rows but for a few: what is drawn at twice the pixels mostly does. */
function keepsToEvenRows({ width, height, pixels }: Picture): boolean {
  const value = (x: number, y: number) => pixels[(y * width + x) * 4 + 1] ?? 0
  // Compression ripples along an edge.
  const slack = 10
  const counts = [0, 0]
  for (let y = 1; y < height; y++)
    for (let x = 0; x < width; x++) {
      const step = value(x, y) - value(x, y - 1)
      if (Math.abs(step) < edge / 2) continue
      const from = x
      while (x < width && Math.abs(value(x, y) - value(x, y - 1) - step) <= slack && Math.abs(value(x, y) - value(from, y)) <= slack) x++
      if (x - from >= 40) counts[y % 2]!++
    }
  const [even, odd] = counts as [number, number]
  return even + odd >= 8 && even >= 0.85 * (even + odd)
}

/** How often strokes of each width, in pixels, are crossed from left to right: from the steepest place of one edge to that of the next one back. */
function strokeWidths({ width, height, pixels }: Picture): number[] {
  const counts = Array.from({ length: widest }, () => 0)
  const step = Math.max(3, Math.ceil(height / mostRows))
  for (let y = 0; y < height; y += step) {
    let last = { x: -widest, sign: 0 }
    const slope = (x: number) => (pixels[(y * width + x) * 4 + 1] ?? 0) - (pixels[(y * width + x - 1) * 4 + 1] ?? 0)
    for (let x = 1; x < width; x++) {
      const sign = Math.sign(slope(x))
      if (Math.abs(slope(x)) < edge) continue
      let steepest = x
      for (; x < width && slope(x) * sign >= rest; x++) if (slope(x) * sign > slope(steepest) * sign) steepest = x
      if (last.sign === -sign && steepest - last.x < widest) counts[steepest - last.x]!++
      last = { x: steepest, sign }
      x--
    }
  }
  return counts
}
