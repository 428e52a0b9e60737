import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Unusable } from './streams.ts'

/**
 * Writes several files into a folder, made when missing. All are written beside their place first and moved at the end, so that a full disk or a break leaves
 * the folder as it was. Throws an `Unusable` when the folder cannot be written.
 */
export async function writeTogether(folder: string, files: Record<string, string>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const work = await mkdtemp(join(folder, '.tagmason-'))
    try {
      for (const [name, text] of Object.entries(files)) await writeFile(join(work, name), text)
      for (const name of Object.keys(files)) await rename(join(work, name), join(folder, name))
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const why = {
      EEXIST: 'a file of that name is in the way',
      ENOTDIR: 'part of its path is a file',
      EACCES: 'writing there is not allowed',
      ENOSPC: 'the disk is full',
      EROFS: 'it is read-only',
    }[code ?? '']
    throw new Unusable(`Nothing was written to ${folder} because ${why ?? String(code)}: choose another folder with --out.`)
  }
}
