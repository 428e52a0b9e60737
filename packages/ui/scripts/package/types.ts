import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { declarations } from './places.ts'

const relative = /(from |import\(|import )(['"])(\.[^'"]+)\.tsx?\2/g
/** Style sheets have no types, and a reader of types does not draw. */
const styles = /^import ['"][^'"]+(?:\.css|\.css\.ts)['"];?\n/gm
/**
 * Copies the declarations that some scripts need, with the addresses of the built scripts. Returns the packages that they name. Throws where the compiler has written none.
 */
export async function copyTypes(scripts: Iterable<string>, target: string): Promise<ReadonlySet<string>> {
  const wanted = [...scripts]
  const done = new Set<string>()
  const packages = new Set<string>()
  for (let script = wanted.pop(); script !== undefined; script = wanted.pop()) {
    if (done.has(script)) continue
    done.add(script)
    const path = script.replace(/\.js$/, '.d.ts')
    const text = (await readFile(join(declarations, path), 'utf8')).replace(styles, '').replace(relative, '$1$2$3.js$2')
    for (const [, named = ''] of text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)) {
      if (named.startsWith('.')) wanted.push(normalize(join(dirname(script), named)).replaceAll('\\', '/'))
      else packages.add(named)
    }
    await mkdir(dirname(join(target, path)), { recursive: true })
    await writeFile(join(target, path), text)
  }
  return packages
}
