import fs from 'node:fs/promises'
import { join } from 'node:path'
import { reason } from './bytes.ts'
import { Unusable } from './streams.ts'

/**
 * Writes several files into a folder, made when missing. All are written beside their place first and moved at the end, and what was moved is moved back when one
 * cannot be, so that a full disk or something in the way leaves everything as it was. Throws an `Unusable` when the folder cannot be written.
 */
export async function writeTogether(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  let made: string | undefined
  let work: string | undefined
  try {
    made = await fs.mkdir(folder, { recursive: true })
    const names = Object.keys(files)
    const old = await standing(folder, names)
    work = await fs.mkdtemp(join(folder, '.tagmason-'))
    for (const [name, content] of Object.entries(files)) await fs.writeFile(join(work, name), content, { flush: true })
    for (const name of old) await fs.copyFile(join(folder, name), join(work, `${name}.old`))
    await move(work, folder, names, old)
  } catch (error) {
    if (made !== undefined) await fs.rm(made, { recursive: true, force: true })
    if (error instanceof Unusable) throw error
    throw new Unusable(`Nothing was written to ${folder} because ${reason(error, writing)}: choose another folder with --out.`)
  } finally {
    if (work !== undefined) await fs.rm(work, { recursive: true, force: true })
  }
}

/** Those of the names that are there already. */
async function standing(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of names) {
    const about = await fs.lstat(join(folder, name)).catch(() => null)
    if (about?.isDirectory())
      throw new Unusable(`Nothing was written to ${folder} because ${name} is a folder there: move it away or choose another folder with --out.`)
    if (about !== null) found.push(name)
  }
  return found
}

async function move(work: string, folder: string, names: readonly string[], old: readonly string[]): Promise<void> {
  const moved: string[] = []
  try {
    for (const name of names) {
      await fs.rename(join(work, name), join(folder, name))
      moved.push(name)
    }
  } catch (error) {
    for (const name of moved) await (old.includes(name) ? fs.rename(join(work, `${name}.old`), join(folder, name)) : fs.rm(join(folder, name)))
    throw error
  }
}

const writing = {
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'part of its path is a file',
  ENOENT: 'it cannot be made',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  ENOSPC: 'the disk is full',
  EROFS: 'it is read-only',
  ENAMETOOLONG: 'its name is too long',
}
