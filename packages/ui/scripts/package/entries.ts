import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { source } from './places.ts'

/** One address of the package: `button` of `@tagmason/ui/button`. */
export interface Entry {
  name: string
  /** The lines that make it up, with paths of built scripts from the package's root. */
  lines: readonly string[]
  /** The scripts that the lines name, as paths in the package. */
  scripts: readonly string[]
}

const line = /^export .*? from '\.\/((\w+)\/[^']+)\.tsx?'$/

/** What `@tagmason/ui/texts` is; in the workspace too, where package.json says so. */
const texts = 'theme/texts'

/**
 * The addresses beside the barrel, made from the lines of `src/index.ts`: one for each folder, its name in kebab-case, and one for the words. Throws at a line of another form, since what
 * it exports would have no address.
 */
export async function entries(): Promise<readonly Entry[]> {
  const found = new Map<string, { lines: string[]; scripts: string[] }>()
  for (const text of (await readFile(join(source, 'index.ts'), 'utf8')).split('\n')) {
    if (text === '') continue
    const [, path, folder] = line.exec(text) ?? []
    if (path === undefined || folder === undefined)
      throw new Error(`src/index.ts has the line "${text}", which names no module in a folder: write export … from './Folder/module.ts'.`)
    const name = path === texts ? 'texts' : kebab(folder)
    const entry = found.get(name) ?? { lines: [], scripts: [] }
    entry.lines.push(text.replace(/\.tsx?'$/, ".js'"))
    entry.scripts.push(`${path}.js`)
    found.set(name, entry)
  }
  return [...found].map(([name, entry]) => ({ name, ...entry })).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
