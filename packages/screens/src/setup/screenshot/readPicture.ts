import { mostScreenshotBytes, type ScreenshotFile } from '@tagmason/domain'

/** A picture that was chosen and can be drawn. Its address holds memory until it is revoked. */
export interface Picture extends ScreenshotFile {
  url: string
}

export type PictureFault = 'tooLarge' | 'unreadable'

/** Decodes a chosen file in this browser: its size is checked before it is read, and only what really is a picture gets through. */
export async function readPicture(file: File): Promise<Picture | PictureFault> {
  if (file.size > mostScreenshotBytes) return 'tooLarge'
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { name: file.name.slice(-255), size: file.size, width, height, url: URL.createObjectURL(file) }
  } catch {
    return 'unreadable'
  }
}

/** Whether a picture is the one that was analyzed, as far as its name and its measures tell. */
export const isSame = (a: ScreenshotFile, b: ScreenshotFile) => a.name === b.name && a.size === b.size && a.width === b.width && a.height === b.height
