// `npm start`: installs when needed, builds, and serves the product on this machine. The settings are those of docs/running.md.
import { spawnSync } from 'node:child_process'
import { installIfNeeded, root } from '../../.ci/install.mjs'

installIfNeeded()
console.log('Building …')
const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
if (built.status !== 0) {
  console.error('The product could not be built: see the messages above.')
  process.exit(1)
}
await import('./dist/server.mjs')
