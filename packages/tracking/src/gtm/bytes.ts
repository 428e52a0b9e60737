import { say, type Sentence } from '../sentences/say.ts'

export interface Decoded {
  /** The text without a byte order mark. */
  readonly text: string
  /** Its size in UTF-8, in bytes. */
  readonly bytes: number
  readonly byteOrderMark: boolean
}

export interface Refusal {
  readonly code: string
  readonly message: Sentence
}

const mark = '\ufeff'

const refusal = (code: string, message: Sentence): Refusal => ({ code, message })

const tooLarge = (bytes: number, limit: number): Refusal => refusal('F005', say('gtm.file.tooLarge', { bytes, most: limit }))

/** The size of a text in UTF-8, in bytes. */
const utf8Size = (text: string): number => {
  let extra = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x80) continue
    // Each half of a surrogate pair stands for two of the four bytes.
    extra += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2
  }
  return text.length + extra
}

const startsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean => head.every((byte, index) => bytes[index] === byte)

const decodeBytes = (bytes: Uint8Array): string | Refusal => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x1f, 0x8b)) return refusal('F003', say('gtm.file.archive'))
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return refusal('F002', say('gtm.file.utf16'))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return refusal('F002', say('gtm.file.notUtf8'))
  }
}

/** Text or bytes to text; refuses too many bytes, archives and other encodings, each with its sentence. */
export const decode = (input: string | Uint8Array, limit: number): Decoded | Refusal => {
  const length = input.length
  if (length > limit) return tooLarge(length, limit)
  const raw = typeof input === 'string' ? input : decodeBytes(input)
  if (typeof raw !== 'string') return raw
  // Counting is only needed when three bytes a character could pass a limit that one byte a character does not.
  const bytes = typeof input === 'string' && length > limit / 30 ? utf8Size(input) : length
  if (bytes > limit) return tooLarge(bytes, limit)
  if (raw.startsWith('PK\u0003\u0004')) return refusal('F003', say('gtm.file.zip'))
  const byteOrderMark = raw.startsWith(mark)
  return { text: byteOrderMark ? raw.slice(1) : raw, bytes, byteOrderMark }
}
