import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { analyzePicture, readElements } from '@tagmason/insight/screenshot'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { asRows } from './asRows.testing.ts'
import { startTesseract } from './tesseract.ts'

const find = createRequire(import.meta.url).resolve
const pictures = join(import.meta.dirname, 'pictures')

it('a picture gives what the file beside it says; a story holds the browser to the same', async () => {
  const { data, info } = await sharp(join(pictures, 'office.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, pixels: data }
  const read = await startTesseract({
    program: readFileSync(find('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    languages: new Map([['eng', gunzipSync(readFileSync(find('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')))]]),
  })
  const elements = await readElements(picture, analyzePicture(picture).elements, read)
  // Trees that were trained anew may find other boxes: `vitest -u` writes them down, here and for the story.
  await expect(asRows(elements)).toMatchFileSnapshot('pictures/office.txt')
})

it('data that is broken is refused', async () => {
  const program = readFileSync(find('tesseract.js-core/tesseract-core-simd-lstm.wasm'))
  await expect(startTesseract({ program, languages: new Map([['eng', new TextEncoder().encode('<!doctype html>')]]) })).rejects.toThrow(
    'Tesseract could not read its data for eng: ',
  )
})
