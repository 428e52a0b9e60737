import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../files.ts'

/** Where the libraries live that our primitives are held against. They are none of the project's dependencies and stand in no lock file of it. */
export const peers = join(root, 'node_modules/.cache/peers')

const dependencies = {
  '@carbon/react': '1.117.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/core': '9.7.4',
  '@mantine/hooks': '9.7.4',
  '@mui/material': '9.5.0',
  // Later ones want a version of their own virtualizer that not every registry carries.
  '@mui/x-data-grid': '9.14.0',
  '@radix-ui/themes': '3.3.0',
  '@tanstack/react-table': '9.3.1',
  '@tanstack/react-virtual': '3.14.26',
  clsx: '2.1.1',
  'mantine-datatable': '9.4.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-is': '19.3.1',
}

/** Installs the peers once, or again when a version above changes. Returns false where they cannot be had. */
export function installPeers(): boolean {
  const wanted = JSON.stringify({ name: 'peers', private: true, dependencies })
  const stamp = join(peers, 'installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  rmSync(peers, { recursive: true, force: true })
  mkdirSync(peers, { recursive: true })
  writeFileSync(join(peers, 'package.json'), wanted)
  const npm = ['install', '--workspaces=false', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const { status } = spawnSync('npm', npm, { cwd: peers, stdio: 'ignore', timeout: 600_000, shell: process.platform === 'win32' })
  if (status === 0) writeFileSync(stamp, wanted)
  return status === 0
}

/** Builds our package and puts it where the peers are, as an install would; what it depends on is found in the project's own folder. */
export function installOurs(): void {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'packages/ui'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const home = join(peers, 'node_modules/@tagmason/ui')
  rmSync(home, { recursive: true, force: true })
  cpSync(join(root, 'packages/ui/dist/package'), home, { recursive: true })
}
