import { boxProposals, type FinerShapes } from './boxes.ts'
import type { Scene } from './boxFeatures.ts'
import { flatRegions } from './flatRegions.ts'
import { evenRectangles, groundOf } from './ground.ts'
import { framesOf, inkOf } from './ink.ts'
import { noiseOf, noisy, smoothed } from './noise.ts'
import { colourAt, type Raster } from './picture.ts'
import { textHabits } from './runFeatures.ts'
import { runsOf } from './runs.ts'
import { textLines } from './textLines.ts'
import { wordsOf } from './words.ts'

/** How closely colours are compared: as drawn, or after compression. */
const drawn = { tolerance: 3, contrast: 16 }
const compressed = { tolerance: 4, contrast: 30, reach: 20 }
/** How a compressed page is compared once more: pale frames and fills stay, but letters break. */
const closely = { tolerance: 2, contrast: 10, reach: 10 }

/** Reads a slice of a page that begins at the row `from` of `tall`: the boxes and runs of text that are worth a look. Pure; 1280 × 1500 take a tenth of a second and 60 MB. */
export function sceneOf(source: Raster, from = 0, tall = source.height): Scene {
  const loud = noiseOf(source) > noisy
  const { tolerance, contrast } = loud ? compressed : drawn
  const raster = loud ? smoothed(source, compressed.reach) : source
  const { width, height } = raster
  const flat = flatRegions(raster, tolerance, 250)
  const ground = groundOf(raster, flat, contrast)
  const ink = inkOf(ground, width, height)
  const lines = textLines(ink.parts, ground, width, height)
  const boxes = boxProposals(ground, finerShapes(source, loud), ink, lines, width, height)
  const runs = lines.flatMap((line) => runsOf(line, wordsOf(line, raster, ground, ink.mask, ink.rules)))
  const widest = [...ground.regions.values()].reduce<{ area: number; label: number } | undefined>(
    (best, each) => (best === undefined || each.area > best.area ? each : best),
    undefined,
  )
  const page = widest === undefined ? 0 : flat.labels.indexOf(widest.label)
  return { raster, mask: ink.mask, boxes, runs, page: colourAt(raster, page), habits: textHabits(runs), from, tall }
}

function finerShapes(source: Raster, loud: boolean): FinerShapes {
  const { width, height } = source
  if (!loud) return { regions: evenRectangles(flatRegions(source, 0, 250), width), outlines: [] }
  const raster = smoothed(source, closely.reach)
  const ground = groundOf(raster, flatRegions(raster, closely.tolerance, 250), closely.contrast)
  return { regions: [...ground.regions.values()], outlines: framesOf(ground, width, height).outlines }
}
