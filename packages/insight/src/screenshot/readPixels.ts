import type { Picture, Raster } from './picture.ts'

export const pictureFaults = ['size', 'pixels', 'tooSmall', 'tooLarge', 'transparent'] as const
export type PictureFault = (typeof pictureFaults)[number]

/** A picture that cannot be analysed: `fault` for screens that word it in a language, the message in English. */
export class PictureRefusal extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault, message: string) {
    super(message)
    this.name = 'PictureRefusal'
    this.fault = fault
  }
}

/** Pixels of the shortest side that can hold a control; and of all sides together, which bounds memory: 64 million are a page of 20,000 px at twice 1600. */
export const shortestSide = 24
export const mostPixels = 64_000_000

/** Throws a PictureRefusal, one sentence, where a picture cannot be analysed. */
export function checkPicture({ width, height, pixels }: Picture): void {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new PictureRefusal('size', `A picture of ${width} × ${height} pixels cannot be: give whole numbers above zero.`)
  if (pixels.length !== width * height * 4)
    throw new PictureRefusal('pixels', `A picture of ${width} × ${height} has ${width * height * 4} values, not ${pixels.length}: decode it to RGBA first.`)
  if (width < shortestSide || height < shortestSide)
    throw new PictureRefusal('tooSmall', `A picture of ${width} × ${height} pixels holds no page: take one of at least ${shortestSide} × ${shortestSide}.`)
  if (width * height > mostPixels)
    throw new PictureRefusal('tooLarge', `A picture of ${width} × ${height} pixels is larger than ${mostPixels / 1e6} million: crop it or take it in parts.`)
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 8) return
  throw new PictureRefusal('transparent', 'The picture is transparent everywhere: save it with a background.')
}

/** Rows `from` to `to` (CSS pixels) on white, each pixel the mean of `ratio` × `ratio` of the picture. */
export function rasterOf({ width: full, pixels }: Picture, ratio: number, from: number, to: number): Raster {
  const width = Math.floor(full / ratio)
  const height = to - from
  const [red, green, blue] = [0, 1, 2].map(() => new Uint8Array(width * height)) as [Uint8Array, Uint8Array, Uint8Array]
  const parts = ratio * ratio
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b] = [0, 0, 0]
      for (let dy = 0; dy < ratio; dy++)
        for (let dx = 0; dx < ratio; dx++) {
          const at = (((from + y) * ratio + dy) * full + x * ratio + dx) * 4
          const cover = (pixels[at + 3] ?? 0) / 255
          const white = 255 * (1 - cover)
          r += (pixels[at] ?? 0) * cover + white
          g += (pixels[at + 1] ?? 0) * cover + white
          b += (pixels[at + 2] ?? 0) * cover + white
        }
      const at = y * width + x
      red[at] = Math.round(r / parts)
      green[at] = Math.round(g / parts)
      blue[at] = Math.round(b / parts)
    }
  return { width, height, red, green, blue }
}
