// `npm run bench`: installs and builds what it measures, then prints quality, speed and size. Ends with 1 when a budget is broken.
import { spawnSync } from 'node:child_process'
import { installIfNeeded, root } from './install.mjs'

installIfNeeded()
const run = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }).status
if (run('npm', 'run', '--silent', 'build') === 0) process.exitCode = run('npx', '--no-install', 'tsx', '.ci/bench.ts') ?? 1
else {
  console.error('The product could not be built, so there is nothing to measure: see the messages above.')
  process.exitCode = 1
}
