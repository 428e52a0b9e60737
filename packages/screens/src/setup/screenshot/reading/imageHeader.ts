/** What a picture's file says of itself, before anything is decoded. */
export interface ImageHeader {
  readonly format: 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp'
  /** In pixels, above zero. */
  readonly width: number
  readonly height: number
  /** More than one frame. */
  readonly animated: boolean
  /** The file ends where it says; a download that broke off does not. */
  readonly whole: boolean
}

/**
 * Reads the measures that a picture's file states, so that one which would unpack to more than memory holds is refused unopened. `undefined` where it is no picture of these five formats.
 * Takes any bytes, throws for none, and looks at each once.
 */
export function imageHeader(file: Uint8Array): ImageHeader | undefined {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const found = readers.map((read) => read(bytes)).find((header) => header !== undefined)
  return found !== undefined && found.width > 0 && found.height > 0 ? found : undefined
}

/** Whether the letters of `text` stand at a place. */
const says = (bytes: DataView, at: number, text: string) =>
  at + text.length <= bytes.byteLength && [...text].every((letter, place) => bytes.getUint8(at + place) === letter.charCodeAt(0))

/** Portable Network Graphics: chunks of length, name, data and check sum. */
function png(bytes: DataView): ImageHeader | undefined {
  if (bytes.byteLength < 26 || !says(bytes, 0, '\x89PNG\r\n\x1a\n') || !says(bytes, 12, 'IHDR')) return undefined
  let [animated, whole] = [false, false]
  for (let at = 8; at + 12 <= bytes.byteLength && !whole; at += 12 + bytes.getUint32(at)) {
    animated ||= says(bytes, at + 4, 'acTL')
    whole = says(bytes, at + 4, 'IEND')
  }
  return { format: 'png', width: bytes.getUint32(16), height: bytes.getUint32(20), animated, whole }
}

/** JPEG: segments of a marker and a length until the first scan, whose data holds no marker of the end but the end. */
function jpeg(bytes: DataView): ImageHeader | undefined {
  if (!says(bytes, 0, '\xff\xd8\xff')) return undefined
  let size: Pick<ImageHeader, 'width' | 'height'> | undefined
  for (let at = 2; at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff;) {
    const marker = bytes.getUint8(at + 1)
    // Markers may be filled up with 0xFF.
    if (marker === 0xff) {
      at++
      continue
    }
    // A start of frame; the three between are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) size = { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) }
    if (marker === 0xda) return size && { format: 'jpeg', ...size, animated: false, whole: endsAfter(bytes, at) }
    at += 2 + Math.max(2, bytes.getUint16(at + 2))
  }
  return size && { format: 'jpeg', ...size, animated: false, whole: false }
}

function endsAfter(bytes: DataView, from: number): boolean {
  for (let at = bytes.byteLength - 2; at > from; at--) if (bytes.getUint16(at) === 0xffd9) return true
  return false
}

/** Graphics Interchange Format: tables of colours, then images and extensions made of small blocks. */
function gif(bytes: DataView): ImageHeader | undefined {
  if (bytes.byteLength < 13 || !(says(bytes, 0, 'GIF87a') || says(bytes, 0, 'GIF89a'))) return undefined
  const colours = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  const byte = (at: number) => (at < bytes.byteLength ? bytes.getUint8(at) : 0)
  let [frames, whole] = [0, false]
  let at = 13 + colours(bytes.getUint8(10))
  while (at < bytes.byteLength && !whole) {
    const kind = byte(at)
    whole = kind === 0x3b
    if (kind !== 0x2c && kind !== 0x21) break
    if (kind === 0x2c) frames++
    at += kind === 0x2c ? 11 + colours(byte(at + 9)) : 2
    while (byte(at) !== 0) at += 1 + byte(at)
    at++
  }
  return { format: 'gif', width: bytes.getUint16(6, true), height: bytes.getUint16(8, true), animated: frames > 1, whole }
}

/** WebP: a RIFF file whose first chunk is one of three. */
function webp(bytes: DataView): ImageHeader | undefined {
  if (bytes.byteLength < 30 || !says(bytes, 0, 'RIFF') || !says(bytes, 8, 'WEBP')) return undefined
  const whole = bytes.getUint32(4, true) + 8 <= bytes.byteLength
  const header = { format: 'webp', animated: false, whole } as const
  if (says(bytes, 12, 'VP8 ')) return { ...header, width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff }
  if (says(bytes, 12, 'VP8L')) {
    const both = bytes.getUint32(21, true)
    return { ...header, width: 1 + (both & 0x3fff), height: 1 + ((both >>> 14) & 0x3fff) }
  }
  if (!says(bytes, 12, 'VP8X')) return undefined
  const three = (at: number) => 1 + bytes.getUint16(at, true) + 65536 * bytes.getUint8(at + 2)
  return { ...header, width: three(24), height: three(27), animated: (bytes.getUint8(20) & 2) !== 0 }
}

/** Windows bitmap; a height below zero says that it is drawn from above. */
function bmp(bytes: DataView): ImageHeader | undefined {
  if (bytes.byteLength < 26 || !says(bytes, 0, 'BM') || bytes.getUint32(14, true) < 12) return undefined
  const old = bytes.getUint32(14, true) === 12
  const width = old ? bytes.getUint16(18, true) : bytes.getInt32(18, true)
  const height = old ? bytes.getUint16(20, true) : Math.abs(bytes.getInt32(22, true))
  return { format: 'bmp', width, height, animated: false, whole: bytes.getUint32(2, true) <= bytes.byteLength }
}

const readers = [png, jpeg, gif, webp, bmp]
