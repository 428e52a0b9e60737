import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-fs'
import { root } from './files.ts'

export const run = promisify(execFile)
const npm = (...args: string[]) => run('npm', args, { cwd: root, shell: process.platform === 'win32' })

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/** Somebody else's project, outside the workspace, with the packed package of primitives in it. */
export interface Consumer {
  folder: string
  tarball: string
  /** The folder of the installed package. */
  home: string
  manifest: Manifest
  write(path: string, text: string): Promise<void>
}

/**
 * Builds and packs the package and unpacks the tarball as an install would. What it depends on is linked from the workspace, since tests have no network; nothing else is, so that a
 * dependency that it does not declare is not found.
 */
export async function newConsumer(): Promise<Consumer> {
  await npm('run', '--silent', 'build', '-w', 'packages/ui')
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-consumer-'))
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(root, 'packages/ui/dist/package'), shell: process.platform === 'win32' })
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const own = JSON.parse(await readFile(join(root, 'packages/ui/package.json'), 'utf8')) as { version: string }
  const tarball = join(folder, `tagmason-ui-${own.version}.tgz`)
  const home = join(folder, 'node_modules/@tagmason/ui')
  await pipeline(createReadStream(tarball), createGunzip(), extract(home, { strip: 1 }))
  const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Manifest
  for (const name of [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), '@types/react', '@types/react-dom']) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
  }
  await write('package.json', '{ "name": "consumer", "private": true, "type": "module" }')
  return { folder, tarball, home, manifest, write }
}
