import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { lstatSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Unusable } from '../streams.ts'

/** The folder that the tools work in, and drafts: files that the tools made and did not write yet. Drafts lie in a private folder outside, and are gone at the end. */
export interface Folder {
  /** Real paths. */
  readonly root: string
  readonly drafts: string
  /** How many drafts there were. */
  made: number
}

const outside = (from: string, path: string) => {
  const way = relative(from, path)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** The real path of what lies there, or of what can be made there. */
async function real(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    // A link that leads nowhere would be followed by a write.
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) throw new Unusable(`${path} cannot be followed: name a file.`)
    return join(await real(dirname(path)), basename(path))
  }
}

/**
 * The real path of a file that a tool names: inside of the folder, or `draft:…`. Links are followed first.
 * @throws Unusable for every other path
 */
export async function pathIn({ root, drafts }: Folder, named: string): Promise<string> {
  if (named === '' || named.includes('\0')) throw new Unusable('A path is empty: name a file of the folder.')
  const base = named.startsWith('draft:') ? drafts : root
  const path = await real(resolve(base, named.startsWith('draft:') ? named.slice('draft:'.length) : named))
  if (outside(base, path)) throw new Unusable(`'${named}' leads out of the folder that the server was started in: name a file inside.`)
  return path
}

/** A place for drafts of one call, and the name that tools know it by. */
export async function newDraft(folder: Folder): Promise<{ readonly path: string; readonly name: string }> {
  const name = String(++folder.made)
  const path = join(folder.drafts, name)
  await mkdir(path, { recursive: true })
  return { path, name: `draft:${name}` }
}

/** Keeps a file as a draft and gives its name. */
export async function draftOf(folder: Folder, file: string, text: string): Promise<string> {
  const { path, name } = await newDraft(folder)
  await writeFile(join(path, file), text)
  return `${name}/${file}`
}

/** A text with paths as the tools name them. */
export const namedIn = ({ root, drafts }: Folder, text: string): string =>
  text.replaceAll(`${drafts}${sep}`, 'draft:').replaceAll(`${root}${sep}`, '').replaceAll(root, '.')
