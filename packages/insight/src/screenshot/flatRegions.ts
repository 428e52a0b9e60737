import type { Box, Raster } from './picture.ts'

/** Connected pixels of one colour, or of one gradient. */
export interface FlatRegion extends Box {
  /** Its mark in `labels`. */
  readonly label: number
  readonly area: number
}

export interface FlatRegions {
  /** For each pixel, the label of its region. */
  readonly labels: Int32Array
  /** Regions of at least `least` pixels, by label; smaller ones are left out. */
  readonly regions: ReadonlyMap<number, FlatRegion>
}

/** Parts the pixels into regions whose neighbours (left, above) differ by at most `tolerance` in every colour. Two passes with joined marks (Rosenfeld and Pfaltz, 1966). */
export function flatRegions({ width, height, red, green, blue }: Raster, tolerance: number, least: number): FlatRegions {
  const labels = new Int32Array(width * height)
  const parents = new Int32Array(width * height)
  let count = 0
  const rootOf = (label: number) => {
    let root = label
    while (parents[root] !== root) root = parents[root]!
    while (parents[label] !== root) {
      const next = parents[label]!
      parents[label] = root
      label = next
    }
    return root
  }
  const alike = (a: number, b: number) =>
    Math.abs(red[a]! - red[b]!) <= tolerance && Math.abs(green[a]! - green[b]!) <= tolerance && Math.abs(blue[a]! - blue[b]!) <= tolerance
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const left = x > 0 && alike(at, at - 1) ? labels[at - 1]! : -1
      const above = y > 0 && alike(at, at - width) ? labels[at - width]! : -1
      if (left < 0 && above < 0) {
        parents[count] = count
        labels[at] = count++
      } else if (left < 0 || above < 0 || left === above) labels[at] = Math.max(left, above)
      else {
        const [a, b] = [rootOf(left), rootOf(above)]
        parents[Math.max(a, b)] = Math.min(a, b)
        labels[at] = Math.min(a, b)
      }
    }
  // A mark's parent is never larger: one pass from below finds every root.
  for (let label = 0; label < count; label++) parents[label] = parents[parents[label]!]!
  const area = new Int32Array(count)
  const [x0, y0] = [new Int32Array(count).fill(width), new Int32Array(count).fill(height)]
  const [x1, y1] = [new Int32Array(count), new Int32Array(count)]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const label = parents[labels[at]!]!
      labels[at] = label
      area[label]!++
      if (x < x0[label]!) x0[label] = x
      if (y < y0[label]!) y0[label] = y
      if (x > x1[label]!) x1[label] = x
      if (y > y1[label]!) y1[label] = y
    }
  const regions = new Map<number, FlatRegion>()
  for (let label = 0; label < count; label++)
    if (area[label]! >= least)
      regions.set(label, { label, area: area[label]!, x: x0[label]!, y: y0[label]!, width: x1[label]! - x0[label]! + 1, height: y1[label]! - y0[label]! + 1 })
  return { labels, regions }
}
