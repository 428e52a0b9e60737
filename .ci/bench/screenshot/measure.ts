import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import sharp from 'sharp'
import type { Scene } from '../../../packages/insight/src/screenshot/boxFeatures.ts'
import { type Measured, measured } from '../../../packages/insight/src/screenshot/detect.ts'
import type { Picture } from '../../../packages/insight/src/screenshot/picture.ts'
import { rasterOf } from '../../../packages/insight/src/screenshot/readPixels.ts'
import { sceneOf } from '../../../packages/insight/src/screenshot/scene.ts'
import { root } from '../../files.ts'
import type { DrawnPage } from './render.ts'

/** A drawn page with the figures of all that is proposed on it. The pixels are gone. */
export interface MeasuredPage {
  readonly page: DrawnPage
  readonly scene: Scene
  readonly found: Measured
}

/** A picture file as pixels. */
export async function decoded(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Pages that are measured and kept together: a run that was stopped goes on where it was. */
const together = 40

/** A mark of the code that measures: after a change of it, all is measured anew. */
function codeMark(): string {
  const home = join(root, 'packages/insight/src/screenshot')
  const code = readdirSync(home).filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(file))
  return createHash('sha256')
    .update(code.map((file) => readFileSync(join(home, file), 'utf8')).join(''))
    .digest('hex')
    .slice(0, 8)
}

/** Measures pages, or reads what the same code measured before under this name. */
export async function measuredPages(name: string, pages: readonly DrawnPage[]): Promise<MeasuredPage[]> {
  const all: MeasuredPage[] = []
  const mark = codeMark()
  for (let from = 0; from < pages.length; from += together) {
    const cache = join(root, 'reports/screenshots', `${name}-${mark}-${from}.measured`)
    if (!existsSync(cache)) {
      const part: MeasuredPage[] = []
      for (const page of pages.slice(from, from + together)) part.push(await measuredPage(page))
      writeFileSync(cache, serialize(part))
    }
    all.push(...(deserialize(readFileSync(cache)) as MeasuredPage[]))
  }
  return all
}

async function measuredPage(page: DrawnPage): Promise<MeasuredPage> {
  const picture = await decoded(page.file)
  const scene = sceneOf(rasterOf(picture, page.ratio, 0, Math.floor(picture.height / page.ratio)))
  const none = new Uint8Array(0)
  return { page, found: measured(scene), scene: { ...scene, mask: none, raster: { ...scene.raster, red: none, green: none, blue: none } } }
}
