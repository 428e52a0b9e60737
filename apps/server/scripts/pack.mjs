// Writes the package of the server, with what browsers are given, to `dist/package`, where `npm pack` makes the tarball of it. Everything is built before: `npm run build`.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const home = new URL('..', import.meta.url)
const target = new URL('dist/package/', home)
const manifest = (path) => JSON.parse(readFileSync(new URL(path, home), 'utf8'))
const copy = (from, to, filter = () => true) => {
  const source = fileURLToPath(new URL(from, home))
  if (!existsSync(source)) {
    console.error(`There is no ${source}: call npm run build first.`)
    process.exit(2)
  }
  cpSync(source, fileURLToPath(new URL(to, target)), { recursive: true, filter: (path) => filter(path.replaceAll('\\', '/')) })
}

rmSync(target, { recursive: true, force: true })
for (const file of readdirSync(new URL('dist/', home)).filter((name) => name.endsWith('.mjs'))) copy(`dist/${file}`, `dist/${file}`)
copy('../web/dist', 'public/web', (path) => !/\/(types|tsconfig\.tsbuildinfo)$/.test(path))
copy('../../packages/tracker/dist', 'public/tracker', (path) => !/\.(d\.ts|tsbuildinfo)$/.test(path))
for (const folder of ['bin', 'drizzle', 'docs']) copy(folder, folder)
writeFileSync(
  new URL('NOTICES.txt', target),
  ['chunk', 'thread'].map((part) => readFileSync(new URL(`dist/${part}-notices.txt`, home), 'utf8')).join(`\n${'='.repeat(72)}\n\n`),
)

const { name, version, description, engines, bin, dependencies } = manifest('package.json')
/** What is not in the built files: native code and WebAssembly. */
const needed = ['@electric-sql/pglite', 'chdb']
writeFileSync(
  new URL('package.json', target),
  `${JSON.stringify({ name, version, description, license: 'UNLICENSED', type: 'module', engines, bin, dependencies: Object.fromEntries(needed.map((each) => [each, dependencies[each]])) }, null, 2)}\n`,
)
