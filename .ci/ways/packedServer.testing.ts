import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../files.ts'
import { madeOnce, npmRun, packed } from './artefact.ts'
import { readyAddress } from './ready.testing.ts'

/**
 * The packed server of the last build, unpacked; `home` is its package, `command` its command. What it depends on is linked from the checkout, since tests have no
 * network; nothing else is. The files of a run share it, each with data of its own.
 */
export async function packedServer(): Promise<{ home: string; command: string }> {
  const folder = await madeOnce('server', async (fresh) => {
    await npmRun('pack', 'apps/server')
    const tarball = await packed('apps/server/dist/package', fresh)
    execFileSync('tar', ['xzf', tarball, '-C', fresh])
    const home = join(fresh, 'package')
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
    for (const name of Object.keys(dependencies)) {
      mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true })
      const own = join(root, 'apps/server/node_modules', name)
      symlinkSync(existsSync(own) ? own : join(root, 'node_modules', name), join(home, 'node_modules', name), 'junction')
    }
  })
  const home = join(folder, 'package')
  return { home, command: join(home, 'bin/tagmason-server.mjs') }
}

/** Starts the server of a command with an environment, and waits until it is ready. `end` gives its exit code after SIGTERM. */
export async function startedServer(command: string, cwd: string, env: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, [command, 'start'], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  const { address } = await readyAddress(server)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  return { address, end: () => (server.kill('SIGTERM'), ended) }
}
