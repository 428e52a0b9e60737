import type { FlatRegion, FlatRegions } from './flatRegions.ts'
import type { Box, Raster } from './picture.ts'

/** A region that things stand on: a page, a card, the fill of a button. */
export interface GroundRegion extends FlatRegion {
  /** How much of the space between its outermost pixels is its own shape, 0 to 1: a rectangle has 1, a pill 0.9, a circle 0.79. */
  readonly fill: number
  /** Shares of its four sides that run along its box: top, right, bottom, left. */
  readonly sides: readonly [number, number, number, number]
}

export interface Ground {
  /** For each pixel, the label of the ground it belongs to, or -1: ink. */
  readonly of: Int32Array
  readonly regions: ReadonlyMap<number, GroundRegion>
}

/** Which regions are ground. Letters are flat too: they are small, narrow, or full of bays. Pixels that differ from the ground beside them by at most `contrast` become ground. */
export function groundOf(raster: Raster, { labels, regions }: FlatRegions, contrast: number): Ground {
  const { width, height, red, green, blue } = raster
  const kept = new Map<number, GroundRegion>()
  for (const region of regions.values()) {
    const shaped = shapeOf(region, labels, width)
    if (isGround(shaped)) kept.set(region.label, shaped)
  }
  const of = new Int32Array(width * height)
  for (let at = 0; at < of.length; at++) of[at] = kept.has(labels[at]!) ? labels[at]! : -1
  /** Takes ink beside a ground that hardly differs from it; the ground's colour is that of its last true pixel. */
  const sweep = (first: number, step: number, count: number) => {
    let near = -1
    for (let turn = 0, at = first; turn < count; turn++, at += step) {
      if (of[at]! >= 0 && of[at] === labels[at]) near = at
      else if (near >= 0 && of[at]! < 0) {
        const gap = Math.max(Math.abs(red[at]! - red[near]!), Math.abs(green[at]! - green[near]!), Math.abs(blue[at]! - blue[near]!))
        if (gap <= contrast) of[at] = of[near]!
        // Beyond what is dark, this ground may no longer be the one beside.
      }
    }
  }
  for (let y = 0; y < height; y++) {
    sweep(y * width, 1, width)
    sweep(y * width + width - 1, -1, width)
  }
  return { of, regions: kept }
}

function isGround({ width, height, area, fill }: GroundRegion): boolean {
  const solid = area / (width * height)
  if (width >= 90 && height >= 90 && area >= 2000) return true
  if (width >= 20 && height >= 14 && width >= 1.4 * height && fill >= 0.88 && solid >= 0.45) return true
  if (width < 18 || height < 18 || fill < 0.75) return false
  // A disc with an icon on it; an O has less of itself.
  const round = Math.abs(width - height) <= 2 && fill <= 0.84
  return solid >= (round ? 0.56 : 0.72)
}

/** Rectangles of exactly one colour: those that hardly differ from what is around flow into it where corners are smooth. */
export function evenRectangles({ labels, regions }: FlatRegions, width: number): GroundRegion[] {
  return [...regions.values()]
    .filter((region) => region.width >= 20 && region.height >= 14 && region.area >= 0.45 * region.width * region.height)
    .map((region) => shapeOf(region, labels, width))
    .filter(({ fill }) => fill >= 0.88)
}

/** Reads the outline of a region from its own rows and columns. */
function shapeOf(region: FlatRegion, labels: Int32Array, stride: number): GroundRegion {
  const { label, x, y, width, height, area } = region
  const first = new Int32Array(width).fill(height)
  const last = new Int32Array(width).fill(-1)
  let rows = 0
  let [top, low, left, end] = [0, 0, 0, 0]
  for (let row = 0; row < height; row++) {
    let from = -1
    let to = -1
    for (let column = 0; column < width; column++) {
      if (labels[(y + row) * stride + x + column] !== label) continue
      if (from < 0) from = column
      to = column
      if (row < first[column]!) first[column] = row
      last[column] = row
    }
    if (from < 0) continue
    rows += to - from + 1
    if (from <= 1) left++
    if (to >= width - 2) end++
  }
  let columns = 0
  for (let column = 0; column < width; column++) {
    if (last[column]! < 0) continue
    columns += last[column]! - first[column]! + 1
    if (first[column]! <= 1) top++
    if (last[column]! >= height - 2) low++
  }
  return { label, x, y, width, height, area, fill: Math.min(rows, columns) / (width * height), sides: [top / width, end / height, low / width, left / height] }
}

/** The ground that most of a box's surrounding pixels belong to, with its share of them. */
export function groundAround({ of }: Ground, width: number, height: number, box: Box): { label: number; share: number } {
  const counts = new Map<number, number>()
  let total = 0
  const count = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const label = of[y * width + x]!
    // Letters touch the line under them.
    if (label < 0 && y === box.y + box.height) return
    counts.set(label, (counts.get(label) ?? 0) + 1)
    total++
  }
  for (let x = box.x - 1; x <= box.x + box.width; x++) {
    count(x, box.y - 1)
    count(x, box.y + box.height)
  }
  for (let y = box.y; y < box.y + box.height; y++) {
    count(box.x - 1, y)
    count(box.x + box.width, y)
  }
  let best = { label: -1, share: 0 }
  for (const [label, times] of counts) if (label >= 0 && times / total > best.share) best = { label, share: times / total }
  return best
}
