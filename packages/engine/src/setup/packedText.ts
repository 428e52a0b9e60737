import { Refusal } from '@tagmason/domain'

/** Base64 by pieces: a call takes so many arguments only. */
function encoded(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 0x80_00) letters += String.fromCharCode(...bytes.subarray(at, at + 0x80_00))
  return btoa(letters)
}

const decoded = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A text in gzip, in Base64: container files become a tenth of what they are. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return encoded(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/**
 * The text that was packed.
 * @throws Refusal invalid where it is none, or longer than `most` bytes: what is put back comes from outside
 */
export async function unpacked(content: string, most: number): Promise<string> {
  const reader = new Blob([decoded(content)]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.length
      if (size > most) throw new RangeError('longer than it may be')
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    await reader.cancel().catch(() => undefined)
    throw new Refusal('invalid', 'The stored content cannot be read, because it is damaged or too long: choose another version.')
  }
}
