import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../files.ts'
import { called, emptyFolder, filesBelow } from './artefact.ts'
import { packedServer, startedServer } from './packedServer.testing.ts'
import { readyAddress } from './ready.testing.ts'

const folder = emptyFolder()
let home = ''
let command = ''
const settings = { TAGMASON_DATA: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0' }

beforeAll(async () => {
  const server = await packedServer()
  home = server.home
  command = server.command
})

const started = (env: Readonly<Record<string, string>>) => startedServer(command, folder, env)

describe('the package @tagmason/server', () => {
  it('depends on packages by exact versions, and brings what browsers are given', () => {
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    const paths = filesBelow(home).map(({ path }) => path)
    for (const file of ['dist/server.mjs', 'dist/cli.mjs', 'public/web/index.html', 'public/tracker/t.js', 'drizzle/meta/_journal.json'])
      expect(paths).toContain(file)
    expect(paths.filter((path) => !path.startsWith('node_modules') && /\.(test|testing)\.|\.ts$/.test(path))).toEqual([])
  })

  it('serves the product and the script for pages, makes a key beside itself, and ends in order on SIGTERM', async () => {
    const { address, end } = await started(settings)
    expect(await (await fetch(address, { headers: { Accept: 'text/html' } })).text()).toContain('<script type="module"')
    expect((await (await fetch(`${address}/t.js`)).text()).length).toBeGreaterThan(1000)
    const key = await called(process.execPath, [command, 'keys', 'create', '--project', 'nowhere', '--scopes', 'events.read'], folder, settings)
    expect(key).toMatchObject({ code: 2, error: expect.stringContaining('nowhere') as string })
    expect(await end()).toBe(0)
    expect(await called(process.execPath, [command, 'doctor', '--json'], folder, settings)).toMatchObject({
      code: 0,
      out: expect.stringContaining('"findings"') as string,
    })
  })

  it('starts as the systemd unit starts it: by its command on the path, with its settings, as another user, in one data folder', async () => {
    const unit = readFileSync(join(root, 'apps/server/container/tagmason.service'), 'utf8')
    const [start = '', ...args] = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '').split(' ')
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    symlinkSync(command, join(bin, 'tagmason-server'))
    const state = join(folder, 'state')
    mkdirSync(state, { mode: 0o700 })
    // A dynamic user has no home and no right on anything but its state.
    const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    if (as.uid !== undefined) {
      chmodSync(folder, 0o755)
      chownSync(state, as.uid, as.gid)
    }
    const env = Object.fromEntries(
      [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
      ),
    )
    expect(env['TAGMASON_DATA']).toBe('/var/lib/tagmason')
    const server = spawn(start, args, {
      cwd: '/',
      env: { ...env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, TAGMASON_DATA: state, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...as,
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    const { address } = await readyAddress(server)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(existsSync(join(state, 'lock'))).toBe(false)
  })

  it.each<[string[], number, RegExp]>([
    [['--help'], 0, /tagmason-server start/],
    [['plan'], 2, /There is no command 'plan'/],
    [[], 2, /There is no command ''/],
    [['import', 'gone.csv', '--format', 'umami'], 2, /There is no file gone\.csv/],
    [['backup'], 2, /No folder was named.+'tagmason-server backup copy'/],
  ])('answers %j with %i', async (args, code, says) => {
    const answer = await called(process.execPath, [command, ...args], folder, settings)
    expect(answer.code).toBe(code)
    expect(answer.out + answer.error).toMatch(says)
  })
})
