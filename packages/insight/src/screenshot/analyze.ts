import { detected, detectedMenus, type Detection, type ElementKind, type Forests, measured } from './detect.ts'
import { type Box, type Picture, within } from './picture.ts'
import { ratioOf } from './pixelRatio.ts'
import { checkPicture, rasterOf } from './readPixels.ts'
import { sceneOf } from './scene.ts'
import { slicesOf } from './slices.ts'
import { calibrated } from './trees.ts'
import weights from './weights.json' with { type: 'json' }

/** Something on a picture that is worth tracking. */
export interface ScreenElement {
  readonly kind: ElementKind
  /** In pixels of the picture. */
  readonly box: Box
  /** How likely it is right, 0 to 1: a share measured on pages that the trees had not seen. */
  readonly confidence: number
  /** The lines of words on it, from above, in pixels of the picture: what a recogniser is to read (see cropOf). Empty for pictures and menus. */
  readonly lines: readonly Box[]
}

/** All that was found, from above, and the device pixels a CSS pixel that the picture was read with. */
export interface ScreenAnalysis {
  readonly elements: readonly ScreenElement[]
  readonly ratio: number
}

/** Where an analysis is: how many of the page's slices are done. Throw from it to cancel. */
export type Progress = (done: number, all: number) => void

const forests: Forests = weights

/**
 * Finds buttons, fields, links, pictures and menus on a picture of a page, from its pixels alone. Pure, the same on every machine; a worker's work: 1280 × 1500 take a fifth of a second.
 * A slice of at most 2400 rows is looked at at a time, so that memory stays below 250 MB however tall the page. Throws a PictureRefusal, one sentence, for what cannot be a page.
 */
export function analyzePicture(picture: Picture, progress?: Progress): ScreenAnalysis {
  checkPicture(picture)
  const ratio = ratioOf(picture)
  const tall = Math.floor(picture.height / ratio)
  const slices = slicesOf(tall, (row) => isQuiet(picture, row * ratio))
  const elements: ScreenElement[] = []
  for (const [done, { from, to }] of slices.entries()) {
    progress?.(done, slices.length)
    const scene = sceneOf(rasterOf(picture, ratio, from, to), from, tall)
    const found = detected(measured(scene), forests)
    const menus = detectedMenus(scene, found, forests.navigation)
    const scaled = ({ x, y, width, height }: Box): Box => ({ x: x * ratio, y: (y + from) * ratio, width: width * ratio, height: height * ratio })
    const linesIn = ({ kind, box, run }: Detection): Box[] => {
      if (run !== undefined) return [grown(run.inkBox)]
      if (kind === 'image' || kind === 'navigation') return []
      return scene.runs.filter(({ inkBox, whole }) => whole && within(inkBox, box, 1)).map(({ inkBox }) => grown(inkBox))
    }
    for (const detection of [...found, ...menus]) {
      const { kind, box, score } = detection
      const forest = forests[kind]
      if (score < forest.threshold) continue
      elements.push({
        kind,
        box: clipped(scaled(box), picture),
        confidence: calibrated(forest, score),
        lines: linesIn(detection).map((line) => clipped(scaled(line), picture)),
      })
    }
  }
  progress?.(slices.length, slices.length)
  return { elements: elements.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x), ratio }
}

/** A little room for what ink alone does not hold: points, and the softer edge of letters. */
const grown = ({ x, y, width, height }: Box): Box => ({ x: x - 2, y: y - 3, width: width + 4, height: height + 6 })

function clipped({ x, y, width, height }: Box, picture: Picture): Box {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]
  return { x: left, y: top, width: Math.min(picture.width, Math.round(x + width)) - left, height: Math.min(picture.height, Math.round(y + height)) - top }
}

/** Whether a row of the picture has one colour, give or take what compression adds. */
function isQuiet({ width, pixels }: Picture, row: number): boolean {
  const start = row * width * 4
  for (let at = start; at < start + width * 4; at += 4)
    for (let part = 0; part < 3; part++) if (Math.abs((pixels[at + part] ?? 0) - (pixels[start + part] ?? 0)) > 6) return false
  return true
}
