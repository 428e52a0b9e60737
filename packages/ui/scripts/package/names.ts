import { readdir } from 'node:fs/promises'
import { source } from './places.ts'

/** What vanilla-extract tells of a name that it needs. */
interface Asked {
  /** Tells the names of all files apart. */
  hash: string
  filePath: string
}

/**
 * Makes class names such as `ui0z3` from the place of a file among all that have styles and the place of the class in its file: shorter than hashes, and the same in every build.
 * What it hands back is the `identifiers` of vanilla-extract, which throws for a file outside `src`.
 */
export async function shortNames(): Promise<(asked: Asked) => string> {
  const all = (await readdir(source, { recursive: true })).filter((path) => path.endsWith('.css.ts')).map((path) => path.replaceAll('\\', '/'))
  const files = new Map(all.sort().map((path, at) => [`src/${path}`, { prefix: `ui${at.toString(36).padStart(2, '0')}`, names: new Map<string, string>() }]))
  return ({ hash, filePath }) => {
    const file = files.get(filePath.slice(filePath.lastIndexOf('src/')))
    if (file === undefined) throw new Error(`${filePath} has styles but does not lie in packages/ui/src, so it gets no class names: move it there.`)
    const name = file.names.get(hash) ?? `${file.prefix}${file.names.size.toString(36)}`
    file.names.set(hash, name)
    return name
  }
}
