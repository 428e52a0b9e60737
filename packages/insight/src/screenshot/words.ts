import type { Ground } from './ground.ts'
import { apart, around, type Box, type Colour, colourAt, right, type Raster } from './picture.ts'
import type { TextLine } from './textLines.ts'

/** Letters without a gap, with how they look. */
export interface Word {
  readonly box: Box
  readonly ink: Colour
  /** Share of its box that is ink: more in bold type. */
  readonly weight: number
  readonly underlined: boolean
}

/** Words of a line with the colour each has. `paper` is the colour under the line. */
export interface Words {
  readonly words: readonly Word[]
  readonly paper: Colour
}

/** Parts a line into words at gaps of a fifth of the type's size. */
export function wordsOf(line: TextLine, raster: Raster, ground: Ground, mask: Uint8Array, rules: readonly Box[]): Words {
  const paper = paperOf(line, raster, ground)
  const groups: (typeof line.glyphs)[number][][] = []
  let end = -Infinity
  for (const glyph of line.glyphs) {
    if (glyph.x - end > Math.max(2, 0.2 * line.em)) groups.push([])
    groups.at(-1)?.push(glyph)
    end = Math.max(end, right(glyph))
  }
  const under = rules.filter((rule) => rule.height <= 3 && rule.y >= line.baseline - 1 && rule.y <= line.baseline + 0.4 * line.em)
  const words = groups.map((glyphs) => {
    const box = around(glyphs)
    const covered = under.reduce((sum, rule) => sum + Math.max(0, Math.min(right(rule), right(box)) - Math.max(rule.x, box.x)), 0)
    return { box, ...inkOfWord(box, raster, mask, paper), underlined: covered >= 0.5 * box.width }
  })
  return { words, paper }
}

/** The colour that most pixels of the line's own ground have. */
function paperOf({ box, ground: label }: TextLine, raster: Raster, ground: Ground): Colour {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x += 2) {
      const at = y * raster.width + x
      if (ground.of[at] !== label) continue
      const colour = colourAt(raster, at)
      red += colour[0]
      green += colour[1]
      blue += colour[2]
      count++
    }
  return count === 0 ? [255, 255, 255] : [red / count, green / count, blue / count]
}

/** The mean of the quarter of pixels that differ most from the paper: thin letters are mixed with it elsewhere. */
function inkOfWord(box: Box, raster: Raster, mask: Uint8Array, paper: Colour): { ink: Colour; weight: number } {
  const found: { at: number; gap: number }[] = []
  let total = 0
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = y * raster.width + x
      if (mask[at] === 0) continue
      const gap = apart(colourAt(raster, at), paper)
      found.push({ at, gap })
      total += gap
    }
  if (found.length === 0) return { ink: paper, weight: 0 }
  found.sort((a, b) => b.gap - a.gap || a.at - b.at)
  const best = found.slice(0, Math.max(1, Math.floor(found.length / 4)))
  const mean = (part: 0 | 1 | 2) => best.reduce((sum, { at }) => sum + colourAt(raster, at)[part], 0) / best.length
  return { ink: [mean(0), mean(1), mean(2)], weight: total / Math.max(1, best[0]!.gap) / (box.width * box.height) }
}
