import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReportDefinition } from '@tagmason/domain'
import { acceptInvitation, setUpOwner, slowPasswords } from '@tagmason/engine'
import { makeBackup } from '../cli/backup.ts'
import { backupEvents } from '../events/backup.ts'
import type { Arrival } from '../intake/intake.ts'
import { openIntake } from '../intake/open.ts'
import { openHouse } from '../openHouse.ts'
import { openRecords } from '../records/open.ts'
import { readSettings } from '../settings.ts'
import { packed } from './packed.testing.ts'

/*
 * Writes what this version keeps of an account into one small file, which later versions have to open (`formats.test.ts`):
 *   npx tsx apps/server/src/formats/makeFormat.testing.ts apps/server/test-data/formats/<date>-<what>.br
 * It is a backup, with the intake log as it stood: the folders of PGlite and chDB have 41 and 8 MB of their own, whatever is in them. Run it when rows, events, frames of the log or the key are
 * kept in another way than before, and keep the files that are there.
 */
const file = process.argv[2] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'tagmason-format-'))
const data = join(folder, 'data')
const settings = readSettings({ TAGMASON_DATA: data, PORT: '0' })
const password = 'correct horse battery staple'
const tokenOf = (link = '') => link.split('=')[1] ?? ''

const house = await openHouse(settings)
const store = house.records.of('main')
const ports = { now: () => new Date(), id: () => crypto.randomUUID(), passwords: slowPasswords(1) }
const entrance = { store, ports, from: '192.0.2.7' }
const id = await setUpOwner(entrance, { firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.example', password })
const { act } = house.workspace({ account: 'main', member: { id, name: 'Ada Byron', email: 'ada@shop.example', role: 'owner' }, ip: '192.0.2.7' })

// In a sample project, which is what a new account looks at.
await act('roles.create', { name: 'Auditor', description: 'Reads the log.', permissions: ['view dashboards'], base: 'viewer' })
await act('roles.setPermissions', { roles: [{ id: 'role-editor', permissions: ['access most data'] }] })
await act('departments.add', { name: 'Space', lead: id })
await act('members.invite', { emails: ['open@shop.example'], role: 'Auditor', department: 'Space', scope: 'account' })
const [taken] = await act('members.invite', { emails: ['ben@shop.example'], role: 'editor', scope: 'organisation' })
await acceptInvitation(entrance, { token: tokenOf(taken?.link), firstName: 'Ben', lastName: 'Ruiz', password })

for (const name of ['Shop', 'Blog']) {
  await act('projects.create', { name, website: `${name.toLowerCase()}.example`, timeZone: 'Europe/Berlin' })
  await act('departments.add', { name: `${name} people`, lead: null })
  await act('members.invite', { emails: [`${name.toLowerCase()}@shop.example`], role: 'viewer', scope: 'account' })
  await act('plans.generate', { goals: 'Track purchases, sign-ups and video plays' })
  await act('plans.apply', undefined)
  await act('containers.connect', { id: name === 'Shop' ? 'GTM-SHOP123' : 'GTM-BLOG123' })
  const definition: ReportDefinition = { dimension: 'day', metrics: ['visits'], period: '30', filter: '' }
  const report = await act('reports.create', { name: 'Visits by day', definition })
  await act('dashboards.create', { name: 'For the board' })
  const times = { frequency: 'Weekly', time: '08:00', timeZone: 'Europe/Berlin' } as const
  await act('schedules.create', { ...times, target: { kind: 'report', id: report.id }, recipients: ['board@shop.example'], format: 'PDF' })
  await act('shares.create', { target: { kind: 'report', id: report.id }, audience: 'anyone', people: [], accessType: 'View Only', password: 'open sesame' })
  const rule = { metric: 'pageLoad', comparison: 'over', value: 2.5, minutes: 60, pause: 60, quiet: null } as const
  await act('alerts.save', { name: 'Slow pages', description: '', type: 'performance', priority: 'high', channels: ['email'], rule })
  await act('conversions.addGoal', { name: 'Accounts', event: 'sign_up', period: 'month', target: 1000, valueCents: 100 })
  await act('apiKeys.create', { name: `${name} server`, kind: 'secret', scopes: ['events.write'], environment: 'production', life: null })
  const came = [1, 2, 3, 4].flatMap((day) => [
    { name: 'page_view', timestamp: Date.now() - day * 86_400_000, clientId: `v${day}`, page: { url: `https://shop.example/${day}` } },
    { name: 'purchase', timestamp: Date.now() - day * 86_400_000 + 1000, clientId: `v${day}`, params: { currency: 'EUR', value: 12.5 * day } },
  ])
  await house.intake.take(came, arrivalOf(name.toLowerCase()))
}
await act('webhooks.add', { name: 'Our data', url: 'https://hooks.example/tagmason', events: ['conversion.completed'] })
await act('security.setPolicy', { passwordMinLength: 16, passwordExpiryDays: 30, idleMinutes: 10, maxSessions: 2 })
await act('tickets.create', { category: 'billing', priority: 'high', subject: 'Wrong address', description: 'On the invoice.' })
await act('settings.setNotifications', { productUpdates: false })
await house.intake.flush()
await house.close()

// What came while the event store could not be reached waits in the log.
const waits = await openIntake({
  userKey: Buffer.alloc(32),
  folder: join(data, 'wal'),
  events: { append: () => Promise.reject(new Error('away')) },
  now: Date.now,
  warn: () => undefined,
  pause: 60_000,
})
await waits.take([{ name: 'page_view', clientId: 'waits', page: { url: 'https://shop.example/waits' } }], arrivalOf('shop'))
await waits.close()

const records = await openRecords(settings)
await makeBackup({ data, records, backupEvents: (to) => backupEvents(settings, to) }, join(folder, 'backup'))
await records.close()
const bytes = packed(join(folder, 'backup'))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, bytes)
rmSync(folder, { recursive: true })
process.stdout.write(`${file}: ${bytes.length} bytes\n`)
process.exit(0)

function arrivalOf(project: string): Arrival {
  return { account: 'main', project, format: 'api', ip: '192.0.2.9', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0', at: Date.now(), trusted: true }
}
