import sharp from 'sharp'

/** How far two neighbouring values of a channel lie apart at most: a picture has 64 of them, 0 and 255 among them, which no eye tells from 256 and which are a sixth less to keep. */
const step = 5

/** So many pixels may be off by one step: the rounding of another processor at the edge of a curve, of which 37 is the most that was seen. A surface that changed its colour is larger. */
const rounding = 100

/** The pixels of a picture, four bytes each. */
export interface Raw {
  data: Buffer
  width: number
  height: number
}

/** The pixels of an image file or its bytes, four bytes each, their values rounded down to a step. */
export async function rawOf(image: Buffer | string): Promise<Raw> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0
    pixels[at] = (pixel & 0xfcfcfcfc) | ((pixel >>> 6) & 0x03030303)
  }
  return { data, width: info.width, height: info.height }
}

/** How many pixels differ; where the sizes differ, what only one of them has counts too. Few that are off by one step do not. */
export function differing(one: Raw, other: Raw): number {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const shared = { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) }
  let count = width * height - shared.width * shared.height
  let faint = 0
  for (let y = 0; y < shared.height; y++)
    for (let x = 0; x < shared.width; x++) {
      const here = (y * one.width + x) * 4
      const there = (y * other.width + x) * 4
      let most = 0
      for (let channel = 0; channel < 4; channel++) most = Math.max(most, Math.abs((one.data[here + channel] ?? 0) - (other.data[there + channel] ?? 0)))
      if (most > step) count++
      else if (most > 0) faint++
    }
  return count + (faint > rounding ? faint : 0)
}
