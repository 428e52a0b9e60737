import { spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

// Storybook starts as a person starts it: what Vitest tells its children about itself would change how it runs.
const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|NODE_ENV$|TEST$)/.test(name)))

/** Storybook's command in a copy; `said` grows while it runs, `end` ends it and all that it started. */
function storybook(folder: string, ...args: string[]) {
  const child = spawn('npx', ['--no-install', 'storybook', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: outside })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  const over = new Promise<number | null>((resolve) => child.on('close', resolve))
  const end = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
    await over
  }
  return { over, end, running: () => child.exitCode === null, said: () => said }
}

/** Starts a copy's Storybook on a free port and answers once it lists its stories; throws with what it said when it does not in two minutes. */
export async function openStorybook(folder: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = storybook(folder, 'dev', '-p', String(port), '--exact-port', '--host', '127.0.0.1', '--ci', '--no-open')
  const answers = () =>
    fetch(`${url}/index.json`, { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const until = Date.now() + 120_000
  while (!(await answers())) {
    if (Date.now() < until && server.running()) await setTimeout(200)
    else {
      await server.end()
      throw new Error(`Storybook did not start at ${url}. It said: ${server.said()}`)
    }
  }
  return { url, end: server.end }
}

/** Builds a copy's static Storybook and serves it; throws with what the build said when it fails. */
export async function openStaticStorybook(folder: string) {
  const built = storybook(folder, 'build', '--test', '--output-dir', 'storybook-static')
  if ((await built.over) !== 0) throw new Error(`storybook build failed: ${built.said()}`)
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    json: 'application/json',
    css: 'text/css',
    svg: 'image/svg+xml',
    webp: 'image/webp',
  }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(folder, 'storybook-static', pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

/** A port that nobody listens on just now. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
