import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { home } from './places.ts'

interface Own {
  name: string
  version: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/**
 * The package.json of the package: addresses of the built files, and only those dependencies that built files name. Throws where a built file names a package that is not declared.
 */
export async function manifest(names: readonly string[], used: Iterable<string>): Promise<string> {
  const own = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Own
  const needed = new Set([...used].map(packageOf))
  const declared = { ...own.devDependencies, ...own.dependencies }
  for (const name of needed) {
    if (name in own.peerDependencies) continue
    if (!(name in declared)) throw new Error(`The built package imports ${name}, which packages/ui/package.json does not declare: add it to its dependencies.`)
  }
  return `${JSON.stringify(
    {
      name: own.name,
      version: own.version,
      description: 'The primitives, the theme and the design tokens of Tagmason, for React.',
      license: 'UNLICENSED',
      type: 'module',
      // Scripts with styles of their own import them as #css/…; in Node, where nothing is painted, that is an empty module.
      imports: { '#css/*': { node: './css/none.js', default: './css/*' } },
      exports: {
        '.': at('index'),
        ...Object.fromEntries(names.map((name) => [`./${name}`, at(`entries/${name}`)])),
        './styles.css': './styles.css',
        './*.css': './entries/*.css',
        './tokens': './tokens/light.json',
        './tokens/*.json': './tokens/*.json',
        './package.json': './package.json',
      },
      sideEffects: ['**/*.css', '**/*.css.js'],
      dependencies: Object.fromEntries(Object.entries(declared).filter(([name]) => needed.has(name))),
      peerDependencies: own.peerDependencies,
    },
    null,
    2,
  )}\n`
}

const at = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` })
