import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** The files of a folder in one: JSON of their paths and contents in base64, compressed. There is no archiver among the libraries, and system ones write other bytes on each machine. */
export function packed(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const contents = files.map((entry) => {
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    // Text compresses to half of what its base64 would.
    const text = bytes.toString()
    return [relative(folder, path), Buffer.from(text).equals(bytes) ? { text } : { base64: bytes.toString('base64') }] as const
  })
  return brotliCompressSync(JSON.stringify(Object.fromEntries(contents)))
}

/** Writes the files of what `packed` gave into a folder. */
export function unpack(bytes: Buffer, folder: string): void {
  const files = JSON.parse(brotliDecompressSync(bytes).toString()) as Record<string, { text: string } | { base64: string }>
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), 'text' in content ? content.text : Buffer.from(content.base64, 'base64'))
  }
}
