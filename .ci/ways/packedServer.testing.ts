import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../files.ts'
import { alone, npmRun, packed } from './artefact.ts'

/**
 * Unpacks the server of the last build into `<folder>/package` and gives its command. What it depends on is linked from the checkout, since tests have no network; nothing
 * else is.
 */
export function packedServer(folder: string): string {
  const tarball = alone('server-pack', () => {
    npmRun('pack', 'apps/server')
    return packed('apps/server/dist/package', folder)
  })
  execFileSync('tar', ['xzf', tarball, '-C', folder])
  const home = join(folder, 'package')
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true })
    const own = join(root, 'apps/server/node_modules', name)
    symlinkSync(existsSync(own) ? own : join(root, 'node_modules', name), join(home, 'node_modules', name), 'junction')
  }
  return join(home, 'bin/tagmason-server.mjs')
}

/** Starts the server of a command with an environment, and waits until it is ready. `end` gives its exit code after SIGTERM. */
export async function startedServer(command: string, cwd: string, env: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, [command, 'start'], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    server.stderr.on('data', (part: Buffer) => {
      said += String(part)
      const [, found] = /ready: (http:\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  return { address, end: () => (server.kill('SIGTERM'), ended) }
}
