import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../files.ts'
import { called, emptyFolder, filesBelow, npmRun, packed } from './artefact.ts'

const folder = emptyFolder()
const home = join(folder, 'package')
const command = join(home, 'bin/tagmason-server.mjs')
const settings = { TAGMASON_DATA: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0' }

/** The packed server of the last build. What it depends on is linked from the checkout, since tests have no network; nothing else is. */
beforeAll(() => {
  npmRun('pack', 'apps/server')
  execFileSync('tar', ['xzf', packed('apps/server/dist/package', folder), '-C', folder])
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true })
    const own = join(root, 'apps/server/node_modules', name)
    symlinkSync(filesBelowExist(own) ? own : join(root, 'node_modules', name), join(home, 'node_modules', name), 'junction')
  }
})
const filesBelowExist = (path: string) => {
  try {
    return filesBelow(path).length > 0
  } catch {
    return false
  }
}

/** Starts the server from the package; ends with the test. */
async function started(env: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, [command, 'start'], { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
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
