import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keys } from '../cli/keys.ts'
import { sample } from '../cli/sample.ts'
import { holdDataFolder } from '../dataFolder.ts'
import { call, openApi, paths } from './api.testing.ts'
import { control, openControl } from './control.ts'

/** Over memory there is nothing to copy or to look at (roundTrip.test.ts has real stores). */
const alone = { backup: () => Promise.reject(new Error('Nothing is kept.')), findings: async () => [] }

/** A running server over memory, and a command line of the same machine. */
async function running() {
  const api = await openApi()
  const data = mkdtempSync(join(tmpdir(), 'tagmason-control-'))
  const folder = holdDataFolder(data)
  const { address, close } = await openControl({ records: api.records, events: api.events, ports: api.ports }, alone, folder)
  afterAll(async () => {
    await close()
    folder.close()
    rmSync(data, { recursive: true, force: true })
  })
  const settings = { data, databaseUrl: null, clickhouseUrl: null }
  const run = async (command: typeof keys, ...args: string[]) => {
    const said = { out: '', error: '' }
    const code = await command(args, { out: (text) => (said.out += text), error: (text) => (said.error += text) }, settings)
    return { code, ...said }
  }
  return { ...api, address, data, settings, close, keys: (...args: string[]) => run(keys, ...args), sample: (...args: string[]) => run(sample, ...args) }
}

describe('keys beside a running server', () => {
  it('are made, known at once, listed and revoked', async () => {
    const { app, keys, intake } = await running()
    const { code, out, error } = await keys('create', '--project', 'help-center', '--scopes', 'events:write,events.read', '--json')
    expect([code, error]).toEqual([0, ''])
    const made = JSON.parse(out) as { id: string; key: string }
    expect(Object.keys(made)).toEqual(['id', 'key'])
    expect(made.key).toMatch(/^atk_live_[0-9A-Za-z]{32}$/)
    expect(await call(app, paths.events, { key: made.key, body: { name: 'sign_up' } })).toMatchObject({ status: 202 })
    await intake.flush()
    expect((await call(app, paths.counts, { key: made.key })).json).toMatchObject({ rows: [{ name: 'sign_up', count: 1 }] })

    const listed = await keys('list', '--json')
    expect(listed.out).not.toContain(made.key)
    const rows = JSON.parse(listed.out) as { id: string }[]
    expect(rows.find(({ id }) => id === made.id)).toMatchObject({
      name: 'Command line',
      project: 'help-center',
      scopes: ['events.write', 'events.read'],
      status: 'Active',
      expires: null,
    })
    expect((await keys('list')).out).toContain(
      `${made.id}  atk_live_••••••••${made.key.slice(-4)}  Command line (help-center): events.write, events.read, active`,
    )

    expect(await keys('revoke', made.id)).toMatchObject({ code: 0, out: 'Revoked: Command line. Calls with it are refused from now on.\n' })
    expect((await call(app, paths.counts, { key: made.key })).status).toBe(401)
    expect(await keys('revoke', made.id)).toMatchObject({
      code: 2,
      error: `There is no key '${made.id}': \`tagmason-server keys list\` shows those there are.\n`,
    })
  })

  it('are for projects of one’s own, too, with a name and an end', async () => {
    const { app, keys, door, clock, records } = await running()
    await door().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const { out } = await keys('create', '--project', 'shop', '--scopes', 'reports.read', '--name', 'Till', '--days', '3', '--json')
    const { id, key } = JSON.parse(out) as { id: string; key: string }
    expect(await records.of('main').get('apiKeys', id)).toMatchObject({ name: 'Till', project: 'shop', space: 'real', expires: '2026-03-04T12:00:00.000Z' })
    const audit = [...(await records.of('main').list('auditLog')).values()].at(-1)
    expect(audit).toMatchObject({ user: 'command-line', action: 'apiKeys.create', ipAddress: 'command line', resource: 'shop', status: 'Success' })
    expect((await call(app, paths.reports, { key })).status).toBe(200)
    clock.now += 3 * 86_400_000
    expect((await call(app, paths.reports, { key })).status).toBe(401)
    expect(await keys('create', '--project', 'shop', '--scopes', 'reports.read', '--name', 'till')).toMatchObject({
      code: 2,
      error: "There is a key 'till' already: choose another name.\n",
    })
    // Those without a name get one that is free.
    for (const name of ['Command line', 'Command line 2']) {
      const made = JSON.parse((await keys('create', '--project', 'shop', '--scopes', 'reports.read', '--json')).out) as { id: string }
      expect((await records.of('main').get('apiKeys', made.id))?.name).toBe(name)
    }
    expect(await keys('revoke', id)).toMatchObject({ code: 0, out: expect.stringContaining('Till') })
  })

  it('for web pages may send and nothing else', async () => {
    const { keys } = await running()
    const made = await keys('create', '--project', 'careers', '--ingest')
    expect(made.out).toMatch(/^atk_site_[0-9A-Za-z]{20}\nIt can be revoked with: tagmason-server keys revoke \S+\n$/)
    expect(await keys('create', '--project', 'careers', '--ingest', '--scopes', 'events.read')).toMatchObject({
      code: 2,
      error: 'An ingest key stands in web pages, so it may send events and nothing else.\n',
    })
    expect((await keys('create', '--project', 'careers', '--scopes', 'events.read')).out).toContain('Store it now: it is shown this once.')
  })

  it.each([
    [['create', '--scopes', 'events.read'], 'No project was named: give its ID with --project.'],
    [
      ['create', '--project', 'careers'],
      'No scopes were named: give some of events.read,events.write,reports.read,dashboards.read,tracking.read,tracking.propose with --scopes.',
    ],
    [['create', '--project', 'careers', '--scopes', 'all'], "There is no scope 'all': give some of"],
    [
      ['create', '--project', 'careers', '--scopes', 'events.read', '--days', '0'],
      "--days cannot be '0': give a whole number from 1 to 3650, or leave it out for a key that never ends.",
    ],
    [['create', '--project', 'careers', '--scopes', 'events.read', 'more'], "'more' stands outside the options"],
    [['create', '--project', 'none', '--scopes', 'events.read'], "There is no project 'none': there are analytics-dashboard, e-commerce-tracking, "],
    [['create', '--project', 'careers', '--scopes', 'events.read', '--account', 'none'], "There is no account 'none': there are main."],
    [['create', '--color', 'red'], "Unknown option '--color': see 'tagmason --help'."],
    [['list', 'all'], "'all' says nothing to 'keys list': leave it out."],
    [['revoke'], "No key was named: use 'tagmason-server keys revoke ID' with an ID of 'tagmason-server keys list'."],
    [['revoke', 'one', 'two'], "Only one key is revoked at a time, and 'two' is a second one: call the command once for each."],
    [['delete'], "There is no command 'keys delete': use 'keys create', 'keys list' or 'keys revoke'."],
    [[], "There is no command 'keys ': use"],
  ])('%j is refused with one sentence', async (args, sentence) => {
    const { code, out, error } = await (await running()).keys(...args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(sentence)
    expect(error.trim().split('\n')).toHaveLength(1)
  })
})

describe('sample reset', () => {
  it('puts the sample back and forgets what it collected; projects of one’s own stay', async () => {
    const { app, keys, sample, door, key, intake, events, records } = await running()
    const { key: first } = JSON.parse((await keys('create', '--project', 'careers', '--scopes', 'events.write', '--json')).out) as { key: string }
    await door().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const { secret } = await key()
    for (const each of [first, secret]) await call(app, paths.events, { key: each, body: { name: 'a' } })
    await intake.flush()
    expect(await sample('reset')).toMatchObject({ code: 0, out: 'The sample workspace stands as on its first day: 12 projects, with nothing collected.\n' })
    expect((await call(app, paths.events, { key: first, body: { name: 'a' } })).status).toBe(401)
    const count = (project: string) => events.latest({ account: 'main', project, from: 0, to: 1e15 }, 10)
    expect(await Promise.all([count('careers'), count('shop')])).toMatchObject([[], [{ name: 'a' }]])
    expect((await records.of('main').list('apiKeys')).size).toBe(5)
    for (const args of [[], ['again'], ['reset', 'all']])
      expect(await sample(...args)).toMatchObject({ code: 2, error: expect.stringContaining("use 'tagmason-server sample reset'.") })
  })
})

describe('orders', () => {
  it('are taken with the token of the lock file only, which nobody else can read', async () => {
    const { address, data } = await running()
    expect(statSync(join(data, 'lock')).mode & 0o077).toBe(0)
    const { control: told } = JSON.parse(readFileSync(join(data, 'lock'), 'utf8')) as { control: { address: string; token: string } }
    expect([told.address, told.token.length]).toEqual([address, 43])
    const ask = async (headers: Record<string, string>) => (await fetch(`${address}/keys`, { headers })).status
    expect(await ask({ Authorization: `Bearer ${told.token}` })).toBe(200)
    for (const headers of [
      {},
      { Authorization: 'Bearer none' },
      { Authorization: `Bearer ${told.token}x` },
      { Authorization: `Bearer ${told.token}`, 'X-Forwarded-For': '127.0.0.1' },
    ])
      expect(await ask(headers as Record<string, string>)).toBe(403)
    const wrong = await fetch(`${address}/keys`, { method: 'POST', headers: { Authorization: `Bearer ${told.token}` }, body: '{"project":"careers"}' })
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([422, 'invalid'])
  })

  it('are taken from this machine only', async () => {
    const { records, events, ports } = await openApi()
    // A request without a socket comes from nobody knows where.
    expect((await control({ records, events, ports }, alone, 'token').request('/keys', { headers: { Authorization: 'Bearer token' } })).status).toBe(403)
  })

  it('say so where the server does not answer, or is not ready', async () => {
    const { keys, close, data } = await running()
    await close()
    expect(await keys('list')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^The server that holds the data folder does not answer at http:\/\/127\.0\.0\.1:\d+: look whether/),
    })
    const other = mkdtempSync(join(tmpdir(), 'tagmason-control-'))
    const folder = holdDataFolder(other)
    const said: string[] = []
    expect(
      await import('../cli/keys.ts').then(({ keys }) =>
        keys(['list'], { out: () => undefined, error: (text) => said.push(text) }, { data: other, databaseUrl: null, clickhouseUrl: null }),
      ),
    ).toBe(2)
    expect(said).toEqual([`Process ${process.pid} works in '${other}' and takes no orders yet: try again when it has started.\n`])
    folder.close()
    rmSync(other, { recursive: true })
    expect(data).not.toBe(other)
  })
})
