// Files that people drop, the good and the bad, made in the browser.

const sheetOf = (width: number, height: number) => {
  const sheet = new OffscreenCanvas(width, height)
  const pen = sheet.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  return { sheet, pen }
}

/** A page with a button for each word, on a ground or on none. */
export async function drawnPage(words: readonly string[], ground: string | null = '#fff', width = 800, height = 600, type = 'image/png'): Promise<Blob> {
  const { sheet, pen } = sheetOf(width, height)
  if (ground !== null) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, width, height)
  }
  pen.font = '600 16px "Inter Variable", sans-serif'
  pen.textBaseline = 'middle'
  for (const [at, word] of words.entries()) {
    const wide = pen.measureText(word).width
    const y = 60 + at * 90
    pen.fillStyle = '#2346a8'
    pen.beginPath()
    pen.roundRect(80, y, wide + 40, 44, 6)
    pen.fill()
    pen.fillStyle = '#fff'
    pen.fillText(word, 100, y + 22)
  }
  return sheet.convertToBlob({ type, quality: 0.9 })
}

/** A picture whose second half never came. */
export async function brokenOff(type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const file = await drawnPage(['Create account'], '#fff', 800, 600, type)
  return file.slice(0, file.size / 2, type)
}

export const transparentPng = () => sheetOf(400, 300).sheet.convertToBlob({ type: 'image/png' })

/** A few bytes that state a picture of any size: a PNG with the header of one and hardly any data. */
export async function bombPng(width: number, height: number): Promise<Blob> {
  const bytes = new Uint8Array(await (await sheetOf(1, 1).sheet.convertToBlob({ type: 'image/png' })).arrayBuffer())
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  view.setUint32(29, checkSum(bytes.subarray(12, 29)))
  return new Blob([bytes], { type: 'image/png' })
}

/** CRC-32 as PNG has it. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** Frames of 64 × 64, one grey each. */
export const frames = (count: number): Uint8Array[] => Array.from({ length: count }, (_, at) => new Uint8Array(64 * 64).fill(at % 4))

/** A GIF of four greys: every pixel a code of its own, with the table cleared before it grows, which is the packing without packing. */
export async function gifOf(pictures: readonly Uint8Array[], side = 64): Promise<Blob> {
  const [low, high] = [side & 255, side >> 8]
  const bytes = [...'GIF89a'].map((letter) => letter.charCodeAt(0))
  bytes.push(low, high, low, high, 0x81, 0, 0, 0, 0, 0, 85, 85, 85, 170, 170, 170, 255, 255, 255)
  for (const pixels of pictures) {
    bytes.push(0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, low, high, low, high, 0, 2)
    const codes = [...pixels].flatMap((pixel, at) => (at % 2 === 0 ? [4, pixel] : [pixel]))
    codes.push(5)
    const packed: number[] = []
    let [rest, bits] = [0, 0]
    for (const code of codes) {
      rest |= code << bits
      for (bits += 3; bits >= 8; bits -= 8) {
        packed.push(rest & 255)
        rest >>= 8
      }
    }
    packed.push(rest)
    for (let from = 0; from < packed.length; from += 255) bytes.push(Math.min(255, packed.length - from), ...packed.slice(from, from + 255))
    bytes.push(0)
  }
  bytes.push(0x3b)
  return new Blob([new Uint8Array(bytes)], { type: 'image/gif' })
}
