import { clustersOf } from './clusters.ts'
import type { Ground, GroundRegion } from './ground.ts'
import type { Ink } from './ink.ts'
import { areaOf, type Box, overlap, within } from './picture.ts'
import type { TextLine } from './textLines.ts'

/** What a box was proposed from. */
export const boxSources = ['outline', 'region', 'underline', 'cluster'] as const

/** A box that may be a button, a field or a picture. */
export interface BoxProposal {
  readonly box: Box
  readonly source: (typeof boxSources)[number]
  /** How full and straight its shape is; see GroundRegion. 1 where it was not measured. */
  readonly fill: number
  readonly sides: readonly [number, number, number, number]
}

/** What only a closer look shows: frames and fills that hardly differ from what is around. */
export interface FinerShapes {
  readonly regions: readonly GroundRegion[]
  readonly outlines: readonly Box[]
}

/** More than this no page needs; a picture of noise would have more. */
const mostBoxes = 1500
const straight = [1, 1, 1, 1] as const
/** Heights, in pixels, that fields with nothing but an underline have. */
const fieldHeights = [28, 38, 50]

/** Every box that is worth a look, each place once: frames before what they frame. */
export function boxProposals(ground: Ground, finer: FinerShapes, ink: Ink, lines: readonly TextLine[], width: number, height: number): BoxProposal[] {
  const page = width * height
  const found: BoxProposal[] = []
  const propose = (box: Box, source: BoxProposal['source'], fill = 1, sides: BoxProposal['sides'] = straight) => {
    if (found.length >= mostBoxes || box.width < 14 || box.height < 12 || areaOf(box) > 0.9 * page) return
    if (!found.some((other) => overlap(other.box, box) > (source === 'cluster' ? 0.9 : 0.85))) found.push({ box, source, fill, sides })
  }
  for (const outline of [...ink.outlines, ...finer.outlines]) propose(outline, 'outline')
  const regions = [...ground.regions.values(), ...finer.regions].sort((a, b) => areaOf(b) - areaOf(a) || a.label - b.label)
  for (const { x, y, width: w, height: h, fill, sides } of regions) if (fill >= 0.7) propose({ x, y, width: w, height: h }, 'region', fill, sides)
  for (const rule of ink.rules) {
    if (rule.width < 60 || rule.height > 3) continue
    for (const tall of fieldHeights) propose({ x: rule.x, y: Math.max(0, rule.y + rule.height - tall), width: rule.width, height: tall }, 'underline')
  }
  const written = lines.filter((line) => line.glyphs.length >= 3)
  for (const cluster of clustersOf(ground, ink, written, page)) propose(cluster, 'cluster')
  return found
}

/** The smallest proposal around a box, itself left out. */
export function smallestAround(box: Box, proposals: readonly BoxProposal[]): BoxProposal | undefined {
  let best: BoxProposal | undefined
  for (const other of proposals) {
    if (areaOf(other.box) <= areaOf(box) * 1.02 || !within(box, other.box)) continue
    if (best === undefined || areaOf(other.box) < areaOf(best.box)) best = other
  }
  return best
}
