import { type FileHandle, open } from 'node:fs/promises'
import { Unusable } from './streams.ts'

/**
 * The bytes of a file or pipe, or null when there are more than `most`; no more than that is read.
 * Throws an `Unusable` when the operating system does not give them.
 */
export async function bytesOf(file: string, most: number): Promise<Uint8Array | null> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    const parts: Buffer[] = []
    for await (const part of handle.createReadStream({ end: most, autoClose: false })) parts.push(part as Buffer)
    const bytes = Buffer.concat(parts)
    return bytes.length > most ? null : bytes
  } catch (error) {
    throw new Unusable(`${file === '' ? 'A file without a name' : file} cannot be read because ${reason(error, reading)}: check the path.`)
  } finally {
    await handle?.close()
  }
}

const reading = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'reading it is not allowed',
  ENOTDIR: 'part of its path is not a folder',
}

/** Why the operating system refused, in words where there are some. */
export function reason(error: unknown, words: Readonly<Record<string, string>>): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return words[code] ?? (code === '' ? String(error) : `the system says ${code}`)
}
