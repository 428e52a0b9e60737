import { type Ground, groundAround } from './ground.ts'
import type { InkPart } from './ink.ts'
import { around, type Box, bottom, right } from './picture.ts'

/** A line of text on one ground. */
export interface TextLine {
  /** Tight around the ink. */
  readonly box: Box
  /** Label of the ground it stands on. */
  readonly ground: number
  /** Its letters, from left to right. */
  readonly glyphs: readonly Glyph[]
  /** Size of the type in pixels, as far as the letters tell. */
  readonly em: number
  /** Where its letters stand. */
  readonly baseline: number
}

/** A part of ink with the label of its ground. */
interface Glyph extends InkPart {
  readonly part: InkPart
  readonly ground: number
}

/** Letters from parts of ink, and lines from letters that stand side by side on the same ground. */
export function textLines(parts: readonly InkPart[], ground: Ground, width: number, height: number): TextLine[] {
  const glyphs: Glyph[] = []
  for (const part of parts) {
    if (!mayBeGlyph(part)) continue
    const { label, share } = groundAround(ground, width, height, part)
    if (share >= 0.72) glyphs.push({ ...part, part, ground: label })
  }
  glyphs.sort((a, b) => a.x - b.x || a.y - b.y)
  const parents = glyphs.map((_, place) => place)
  const rootOf = (place: number): number => {
    let root = place
    while (parents[root] !== root) root = parents[root]!
    parents[place] = root
    return root
  }
  for (const [place, left] of glyphs.entries())
    for (let next = place + 1; next < glyphs.length; next++) {
      const other = glyphs[next]!
      const gap = other.x - right(left)
      if (gap > 60) break
      if (other.ground === left.ground && (beside(left, other, gap) || stacked(left, other))) parents[rootOf(next)] = rootOf(place)
    }
  const groups = new Map<number, Glyph[]>()
  for (const [place, glyph] of glyphs.entries()) {
    const root = rootOf(place)
    const group = groups.get(root)
    if (group === undefined) groups.set(root, [glyph])
    else group.push(glyph)
  }
  return [...groups.values()].flatMap(lineOf).sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
}

function mayBeGlyph({ width, height, area }: InkPart): boolean {
  if (height > 68 || height < 2 || area < 3) return false
  // Upright lines between columns; squares and bars of charts.
  if (height >= 24 && width <= 3) return false
  if (width >= 14 && height >= 14 && area > 0.92 * width * height) return false
  return width <= (height <= 34 ? 320 : 96)
}

/** Side by side as letters of one line are: a space apart at most, at the same height, of like size unless one is a point or a dash. */
function beside(a: Glyph, b: Glyph, gap: number): boolean {
  const large = Math.max(a.height, b.height, 7)
  // Between two small letters of monospaced type a space is wider than they are high.
  if (gap > 1.35 * large || gap < -0.5 * large) return false
  const small = Math.min(a.height, b.height)
  const both = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
  if (both >= 0.5 * small && small > 0.42 * large) return true
  // A point, a comma, a dash: not a letter beside a drawing.
  const tall = a.height >= b.height ? a : b
  const point = tall === a ? b : a
  const middle = point.y + point.height / 2
  return small <= 0.65 * large && large <= 40 && gap <= 0.6 * large && middle >= tall.y - 0.1 * large && middle <= bottom(tall) + 0.35 * large
}

/** A point or an accent above its letter. */
function stacked(a: Glyph, b: Glyph): boolean {
  const [upper, lower] = a.y <= b.y ? [a, b] : [b, a]
  if (Math.min(right(a), right(b)) <= Math.max(a.x, b.x)) return false
  const gap = lower.y - bottom(upper)
  return upper.height <= 0.5 * lower.height && gap <= Math.max(2, 0.25 * lower.height) && upper.width <= 3 * lower.width + 2
}

function lineOf(glyphs: readonly Glyph[]): TextLine[] {
  const box = around(glyphs)
  if (box.height < 4 || box.width < 3) return []
  const heights = glyphs.map((glyph) => glyph.height).sort((a, b) => a - b)
  const tall = heights[Math.floor(heights.length * 0.8)] ?? box.height
  const bottoms = glyphs.filter((glyph) => glyph.height >= 0.45 * tall).map(bottom)
  bottoms.sort((a, b) => a - b)
  const baseline = bottoms[Math.floor((bottoms.length - 1) / 2)] ?? bottom(box)
  return [{ box, ground: glyphs[0]!.ground, glyphs, em: Math.max(7, Math.max(tall, baseline - box.y) / 0.74), baseline }]
}
