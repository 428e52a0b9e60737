import { expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { sampleSeed } from '../sample.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { tidy } from './tidy.ts'

const day = 86_400_000
const later = (days: number) => new Date(Date.parse(testClock) + days * day)

it('finds nothing to forget in the sample of the first day', async () =>
  expect(await tidy(memoryStore(sampleSeed()), new Date('2024-01-22T10:00:00Z'))).toBe(0))

it('keeps what was made in the sample, whose clock stands still, however late it is in the world', async () => {
  const { workspace, store } = sampleEngine()
  await workspace.act('members.invite', { emails: ['new@example.org'], role: 'Editor', scope: 'account' })
  const [id = ''] = (await store.list('schedules')).keys()
  await workspace.act('schedules.remove', { id })
  const project = 'analytics-dashboard'
  const validUntil = '2024-01-29T10:00:00.000Z'
  await store.commit([
    { collection: 'exports', id: 'export', row: { id: 'export', project, validUntil, status: 'completed' } as never },
    { collection: 'exportFiles', id: 'export', row: { id: 'export', project, rows: [], base64: '' } },
  ])
  expect(await tidy(store, later(6))).toBe(0)
  // Mails and links end by the world's clock, the sample's bin and files with its reset.
  expect(await tidy(store, later(1000))).toBe(2)
  expect((await store.list('removedReports')).size).toBe(1)
})

it('forgets the bin after a day, files of exports after theirs, links and mails after thirty', async () => {
  const { workspace, store } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await workspace.act('members.invite', { emails: ['new@example.org'], role: 'Editor', scope: 'account' })
  await workspace.act('settings.saveProfile', { firstName: 'Ada', lastName: 'Byron', company: '', email: 'other@example.org' })
  const { id } = await workspace.act('schedules.create', {
    target: { kind: 'builtIn', id: 'revenue-dashboard' },
    frequency: 'Daily',
    time: '08:00',
    timeZone: 'UTC',
    recipients: ['ana@example.com'],
    format: 'HTML',
  })
  await workspace.act('schedules.remove', { id })
  const row = { id: 'export', project: 'shop', validUntil: later(7).toISOString(), status: 'completed' }
  await store.commit([
    { collection: 'exports', id: 'export', row: row as never },
    { collection: 'exportFiles', id: 'export', row: { id: 'export', project: 'shop', rows: [], base64: '' } },
    { collection: 'apiHours', id: 'key:endpoint', row: { id: 'key:endpoint', hour: later(0).toISOString(), calls: 3 } },
  ])
  const left = async () =>
    Object.fromEntries(
      await Promise.all(
        (['removedReports', 'exportFiles', 'emailChanges', 'apiHours', 'outbox', 'invitationTokens'] as const).map(async (name) => [
          name,
          (await store.list(name)).size,
        ]),
      ),
    )
  const all = { removedReports: 1, exportFiles: 1, emailChanges: 1, apiHours: 1, outbox: 2, invitationTokens: 1 }
  expect(await left()).toEqual(all)
  await tidy(store, later(0.5))
  expect(await left()).toEqual(all)
  expect(await tidy(store, later(2))).toBe(3)
  expect(await left()).toEqual({ ...all, removedReports: 0, emailChanges: 0, apiHours: 0 })
  expect(await tidy(store, later(8))).toBe(1)
  expect(await tidy(store, later(31))).toBe(2)
  expect(await left()).toMatchObject({ exportFiles: 0, outbox: 0, invitationTokens: 1 })
  expect(await tidy(store, later(38))).toBe(1)
  // The export stays in the list, as one that expired.
  expect((await store.list('exports')).has('export')).toBe(true)
})
