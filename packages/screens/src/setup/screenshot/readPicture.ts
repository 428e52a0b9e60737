import { mostScreenshotBytes, type ScreenshotFile } from '@tagmason/domain'
import { imageHeader } from './reading/imageHeader.ts'
import type { ReadingFault } from './reading/refusal.ts'

/** A picture that was chosen and can be drawn. Its address holds memory until it is revoked. */
export interface Picture extends ScreenshotFile {
  url: string
  file: File
}

/** The most pixels that are unpacked for a preview; the analysis has the same limit. */
const mostPixels = 64_000_000

/** Decodes a chosen file in this browser: size and stated measures are checked before it is unpacked, and only what really is a picture gets through. */
export async function readPicture(file: File): Promise<Picture | ReadingFault> {
  if (file.size > mostScreenshotBytes) return 'tooLargeFile'
  const stated = imageHeader(new Uint8Array(await file.arrayBuffer()))
  if (stated === undefined) return 'unreadable'
  if (stated.width * stated.height > mostPixels) return 'tooLarge'
  if (!stated.whole) return 'truncated'
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { name: file.name.slice(-255), size: file.size, width, height, url: URL.createObjectURL(file), file }
  } catch {
    return 'unreadable'
  }
}

/** Whether a picture is the one that was analyzed, as far as its name and its measures tell. */
export const isSame = (a: ScreenshotFile, b: ScreenshotFile | undefined) =>
  a.name === b?.name && a.size === b.size && a.width === b.width && a.height === b.height
