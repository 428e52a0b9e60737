// Installs what the lock file names when it is not there yet. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const jsonOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/**
 * What is missing of the packages that this system needs, in words for a person; undefined where all is there. Every package of the lock file has to be installed in
 * its version, also those that a workspace has beside itself, and every workspace has to find what its package.json names, commands included.
 */
export function missing(home) {
  const { packages: wanted = {} } = jsonOf(join(home, 'package-lock.json'))
  const { packages: found = {} } = jsonOf(join(home, 'node_modules/.package-lock.json'))
  for (const [path, { version, link, optional }] of Object.entries(wanted)) {
    if (optional || !path.includes('node_modules/')) continue
    if (!existsSync(join(home, path, 'package.json'))) return path
    if (!link && found[path]?.version !== version) return `${path} ${version}`
  }
  for (const workspace of ['packages', 'apps'].flatMap((folder) =>
    existsSync(join(home, folder)) ? readdirSync(join(home, folder)).map((name) => `${folder}/${name}`) : [],
  )) {
    const { dependencies = {}, devDependencies = {}, bin = {} } = jsonOf(join(home, workspace, 'package.json'))
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!existsSync(join(home, workspace, 'node_modules', name)) && !existsSync(join(home, 'node_modules', name))) return `${name} of ${workspace}`
    for (const name of Object.keys(bin))
      if (!existsSync(join(home, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name))) return `the command ${name}`
  }
  return undefined
}

export function installIfNeeded() {
  const lacks = missing(root)
  if (lacks === undefined) return
  console.log(`Installing packages (${lacks} is missing), which takes a minute or more …`)
  const started = Date.now()
  // Not `npm ci`: it refuses a lock file without the binaries of every other system, which some registries do not carry. This installs exactly what the lock file says and leaves it alone.
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed: see the messages above, and start again. Where npm runs in this folder already, wait for it.')
    process.exit(1)
  }
  console.log(`  installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
