// Installs what the lock file names when it is not there yet. Plain JavaScript: it runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const packages = (path) => (existsSync(root + path) ? JSON.parse(readFileSync(root + path, 'utf8')).packages : {})

/** True when every package of the lock file that this system needs is installed in its version. */
function installed() {
  const wanted = packages('package-lock.json')
  const found = packages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) => path === '' || link || optional || !path.startsWith('node_modules/') || found[path]?.version === version,
  )
}

export function installIfNeeded() {
  if (installed()) return
  console.log('Installing packages (once) …')
  // Not `npm ci`: it refuses a lock file without the binaries of every other system, which some registries do not carry. This installs exactly what the lock file says and leaves it alone.
  execFileSync('npm', ['install', '--no-save', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
}
