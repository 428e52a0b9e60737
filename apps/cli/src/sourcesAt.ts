import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from '@tagmason/tracking/code'
import { reason } from './bytes.ts'
import { Unusable } from './streams.ts'

const code = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?)$/i
/** Types have no calls, and what was built is not what people write. */
const leftOut = /\.d\.[cm]?ts$|\.min\.js$/i
const folders = new Set('node_modules dist build out coverage vendor'.split(' '))
/** A larger file was not written by hand. */
const mostBytes = 2_000_000
const mostFiles = 20_000

/** The source files of folders, in the order of their paths. Throws an `Unusable` for a path that cannot be read. */
export async function sourcesAt(paths: readonly string[]): Promise<readonly SourceFile[]> {
  const found: string[] = []
  for (const path of paths) {
    try {
      if ((await stat(path)).isDirectory()) await walk(path, found)
      else found.push(path)
    } catch (error) {
      if (error instanceof Unusable) throw error
      throw new Unusable(
        `${path} cannot be read because ${reason(error, { ENOENT: 'there is no such file or folder', EACCES: 'reading it is not allowed' })}: check the path.`,
      )
    }
  }
  const files: SourceFile[] = []
  for (const path of [...new Set(found)].toSorted()) {
    if ((await stat(path)).size > mostBytes) continue
    files.push({ path: path.replaceAll('\\', '/'), text: await readFile(path, 'utf8') })
  }
  return files
}

async function walk(folder: string, found: string[]): Promise<void> {
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && !folders.has(entry.name)) await walk(path, found)
    } else if (entry.isFile() && code.test(entry.name) && !leftOut.test(entry.name)) {
      if (found.length === mostFiles) throw new Unusable(`${folder} has more than ${mostFiles} files: name the folder of the source code alone.`)
      found.push(path)
    }
  }
}
