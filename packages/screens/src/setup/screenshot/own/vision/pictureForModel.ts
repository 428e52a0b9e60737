import { type ActInput, mostVisionBytes } from '@tagmason/domain'
import { base64Of } from '../../../../base64Of.ts'

/** Longer sides tell models nothing more: they make pictures smaller themselves. */
const longestSide = 2000
/** Each try is smaller by this. */
const shrink = 0.8

/** A picture as a model is sent it: a JPEG on white, no longer than 2000 px, and as small as has to be for the most bytes that are sent. Rejects where the browser gives none. */
export async function pictureForModel(file: File): Promise<ActInput<'screenshots.compare'>> {
  const bitmap = await createImageBitmap(file)
  try {
    for (let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height)); ; scale *= shrink) {
      const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))]
      const sheet = new OffscreenCanvas(width, height)
      const pen = sheet.getContext('2d')
      if (pen === null) throw new Error('This browser draws no pictures: try another one.')
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, width, height)
      pen.drawImage(bitmap, 0, 0, width, height)
      // oxlint-disable-next-line no-await-in-loop -- Whether the next one is needed depends on this one.
      const made = await sheet.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
      // oxlint-disable-next-line no-await-in-loop
      if (made.size <= mostVisionBytes) return { type: 'image/jpeg', picture: await base64Of(new File([made], file.name)), width, height }
    }
  } finally {
    bitmap.close()
  }
}
