import type { Ground } from './ground.ts'
import type { Ink } from './ink.ts'
import { areaOf, around, type Box, bottom, right } from './picture.ts'
import type { TextLine } from './textLines.ts'

/** Pieces of a picture at most this many pixels apart are one: a photo, a drawing, a chart. */
const gaps = [2, 9, 20]
const mostPieces = 3000

/** Boxes around what is neither text nor ground, at three widths of the gaps between. `page` is the area of the page. */
export function clustersOf(ground: Ground, ink: Ink, lines: readonly TextLine[], page: number): Box[] {
  const letters = new Set(lines.flatMap((line) => line.glyphs.map((glyph) => glyph.part)))
  const pieces: Box[] = ink.parts.filter((part) => part.area >= 9 && !letters.has(part))
  for (const region of ground.regions.values()) {
    const ragged = region.fill < 0.8 && region.area < 0.15 * page
    const small = areaOf(region) < 16_000 && !lines.some(({ ground: label }) => label === region.label)
    if (ragged || small) pieces.push(region)
  }
  pieces.sort((a, b) => areaOf(b) - areaOf(a) || a.y - b.y || a.x - b.x)
  pieces.length = Math.min(pieces.length, mostPieces)
  return gaps.flatMap((gap) => joined(pieces, gap)).filter((box) => box.width >= 24 && box.height >= 24)
}

/** Boxes around pieces that are at most `gap` apart in both directions, chained. */
function joined(pieces: readonly Box[], gap: number): Box[] {
  const sorted = [...pieces].sort((a, b) => a.x - b.x || a.y - b.y)
  const parents = sorted.map((_, place) => place)
  const rootOf = (place: number): number => {
    let root = place
    while (parents[root] !== root) root = parents[root]!
    parents[place] = root
    return root
  }
  for (const [place, box] of sorted.entries())
    for (let next = place + 1; next < sorted.length; next++) {
      const other = sorted[next]!
      if (other.x > right(box) + gap) break
      if (other.y <= bottom(box) + gap && box.y <= bottom(other) + gap) parents[rootOf(next)] = rootOf(place)
    }
  const groups = new Map<number, Box[]>()
  for (const [place, box] of sorted.entries()) {
    const root = rootOf(place)
    const group = groups.get(root)
    if (group === undefined) groups.set(root, [box])
    else group.push(box)
  }
  return [...groups.values()].map(around)
}
