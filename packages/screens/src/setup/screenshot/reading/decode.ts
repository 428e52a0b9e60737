import { mostPixels, type Picture, shortestSide } from '@tagmason/insight/screenshot'
import { imageHeader } from './imageHeader.ts'
import { ReadingRefusal } from './refusal.ts'

/** Rows that are taken from the picture at a time, so that not every pixel is in memory three times. */
const rows = 2048

/**
 * Pixels of a picture file; of the first frame where there are more. Runs in a worker. What cannot be a page is refused by what its header states, before memory is taken for it. Throws a
 * ReadingRefusal.
 */
export async function decode(file: Blob): Promise<{ picture: Picture; animated: boolean }> {
  const stated = imageHeader(new Uint8Array(await file.arrayBuffer()))
  if (stated === undefined) throw new ReadingRefusal('unreadable', 'This file is no picture that can be read: choose a PNG or a JPEG.')
  const measures = `${stated.width} × ${stated.height} pixels`
  if (stated.width * stated.height > mostPixels)
    throw new ReadingRefusal('tooLarge', `A picture of ${measures} is larger than ${mostPixels / 1e6} million: crop it or take it in parts.`)
  if (Math.min(stated.width, stated.height) < shortestSide)
    throw new ReadingRefusal('tooSmall', `A picture of ${measures} holds no page: take one of at least ${shortestSide} × ${shortestSide}.`)
  if (!stated.whole) throw new ReadingRefusal('truncated', 'The end of the picture is missing: save or download it once more.')
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' }).catch(() => {
    throw new ReadingRefusal('unreadable', 'The picture is broken: save it once more.')
  })
  try {
    return { picture: pixelsOf(bitmap), animated: stated.animated }
  } finally {
    bitmap.close()
  }
}

function pixelsOf(bitmap: ImageBitmap): Picture {
  const { width, height } = bitmap
  const sheet = new OffscreenCanvas(width, Math.min(height, rows))
  const pen = sheet.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new ReadingRefusal('unreadable', 'This browser gives no pixels of pictures: try another one.')
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let from = 0; from < height; from += rows) {
    pen.clearRect(0, 0, width, rows)
    pen.drawImage(bitmap, 0, -from)
    pixels.set(pen.getImageData(0, 0, width, Math.min(rows, height - from)).data, from * width * 4)
  }
  return { width, height, pixels }
}
