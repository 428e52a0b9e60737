import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { called, emptyFolder, filesBelow } from './artefact.ts'
import { packedServer, startedServer } from './packedServer.testing.ts'

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
