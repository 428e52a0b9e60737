import { readFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { home } from './places.ts'

const from = createRequire(import.meta.url)
/** Packages whose style sheets were asked for, by the last part of their name. */
const found = new Map<string, string>()

/** A style sheet of another package that a module imports, with addresses that hold in the package's `css/others` folder; nothing for every other import. */
export function otherSheet(id: string): { name: string; css: string } | undefined {
  const [, of, short] = /^((?:@[^/.]+\/)?([^/.@]+))\/.*\.css$/.exec(id) ?? []
  if (of === undefined || short === undefined) return undefined
  found.set(short, of)
  const css = readFileSync(from.resolve(id), 'utf8').replaceAll('url(./files/', 'url(./')
  // In a layer, so that rules of ours win wherever a bundler puts them.
  return { name: `others/${short}.css`, css: `@layer ui-others {\n${css}\n}\n` }
}

/** Puts the font faces that the sheets name beside them, and the licence of each package, so that the package needs nothing from elsewhere. */
export async function copyOthers(folder: string, styles: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [short, of] of found) {
    const there = join(home, '../../node_modules', of)
    await cp(join(there, 'LICENSE'), join(folder, `${short}.LICENSE`))
    for (const [, face = ''] of (styles.get(`others/${short}.css`) ?? '').matchAll(/url\(\.\/([^)]+)\)/g))
      await cp(join(there, 'files', face), join(folder, face))
  }
}
