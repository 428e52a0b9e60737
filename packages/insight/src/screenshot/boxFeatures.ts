import { type BoxProposal, boxSources, smallestAround } from './boxes.ts'
import { apart, areaOf, type Box, bottom, chroma, type Colour, colourAt, lightness, right, type Raster, within } from './picture.ts'
import type { TextHabits } from './textHabits.ts'
import type { TextRun } from './runs.ts'

/** What a slice of a page holds, for whoever measures one of its parts. */
export interface Scene {
  readonly raster: Raster
  readonly mask: Uint8Array
  readonly boxes: readonly BoxProposal[]
  readonly runs: readonly TextRun[]
  /** Colour of the largest ground. */
  readonly page: Colour
  /** Size and ink of most of its text. */
  readonly habits: TextHabits
  /** Where the slice begins, and how tall the whole page is. */
  readonly from: number
  readonly tall: number
}

/** Colours met on a grid over a box: the most frequent one, how many, how much they vary. */
interface Sample {
  readonly main: Colour
  readonly share: number
  readonly kinds: number
  readonly spread: number
  readonly chroma: number
  readonly ink: number
}

/** The figures by which trees tell a button, a field and a picture apart, about 55; lengths in CSS pixels, colours 0 to 255, shares 0 to 1. The order is the trees'. */
export function boxFeatures(proposal: BoxProposal, { raster, mask, boxes, runs, page, from, habits }: Scene): number[] {
  const { box, source, fill, sides } = proposal
  const inside = sampleOf(box, raster, mask)
  const outside = ringOf(box, 4, raster)
  const edge = ringOf(box, 0, raster)
  const inner = ringOf(box, -3, raster)
  const texts = runs.filter((run) => within(run.inkBox, box, 1))
  const first = texts[0]
  const last = texts.at(-1)
  const text =
    first === undefined || last === undefined
      ? undefined
      : {
          x: Math.min(...texts.map((run) => run.inkBox.x)),
          y: Math.min(...texts.map((run) => run.inkBox.y)),
          end: Math.max(...texts.map((run) => right(run.inkBox))),
          low: Math.max(...texts.map((run) => bottom(run.inkBox))),
        }
  const parent = smallestAround(box, boxes)
  const children = boxes.filter((other) => other !== proposal && areaOf(other.box) < 0.8 * areaOf(box) && within(other.box, box)).length
  const twins = boxes.filter((other) => other !== proposal && Math.abs(other.box.width - box.width) <= 3 && Math.abs(other.box.height - box.height) <= 3)
  const inRow = boxes.filter(
    (other) => other !== proposal && Math.abs(other.box.y - box.y) <= 4 && Math.abs(other.box.height - box.height) <= 6 && !within(other.box, box),
  ).length
  const above = nearestAbove(box, runs)
  const leftGap = text === undefined ? -1 : text.x - box.x
  const rightGap = text === undefined ? -1 : right(box) - text.end
  const topGap = text === undefined ? -1 : text.y - box.y
  const lowGap = text === undefined ? -1 : bottom(box) - text.low
  const ink = first?.ink ?? inside.main
  return [
    box.width,
    box.height,
    box.width / box.height,
    box.width / raster.width,
    (box.x + box.width / 2) / raster.width,
    box.y + from,
    boxSources.indexOf(source),
    fill,
    ...sides,
    inside.share,
    inside.kinds,
    inside.spread,
    inside.chroma,
    inside.ink,
    lightness(inside.main),
    chroma(inside.main),
    apart(inside.main, outside.colour),
    apart(inside.main, page),
    lightness(outside.colour),
    outside.same,
    apart(edge.colour, outside.colour),
    apart(edge.colour, inner.colour),
    edge.same,
    apart(edge.bottom, inner.colour) - apart(edge.top, inner.colour),
    texts.length,
    first?.words.length ?? 0,
    text === undefined ? 0 : (text.end - text.x) / box.width,
    text === undefined ? 0 : (text.low - text.y) / box.height,
    first?.line.em ?? 0,
    leftGap,
    rightGap,
    text === undefined ? 1 : Math.abs(leftGap - rightGap) / box.width,
    text === undefined ? 1 : Math.abs(topGap - lowGap) / box.height,
    first === undefined ? 0 : apart(ink, inside.main),
    first === undefined ? 0 : chroma(ink),
    first?.weight ?? 0,
    inside.ink - inkOfTexts(texts, box),
    children,
    twins.length,
    inRow,
    parent === undefined ? 0 : areaOf(box) / areaOf(parent.box),
    parent === undefined ? 0 : parent.box.height,
    above?.gap ?? 99,
    above?.shift ?? 99,
    above?.em ?? 0,
    box.height / habits.em,
    box.width / habits.em,
    first === undefined ? 0 : apart(ink, habits.ink),
    first === undefined ? 0 : first.line.em / habits.em,
    Math.min(99, ...twins.map((other) => besideGap(box, other.box))),
    Math.max(0, ...texts.map((run) => run.words.length)),
    texts.length === 0 ? 0 : texts.reduce((sum, run) => sum + run.words.length, 0),
  ]
}

/** How far two boxes of one column or one row are apart; 99 where they share neither. */
function besideGap(a: Box, b: Box): number {
  if (Math.abs(a.x - b.x) <= 3) return Math.max(0, Math.max(a.y, b.y) - Math.min(bottom(a), bottom(b)))
  if (Math.abs(a.y - b.y) <= 3) return Math.max(0, Math.max(a.x, b.x) - Math.min(right(a), right(b)))
  return 99
}

/** The nearest run above a box that begins or ends over it: a label, at times. */
function nearestAbove(box: Box, runs: readonly TextRun[]): { gap: number; shift: number; em: number } | undefined {
  let best: { gap: number; shift: number; em: number } | undefined
  for (const { inkBox, line } of runs) {
    const gap = box.y - bottom(inkBox)
    if (gap < -2 || gap > 40 || inkBox.x > right(box) || right(inkBox) < box.x) continue
    if (best === undefined || gap < best.gap) best = { gap, shift: inkBox.x - box.x, em: line.em }
  }
  return best
}

const inkOfTexts = (texts: readonly TextRun[], box: Box) =>
  texts.reduce((sum, { inkBox, weight }) => sum + areaOf(inkBox) * Math.min(1, weight * 1.5), 0) / areaOf(box)

function sampleOf(box: Box, raster: Raster, mask: Uint8Array): Sample {
  const steps = 24
  const counts = new Map<number, { times: number; at: number }>()
  let [total, squares, colours, ink, count] = [0, 0, 0, 0, 0]
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++) {
      const x = Math.min(raster.width - 1, Math.floor(box.x + ((column + 0.5) * box.width) / steps))
      const y = Math.min(raster.height - 1, Math.floor(box.y + ((row + 0.5) * box.height) / steps))
      const at = y * raster.width + x
      const colour = colourAt(raster, at)
      const kind = ((colour[0] >> 4) << 8) | ((colour[1] >> 4) << 4) | (colour[2] >> 4)
      const known = counts.get(kind)
      if (known === undefined) counts.set(kind, { times: 1, at })
      else known.times++
      const light = lightness(colour)
      total += light
      squares += light * light
      colours += chroma(colour)
      ink += mask[at] ?? 0
      count++
    }
  const main = [...counts.values()].reduce((best, each) => (each.times > best.times ? each : best))
  const mean = total / count
  return {
    main: colourAt(raster, main.at),
    share: main.times / count,
    kinds: counts.size,
    spread: Math.sqrt(Math.max(0, squares / count - mean * mean)),
    chroma: colours / count,
    ink: ink / count,
  }
}

/** Colours along a box grown by `grow` pixels: their mean, the share that is near it, and those above and below. */
function ringOf(box: Box, grow: number, raster: Raster): { colour: Colour; same: number; top: Colour; bottom: Colour } {
  const clampX = (x: number) => Math.min(raster.width - 1, Math.max(0, Math.round(x)))
  const clampY = (y: number) => Math.min(raster.height - 1, Math.max(0, Math.round(y)))
  const at = (x: number, y: number) => colourAt(raster, clampY(y) * raster.width + clampX(x))
  const steps = 12
  const along = (place: (share: number) => Colour) => Array.from({ length: steps }, (_, step) => place(0.1 + (0.8 * step) / (steps - 1)))
  const top = along((share) => at(box.x + share * box.width, box.y - grow))
  const low = along((share) => at(box.x + share * box.width, bottom(box) - 1 + grow))
  const left = along((share) => at(box.x - grow, box.y + share * box.height))
  const end = along((share) => at(right(box) - 1 + grow, box.y + share * box.height))
  const all = [...top, ...low, ...left, ...end]
  const colour = middle(all)
  return { colour, same: all.filter((each) => apart(each, colour) <= 12).length / all.length, top: middle(top), bottom: middle(low) }
}

/** The median of each part. */
function middle(colours: readonly Colour[]): Colour {
  const part = (which: 0 | 1 | 2) => colours.map((colour) => colour[which]).sort((a, b) => a - b)[colours.length >> 1] ?? 0
  return [part(0), part(1), part(2)]
}
