// Builds what changed. Plain JavaScript: `npm start` runs it before anything else.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** What the product is made of: where it is built, what people call it, and a file that is there when it is built. */
export const parts = [
  { workspace: 'packages/tracker', name: 'the script for pages', made: 'dist/t.js' },
  { workspace: 'apps/server', name: 'the server', made: 'dist/server.mjs' },
  { workspace: 'apps/web', name: 'the web app', made: 'dist/index.html' },
]

const left = new Set(['node_modules', 'dist', 'dist-sample', 'test-data', 'bench', 'docs', 'drizzle', 'scripts', 'bin'])
const isSource = (name) => !/\.(test|testing|stories)\.\w+$|\.(md|png)$|^\./.test(name)

/** The files below a folder that a build may read, with what tells quickly that nothing happened to them. */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return left.has(entry.name) ? [] : sourcesBelow(path)
      return entry.isFile() && isSource(entry.name) ? [path] : []
    })
    .sort()
}

/** A workspace with all others of ours that it is built from. */
function builtFrom(home, workspace, seen = new Set()) {
  if (seen.has(workspace)) return seen
  seen.add(workspace)
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(home, workspace, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (name.startsWith('@tagmason/') && existsSync(join(home, 'packages', name.slice(10)))) builtFrom(home, `packages/${name.slice(10)}`, seen)
  return seen
}

const hashOf = (texts) => texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256')).digest('hex')

/** What a part is built from: `looks` tells by sizes and times, `content` reads every file. */
function stampOf(home, workspace) {
  const files = [...[...builtFrom(home, workspace)].flatMap((one) => sourcesBelow(join(home, one))), join(home, 'package-lock.json')]
  const looks = files.map((file) => {
    const { size, mtimeMs } = statSync(file)
    return `${relative(home, file)} ${size} ${mtimeMs}`
  })
  return { looks: hashOf(looks), content: () => hashOf(files.flatMap((file) => [relative(home, file), readFileSync(file)])) }
}

const stampFile = (home) => join(home, 'node_modules/.cache/tagmason/built.json')
const stampsOf = (home) => (existsSync(stampFile(home)) ? JSON.parse(readFileSync(stampFile(home), 'utf8')) : {})

/** Those parts that are not built yet or are built from other sources. What only looks otherwise, as after a checkout, is remembered and left alone. */
export function stale(home) {
  const known = stampsOf(home)
  return parts.filter(({ workspace, made }) => {
    const stamp = stampOf(home, workspace)
    if (!existsSync(join(home, workspace, made)) || known[workspace] === undefined) return true
    if (known[workspace].looks === stamp.looks) return false
    if (known[workspace].content !== stamp.content()) return true
    keep(home, workspace, stamp)
    return false
  })
}

function keep(home, workspace, { looks, content }) {
  mkdirSync(dirname(stampFile(home)), { recursive: true })
  // In one step: a start that is stopped meanwhile leaves the stamps of before, and so does a copy of the folder that shares its files.
  const fresh = `${stampFile(home)}.${process.pid}`
  writeFileSync(fresh, JSON.stringify({ ...stampsOf(home), [workspace]: { looks, content: content() } }, null, 2))
  renameSync(fresh, stampFile(home))
}

/** Builds one workspace. Gives true where that went well; what the tools wrote is shown where it did not. */
function npmBuild(home, workspace) {
  return new Promise((resolve) => {
    const tool = spawn('npm', ['run', '--silent', 'build', '-w', workspace], { cwd: home, shell: process.platform === 'win32' })
    let said = ''
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (text) => (said += text))
    tool.on('close', (code) => {
      if (code !== 0) console.error(said.trimEnd())
      resolve(code === 0)
    })
  })
}

/** Builds these parts one after the other and says how far it is. Gives false where one could not be built. */
export async function buildParts(home, list, say = console.log, build = npmBuild) {
  for (const [at, { workspace, name }] of list.entries()) {
    const started = Date.now()
    // Taken before, so that what changes meanwhile is built the next time.
    const stamp = stampOf(home, workspace)
    const before = { looks: stamp.looks, content: stamp.content() }
    say(`Building ${name} (${at + 1} of ${list.length}) …`)
    if (!(await build(home, workspace))) return false
    keep(home, workspace, { ...before, content: () => before.content })
    say(`  built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  return true
}
