import sharp from 'sharp'

/** By how much each channel of a pixel may be off, of 255: the rounding of another processor, which nobody can see. */
const rounding = 2

/** The pixels of a picture, four bytes each. */
export interface Raw {
  data: Buffer
  width: number
  height: number
}

/** The pixels of an image file or its bytes, four bytes each. */
export async function rawOf(image: Buffer | string): Promise<Raw> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** How many pixels differ; where the sizes differ, what only one of them has counts too. */
export function differing(one: Raw, other: Raw): number {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const shared = { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) }
  let count = width * height - shared.width * shared.height
  for (let y = 0; y < shared.height; y++)
    for (let x = 0; x < shared.width; x++) {
      const here = (y * one.width + x) * 4
      const there = (y * other.width + x) * 4
      for (let channel = 0; channel < 4; channel++)
        if (Math.abs((one.data[here + channel] ?? 0) - (other.data[there + channel] ?? 0)) > rounding) {
          count++
          break
        }
    }
  return count
}
