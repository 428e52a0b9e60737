import { execFileSync } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { transformWithOxc } from 'vite'
import { entries } from './package/entries.ts'
import { copyOthers } from './package/others.ts'
import { manifest } from './package/manifest.ts'
import { home, target } from './package/places.ts'
import { buildScripts } from './package/scripts.ts'
import { sheetsOf } from './package/styles.ts'
import { copyTypes } from './package/types.ts'

/** Writes the package to `dist/package`, where `npm pack` makes the tarball of it: `npm run build -w packages/ui`. */
const put = async (path: string, text: string) => {
  await mkdir(dirname(join(target, path)), { recursive: true })
  await writeFile(join(target, path), text)
}
/** Every relative path of a line one folder up, as an entry needs it. */
const up = (line: string) => `${line.replace("from './", "from '../")}\n`
const imported = (sheets: readonly string[], from: string) => sheets.map((sheet) => `@import '${from}css/${sheet}';\n`).join('')

execFileSync('npx', ['--no-install', 'tsc', '-b', home], { cwd: join(home, '../..'), stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
await rm(target, { recursive: true, force: true })

const built = await buildScripts(target)
for (const [path, css] of built.styles) await put(`css/${path}`, css)
await put('css/none.js', 'export {}\n')
await copyOthers(join(target, 'css/others'), built.styles)

const all = await entries()
const named = await copyTypes(['index.js', ...all.flatMap(({ scripts }) => scripts)], target)
for (const { name, lines, scripts } of all) {
  await put(`entries/${name}.d.ts`, lines.map(up).join(''))
  // A module of types only has no script.
  const kept = lines.filter((_, at) => built.imports.has(scripts[at] ?? ''))
  await put(`entries/${name}.js`, (await transformWithOxc(kept.map(up).join(''), `${name}.ts`)).code)
  const sheets = sheetsOf(scripts, built)
  if (sheets.length > 0) await put(`entries/${name}.css`, imported(sheets, '../'))
}
const sheets = sheetsOf(['index.js'], built)
const lost = [...built.styles.keys()].filter((sheet) => !sheets.includes(sheet))
if (lost.length > 0) throw new Error(`No script imports ${lost.join(', ')}, so styles.css would lack it: a script must import what it draws with.`)
await put('styles.css', imported(sheets, './'))

const foreign = [...built.imports.values()].flat().filter((each) => !built.imports.has(each) && !each.startsWith('#css/'))
await put(
  'package.json',
  await manifest(
    all.map(({ name }) => name),
    [...foreign, ...named],
  ),
)
await cp(join(home, 'tokens'), join(target, 'tokens'), { recursive: true })
await cp(join(home, 'README.md'), join(target, 'README.md'))
console.warn(`@tagmason/ui: ${all.length} entries, ${built.imports.size} scripts, ${built.styles.size} style sheets in ${target}`)
