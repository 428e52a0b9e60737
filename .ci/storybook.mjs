// `npm run storybook`: the place of review, on http://127.0.0.1:6006.
import { spawnSync } from 'node:child_process'
import { installIfNeeded, root } from './install.mjs'

installIfNeeded()
process.exitCode =
  spawnSync(
    'npx',
    ['--no-install', 'storybook', 'dev', '--port', process.env.PORT ?? '6006', '--host', '127.0.0.1', '--no-open', '--ci', ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  ).status ?? 1
