// `npm run build:demo -- [--base /demo/] [--out demo]`: a folder for any host of static files: the product over the sample, Storybook and the documentation.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { documentationPages } from '../apps/cli/scripts/pages.mjs'
import { installIfNeeded, root } from './install.mjs'

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'demo' } } })
const { base } = values
const out = resolve(values.out)
if (!/^\/(?:[\w.-]+\/)*$/.test(base)) {
  console.error(`--base cannot be '${base}': give the path that the folder will have on its host, with a slash at both ends, such as /demo/.`)
  process.exit(2)
}

installIfNeeded()

/** Runs a tool of the checkout; what it says is shown where it fails. */
function run(name, command, ...args) {
  const started = Date.now()
  console.log(`Building ${name} …`)
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...args], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`${stdout}${stderr}`)
    console.error(`The demo could not be built: see the messages of ${command} above.`)
    process.exit(1)
  }
  console.log(`  built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

rmSync(out, { recursive: true, force: true })
run('the product', 'vite', 'build', 'apps/web', '--logLevel', 'warn', '--mode', 'sample', '--base', base, '--outDir', out)
run('Storybook', 'storybook', 'build', '--quiet', '--output-dir', join(out, 'storybook'))

console.log('Writing the documentation …')
for (const [file, html] of Object.entries(await documentationPages(base))) {
  mkdirSync(dirname(join(out, 'docs', file)), { recursive: true })
  writeFileSync(join(out, 'docs', file), html)
}

// Hosts answer an address that no file has with 404.html, and many find `reports/export.html` for `reports/export`: then a deep link is no 404.
const page = join(out, 'index.html')
cpSync(page, join(out, '404.html'))
const routes = [...readFileSync(join(root, 'packages/screens/src/routeTable.ts'), 'utf8').matchAll(/^ +\{ path: '\/([\w/-]+)'/gm)].map(([, path]) => path)
for (const path of routes) {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  cpSync(page, join(out, `${path}.html`))
}
// GitHub Pages leaves out files whose names begin with an underscore otherwise.
writeFileSync(join(out, '.nojekyll'), '')
console.log(`${out} is ready: put its content at ${base} of a host (storybook/ and docs/ beside it).`)
