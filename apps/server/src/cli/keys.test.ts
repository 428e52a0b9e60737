import { memoryEvents, slowPasswords } from '@tagmason/engine'
import { expect, it } from 'vitest'
import { call, paths } from '../api/api.testing.ts'
import { openDesk } from '../api/desk.ts'
import { publicApi } from '../api/publicApi.ts'
import { serverPorts } from '../ports.ts'
import { testFolders } from '../records/embedded.testing.ts'
import { openRecords } from '../records/open.ts'
import { keys } from './keys.ts'
import { sample } from './sample.ts'

it('works without a server on the stores themselves, which a server then opens', async () => {
  const folders = await testFolders()
  const data = folders.folder()
  const settings = { data, databaseUrl: null, clickhouseUrl: null }
  const run = async (...args: string[]) => {
    const said = { out: '', error: '' }
    const streams = { out: (text: string) => (said.out += text), error: (text: string) => (said.error += text) }
    const code = args[0] === 'sample' ? await sample(args.slice(1), streams, settings) : await keys(args, streams, settings)
    return { code, ...said }
  }
  const made = await run('create', '--project', 'careers', '--scopes', 'reports.read', '--json')
  expect(made).toMatchObject({ code: 0, error: '' })
  const { id, key } = JSON.parse(made.out) as { id: string; key: string }

  const records = await openRecords(settings)
  const ports = { ...serverPorts(), passwords: slowPasswords(1) }
  const desk = await openDesk(records, ports)
  const app = publicApi({
    desk,
    events: memoryEvents(),
    intake: { take: async () => ({ busy: true, status: 503, seconds: 1 }) },
    workspaceOf: () => {
      throw new Error('These keys ask for nothing of plan and containers.')
    },
    proxies: 0,
  })
  expect((await call(app, paths.reports, { key })).status).toBe(200)
  // The folder is held, and whoever holds it takes no orders.
  expect(await run('list')).toMatchObject({ code: 2, error: expect.stringContaining('takes no orders yet') })
  await desk.close()
  await records.close()

  expect(JSON.parse((await run('list', '--json')).out)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, project: 'careers', status: 'Active', lastUsed: '2024-01-22T10:00:00.000Z' })]),
  )
  expect(await run('revoke', id)).toMatchObject({ code: 0 })
  expect(await run('sample', 'reset')).toMatchObject({ code: 0, error: '' })
  folders.remove()
}, 180_000)
