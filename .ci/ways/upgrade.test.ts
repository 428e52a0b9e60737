import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../files.ts'
import { called, emptyFolder } from './artefact.ts'
import { packedServer, startedServer } from './packedServer.testing.ts'

const folder = emptyFolder()
const kept = join(root, 'apps/server/test-data/formats')
const at = (name: string) => join(folder, name)
let command = ''

/** A data folder of the first landed version, and the backup that it was filled from. */
beforeAll(async () => {
  command = (await packedServer()).command
  const [oldest = ''] = readdirSync(kept).sort()
  const script = join(root, 'apps/server/src/formats/oldFolder.testing.ts')
  execFileSync('npx', ['--no-install', 'tsx', script, join(kept, oldest), at('unpacked'), at('old')], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
})

const settingsOf = (data: string) => ({ TAGMASON_DATA: at(data), HOST: '127.0.0.1', PORT: '0' })
const server = (data: string, ...args: string[]) => called(process.execPath, [command, ...args], folder, settingsOf(data))

/** What a program reads of the two projects over the public API, by new keys of each, and what `backup` writes of the running server into the named folder. */
async function reads(data: string, backup?: string): Promise<Record<string, unknown>> {
  const { address, end } = await startedServer(command, folder, settingsOf(data))
  const answers: Record<string, unknown> = {}
  for (const project of ['shop', 'blog']) {
    const made = await server(data, 'keys', 'create', '--project', project, '--scopes', 'events.read,reports.read,dashboards.read', '--json')
    const { key } = JSON.parse(made.out) as { key: string }
    const ask = async (path: string) => {
      const response = await fetch(`${address}/api/v1/${path}`, { headers: { Authorization: `Bearer ${key}` } })
      expect([path, response.status]).toEqual([path, 200])
      return { waits: response.headers.has('Tagmason-Events'), answer: (await response.json()) as { rows?: unknown } }
    }
    const range = 'from=2026-11-01&to=2026-11-30'
    for (const path of [
      'reports',
      'dashboards',
      `query?measures=events,visitors&by=day,name&${range}`,
      `query?measures=revenueCents&by=currency&${range}`,
      `analytics/events?${range}`,
    ]) {
      // What the old server left in its log is read in behind the first answers.
      await expect.poll(async () => (await ask(path)).waits, { timeout: 30_000 }).toBe(false)
      answers[`${project} ${path}`] = (await ask(path)).answer
    }
  }
  if (backup !== undefined)
    expect(await server(data, 'backup', at(backup))).toMatchObject({ code: 0, out: expect.stringContaining('1 account with their events are kept') as string })
  expect(await end()).toBe(0)
  return answers
}

const doctor = async (data: string) => {
  const { code, out } = await server(data, 'doctor', '--json')
  const { findings } = JSON.parse(out) as { findings: { name: string; state: string; says?: string }[] }
  return { code, bad: findings.filter(({ state }) => state === 'bad') }
}

it('brings the data of the first landed version to this one, and its backup is the same in an empty folder', async () => {
  expect(existsSync(at('old/records.before-1'))).toBe(false)
  // Before: the same rows, put back without any migration.
  expect(await server('straight', 'restore', at('unpacked'))).toMatchObject({ code: 0 })
  const before = await reads('straight')
  expect(JSON.stringify(before)).toContain('Visits by day')
  expect(JSON.stringify(before)).toContain('For the board')
  expect(before[`shop query?measures=revenueCents&by=currency&from=2026-11-01&to=2026-11-30`]).toMatchObject({
    rows: [
      ['EUR', 12_500],
      ['', 0],
    ],
  })

  const after = await reads('old', 'backup')
  expect(after).toEqual(before)
  // The tables were migrated, and the folder as it was is kept.
  expect(existsSync(at('old/records.before-1'))).toBe(true)
  expect(await doctor('old')).toEqual({ code: 0, bad: [] })

  expect(await server('fresh', 'restore', at('backup'))).toMatchObject({ code: 0 })
  expect(await reads('fresh')).toEqual(before)
  expect(await doctor('fresh')).toEqual({ code: 0, bad: [] })
  // A second restore asks first.
  expect(await server('fresh', 'restore', at('backup'))).toMatchObject({ code: 2, error: expect.stringContaining('--replace') as string })
  expect(await server('fresh', 'restore', at('backup'), '--replace')).toMatchObject({ code: 0 })
})
