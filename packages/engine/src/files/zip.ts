const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value >>> 0
})

/** CRC-32 as zip and PNG count it. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xff_ff_ff_ff) >>> 0
}

/** 1980-01-01, the first day that a zip file knows: the same content makes the same bytes. */
const date = 0x21
const utf8 = 0x08_00

/** A zip file of texts, stored without compression (APPNOTE 6.3). */
export function zipOf(files: readonly { name: string; text: string }[]): Uint8Array {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, text } of files) {
    const path = encoder.encode(name)
    const content = encoder.encode(text)
    const facts = [20, utf8, 0, 0, date]
    const sizes = [crc32(content), content.length, content.length]
    const local = bytesOf([[4, 0x04_03_4b_50], ...facts.map(short), ...sizes.map(long), short(path.length), short(0)])
    directory.push(
      bytesOf([[4, 0x02_01_4b_50], short(20), ...facts.map(short), ...sizes.map(long), short(path.length), ...[0, 0, 0, 0].map(short), long(0), long(offset)]),
      path,
    )
    parts.push(local, path, content)
    offset += local.length + path.length + content.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = files.length
  const end = bytesOf([[4, 0x06_05_4b_50], short(0), short(0), short(count), short(count), long(size), long(offset), short(0)])
  return joined([...parts, ...directory, end])
}

type Field = [bytes: 2 | 4, value: number]
const short = (value: number): Field => [2, value]
const long = (value: number): Field => [4, value]

function bytesOf(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += length
  }
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
