import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { root } from '../files.ts'
import { called, emptyFolder } from './artefact.ts'
import { copyClone } from './clone.testing.ts'
import { readDockerfile, type Stage } from './dockerfile.testing.ts'
import { readyAddress } from './ready.testing.ts'

const home = join(root, 'apps/server/container')
const text = readFileSync(join(home, 'Dockerfile'), 'utf8')
const folder = emptyFolder()
const stages = readDockerfile(text)
const [build, final] = stages as [Stage, Stage]
/** Where a path of a stage lies here. */
const inBuild = (path: string) => join(folder, 'build', path)
const inFinal = (path: string) => join(folder, 'final', path)

/** The steps of the build, in a copy of the clone with an environment of its own. Only installing is done otherwise: packages are linked, since tests have no network. */
function buildStage() {
  for (const { word, rest } of build.steps) {
    if (word === 'COPY') copyClone(inBuild('src'))
    if (word !== 'RUN') continue
    if (rest.startsWith('npm install ')) continue
    execFileSync('sh', ['-ec', rest], { cwd: inBuild('src'), env: clean, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const made = inBuild('src/apps/server/dist/package')
  const { dependencies } = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(made, 'node_modules', name)), { recursive: true })
    symlinkSync(realpathSync(join(root, 'node_modules', name)), join(made, 'node_modules', name), 'dir')
  }
}
const clean = { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8' }

/** The user `node` of the image. As root the server really is another user, else it is who runs the tests. */
const isRoot = process.getuid?.() === 0
const node = 65_534
const as = isRoot ? { uid: node, gid: node } : {}

beforeAll(() => {
  // The way to it is for everyone, as in an image.
  chmodSync(folder, 0o755)
  buildStage()
  for (const { word, rest } of final.steps) {
    if (word === 'COPY') {
      const [from = '', to = ''] = rest.replace('--from=build ', '').split(' ')
      cpSync(inBuild(from), inFinal(to), { recursive: true, verbatimSymlinks: true })
    }
    if (word === 'RUN') {
      if (rest !== 'mkdir -p /data && chown node:node /data') throw new Error(`The test does not do '${rest}' yet: teach it.`)
      mkdirSync(inFinal('data'), { recursive: true })
      if (isRoot) chownSync(inFinal('data'), node, node)
    }
  }
  execFileSync('chmod', ['-R', 'a-w,a+rX', inFinal('app')])
})

/** `docker run` with a port of its own: the entry point and command of the image, in its environment and as its user. */
async function run() {
  const [command = '', ...args] = [...(final.exec['ENTRYPOINT'] ?? []), ...(final.exec['CMD'] ?? [])]
  const env = { ...clean, ...final.env, HOST: '127.0.0.1', PORT: '0', TAGMASON_DATA: inFinal(final.env['TAGMASON_DATA'] ?? ''), HOME: '/nowhere' }
  const server = spawn(command, args, { cwd: inFinal('app'), env, stdio: ['ignore', 'ignore', 'pipe'], ...as })
  onTestFinished(() => void server.kill('SIGKILL'))
  const { address } = await readyAddress(server)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  return { address, env, end: () => (server.kill(final.exec['STOPSIGNAL']?.[0] as 'SIGTERM'), ended) }
}

describe('the Dockerfile', () => {
  it('installs, builds and packs the clone', () => {
    expect(build.steps.map(({ word, rest }) => `${word} ${rest}`)).toEqual([
      'WORKDIR /src',
      'COPY . .',
      'RUN npm install --no-save --loglevel=error',
      'RUN npm run build && npm run pack -w apps/server',
      'WORKDIR /src/apps/server/dist/package',
      'RUN npm install --omit=dev --no-package-lock --loglevel=error',
    ])
  })

  it('ends as a user without rights, with a health check, in two stages of one base', () => {
    expect(stages.map(({ base }) => base)).toEqual(['${NODE}', '${NODE}'])
    expect(final).toMatchObject({ user: 'node', volumes: ['/data'], exec: { STOPSIGNAL: ['SIGTERM'], HEALTHCHECK: ['node', 'bin/health.mjs'] } })
    for (const excluded of ['**/node_modules', '**/dist', '.git']) expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toContain(excluded)
  })

  it('makes a server that keeps what came, over ends and starts, without writing beside its data', async () => {
    if (isRoot) expect(spawnSync('touch', [join(inFinal('app'), 'written')], as).status).not.toBe(0)
    const first = await run()
    const health = (env: Readonly<Record<string, string>>) =>
      called(process.execPath, (final.exec['HEALTHCHECK'] ?? []).slice(1), inFinal('app'), { ...env, PORT: new URL(first.address).port })
    expect(await health({})).toEqual({ code: 0, out: '', error: '' })
    const act = await fetch(`${first.address}/api/act/projects.create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: first.address },
      body: JSON.stringify({ name: 'Shop', website: 'shop.example', timeZone: 'UTC' }),
    })
    expect([act.status, await act.text()]).toEqual([200, expect.stringContaining('shop')])
    const started = Date.now()
    expect(await first.end()).toBe(0)
    // Docker's grace, which compose.yaml sets to 30 s, must not be needed.
    expect(Date.now() - started).toBeLessThan(30_000)
    expect(await health({})).toMatchObject({ code: 1, error: expect.stringContaining('is not well') as string })
    expect(existsSync(join(inFinal('data'), 'lock'))).toBe(false)

    const second = await run()
    const projects = await (await fetch(`${second.address}/api/read/projects.list`)).text()
    expect(projects).toContain('shop.example')
    expect(await second.end()).toBe(0)
    expect(readdirSync(inFinal('')).sort()).toEqual(['app', 'data'])
  })
})

interface Service {
  build?: { context: string; dockerfile: string }
  extends?: { file: string; service: string }
  image?: string
  volumes?: string[]
  healthcheck?: object
  stop_grace_period?: string
}
const composed = (name: string) => parse(readFileSync(join(home, name), 'utf8')) as { services: Record<string, Service>; volumes: object }

describe('the compose files', () => {
  it('build this Dockerfile with a read-only root, without capabilities', () => {
    const { services } = composed('compose.yaml')
    const service = services['tagmason']
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], stop_grace_period: '30s' })
    expect(existsSync(join(home, service?.build?.context ?? '', service?.build?.dockerfile ?? ''))).toBe(true)
    expect(join(home, service?.build?.context ?? '')).toBe(root)
  })

  it.each(['compose.yaml', 'compose.stores.yaml'])('%s declares every volume that it uses, and the others wait for healthy stores', (name) => {
    const { services, volumes } = composed(name)
    for (const { volumes: used = [] } of Object.values(services)) for (const each of used) expect(volumes).toHaveProperty(each.split(':')[0] ?? '')
    for (const [service, { healthcheck, image }] of Object.entries(services))
      if (service !== 'tagmason') {
        expect(healthcheck).toBeDefined()
        expect(image).toMatch(/:[\d.]+/)
      }
  })
})

describe('the systemd unit', () => {
  const tool = spawnSync('systemd-analyze', ['--version']).status === 0
  it.runIf(tool)('is right, and exposes little', () => {
    const unit = join(home, 'tagmason.service')
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    // Tenths of ten points; 20 is 'OK'.
    expect(spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', unit], { encoding: 'utf8' }).status).toBe(0)
  })

  it('has nothing twice but what adds up', () => {
    const names = [...readFileSync(join(home, 'tagmason.service'), 'utf8').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(['Environment', 'SystemCallFilter'])
  })
})
