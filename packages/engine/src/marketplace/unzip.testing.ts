/** Reads the files of a zip without compression by its local headers, as any reader would: name and text. */
export function unzip(base64: string): Record<string, string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  const files: Record<string, string> = {}
  let at = 0
  while (view.getUint32(at, true) === 0x04_03_4b_50) {
    const [size, name, extra] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true), view.getUint16(at + 28, true)]
    const from = at + 30 + name + extra
    files[new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + name))] = new TextDecoder().decode(bytes.subarray(from, from + size))
    at = from + size
  }
  return files
}
