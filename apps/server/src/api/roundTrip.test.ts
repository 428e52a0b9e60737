import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleOwner } from '@tagmason/engine'
import { expect, it } from 'vitest'
import { backup } from '../cli/backup.ts'
import { doctor } from '../cli/doctor.ts'
import { holderOf } from '../dataFolder.ts'
import { backupEvents } from '../events/backup.ts'
import { openHouse } from '../openHouse.ts'
import { testFolders } from '../records/embedded.testing.ts'
import { readSettings } from '../settings.ts'
import { call, paths } from './api.testing.ts'
import { controlClient } from './controlClient.ts'
import { publicApi } from './publicApi.ts'
import { addressOf } from './question.testing.ts'

it('on the embedded stores: a key from the command line, events in, and their counts out by themselves', { timeout: 180_000 }, async () => {
  const folders = await testFolders()
  const settings = readSettings({ TAGMASON_DATA: folders.folder(), PORT: '0' })
  const house = await openHouse(settings)
  const app = publicApi({ desk: house.desk, events: house.events, intake: house.intake, workspaceOf: house.workspace, proxies: 0 })

  const told = holderOf(settings.data)?.control
  if (told === undefined || told === null) throw new Error('the lock file names no address for orders')
  const order = { account: 'main', project: 'help-center', scopes: ['events.read', 'events.write'] as const, days: null, ingest: false }
  const { key } = await controlClient(told).createKey({ ...order, scopes: [...order.scopes] })

  const events = [{ name: 'sign_up', eventId: 'e1' }, { name: 'sign_up', eventId: 'e1' }, { name: 'sign_up' }, { name: 'Ümläut "1"' }, { name: '' }]
  expect(await call(app, paths.events, { key, body: { events } })).toMatchObject({ status: 202, json: { accepted: 4, errors: [{ index: 4, field: 'name' }] } })

  // A member tries it out of a page: the act holds the lock of the account while the API answers.
  const door = house.workspace({ account: 'main', member: sampleOwner, ip: '127.0.0.1' })
  const authorization = `Bearer ${key}`
  expect(await door.act('apiKeys.call', { endpoint: 'endpoint-collect', authorization, body: '{"name":"tried"}' })).toMatchObject({ status: 202 })

  const counts = async () => {
    const { json } = await call(app, `${paths.counts}?interval=month`, { key })
    return (json['rows'] as { name: string; count: number }[]).map(({ name, count }) => [name, count])
  }
  const begun = Date.now()
  await expect.poll(counts, { timeout: 60_000, interval: 100 }).toEqual([
    ['sign_up', 2],
    ['tried', 1],
    ['Ümläut "1"', 1],
  ])
  console.warn(`What was sent was counted after ${Date.now() - begun} ms.`)

  // A typed question and a funnel are answered by the real store, in the address as in a body.
  const question = { measures: ['events', 'p75', 'keyEvents'], by: ['name', 'day', 'param:plan'], percentileOf: 'none', compare: 'previous', withBots: true }
  const asked = (await call(app, paths.query, { key, body: question })).json
  expect(asked).toMatchObject({
    rows: [
      ['sign_up', expect.stringMatching(/T00:00:00.000Z$/), '', 2, null, expect.any(Number)],
      ['tried', expect.any(String), '', 1, null, expect.any(Number)],
      ['Ümläut "1"', expect.any(String), '', 1, null, expect.any(Number)],
    ],
    previous: [null, null, null],
    counted: { rows: 4, bots: 0 },
  })
  expect((await call(app, `${paths.query}?${addressOf(question)}`, { key })).json).toEqual(asked)
  const funnel = { steps: [{ name: 'Ümläut "1"' }, { name: 'sign_up', path: 'it\'s :,\\ "here"' }] }
  expect((await call(app, `${paths.funnel}?${addressOf(funnel)}`, { key })).json).toMatchObject({
    rows: [
      ['Ümläut "1"', null, expect.any(Number), expect.any(Number), 0],
      ['sign_up', funnel.steps[1]?.path, 0, 0, expect.any(Number)],
    ],
  })
  // More values than an address would hold: questions that go on to the store are short enough.
  const long = { measures: ['events'], filters: [{ field: 'path', values: Array.from({ length: 900 }, (_, at) => `/ä${at}`.padEnd(40, 'ü')), not: true }] }
  expect((await call(app, paths.query, { key, body: { ...long, withBots: true } })).json).toMatchObject({ rows: [[4]] })

  // A project of one's own shows in real time what it collects.
  await door.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const own = await controlClient(told).createKey({ ...order, project: 'shop', scopes: [...order.scopes] })
  await call(app, paths.events, { key: own.key, body: { name: 'page_view', clientId: 'v1', page: { url: 'https://shop.example/now' } } })
  const seen = async () => (await door.read('realtime.now', undefined)).pages.map(({ path, views }) => [path, views])
  await expect.poll(seen, { timeout: 60_000, interval: 100 }).toEqual([['/now', 1]])

  // Beside the running server everything is copied and looked at.
  const copy = join(folders.folder(), 'copy')
  expect(await backup(settings, copy, { backupEvents })).toMatchObject({ accounts: [{ id: 'main' }] })
  expect((await readdir(copy)).toSorted()).toEqual(['events', 'key', 'manifest.json', 'records', 'wal'])
  const findings = await doctor(settings)
  expect(findings.filter(({ state }) => state !== 'good')).toEqual([])
  expect(findings.map(({ about }) => about)).toContain('audit')

  await house.close()
  const again = await openHouse(settings)
  // What was counted before the end is in the records.
  expect([...(await again.records.of('main').list('apiHours')).values()].map(({ id, calls }) => [id.split(':')[1], calls])).toEqual(
    expect.arrayContaining([['endpoint-collect', 2]]),
  )
  await again.close()
  folders.remove()
})
