import { type AuditEntry, type CollectedEvent, defaultNotificationPreferences, type NotificationPreferences } from '@tagmason/domain'
import { createWorkspace, type Member, setUpOwner, slowPasswords } from '@tagmason/engine'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doDueJobs } from '../jobs/doDueJobs.ts'
import { testHouse } from '../jobs/house.testing.ts'
import { openMailer } from './mailer.ts'
import { type Received, received } from './received.testing.ts'
import { sendMails } from './sendMails.ts'
import { smtpServer } from './smtp.testing.ts'

const day = 86_400_000
const site = 'https://tagmason.example.org'
const member: Member = { id: 'member-1', name: 'Ada Byron', email: 'ada@shop.example.org', role: 'owner' }
/** Tuesday noon in Berlin. */
const clock = { now: Date.parse('2026-11-24T11:00:00Z') }
const now = () => new Date(clock.now)

let smtp: Awaited<ReturnType<typeof smtpServer>>
let house: Awaited<ReturnType<typeof testHouse>>
let workspace: ReturnType<typeof createWorkspace>
let count = 0

/** Two views on each of the last days, and one order. */
const visits = (): CollectedEvent[] =>
  Array.from({ length: 7 }, (_, ago) =>
    Array.from({ length: 2 + (ago === 3 ? 4 : 0) }, (_, at): CollectedEvent => {
      const id = `e${++count}`
      const texts = { host: '', title: '', referrer: '', source: '', medium: '', campaign: '', browser: '', os: '', language: '', screen: '', country: '' }
      const time = clock.now - (ago + 1) * day + at * 1000
      const who = { visitor: id, session: id, user: '', device: 'desktop', bot: '' } as const
      return {
        ...texts,
        ...who,
        account: 'main',
        project: 'shop',
        id,
        name: 'page_view',
        time,
        received: time,
        format: 'api',
        path: '/',
        params: {},
        value: null,
        currency: '',
      }
    }),
  ).flat()

beforeAll(async () => {
  smtp = await smtpServer()
  house = await testHouse({ env: { SMTP_URL: smtp.url }, now })
  const ports = { now, id: () => crypto.randomUUID(), passwords: slowPasswords(1) }
  const words = { firstName: 'Ada', lastName: 'Byron', email: member.email, password: 'correct horse battery staple' }
  await setUpOwner({ store: house.store, ports, from: '' }, words)
  workspace = createWorkspace({ store: house.store, ports: house.portsOf('main'), member })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example.org', timeZone: 'Europe/Berlin' })
  await workspace.act('settings.setPreferences', { timezone: 'Europe/Berlin' })
})
afterAll(async () => {
  await house.close()
  smtp.close()
  rmSync(house.data, { recursive: true })
})

/** Does what a server does every minute, and gives what its mail server took. */
async function delivered(): Promise<Received[]> {
  await doDueJobs(house, 'main', undefined, ['quick'])
  const mailer = openMailer(smtp.url, { from: 'Tagmason <mail@tagmason.example.org>', site })
  await sendMails(house.store, { now, id: () => crypto.randomUUID() }, mailer, () => false)
  mailer.close()
  return smtp.mails.splice(0).map(received)
}

const none = Object.fromEntries(Object.keys(defaultNotificationPreferences).map((name) => [name, false])) as unknown as NotificationPreferences

/** What happens on a day: an alert is raised, an anomaly found, a sign-in refused, the site visited. */
async function happens() {
  clock.now += 3_600_000
  const at = now().toISOString()
  const entry: AuditEntry = {
    id: `refused-${++count}`,
    timestamp: at,
    user: 'x@shop.example.org',
    action: 'signIn',
    resource: 'sign-in',
    ipAddress: '',
    status: 'Failed',
  }
  const rule = { metric: 'pageViews', comparison: 'over', value: 5, minutes: 10, pause: 60, quiet: null } as const
  const alert = await workspace.act('alerts.save', { name: `Busy ${count}`, description: '', type: 'traffic', priority: 'low', channels: ['chat'], rule })
  await workspace.act('alerts.setStatus', { id: alert.id, status: 'paused' })
  const [row] = [...(await house.store.list('alerts')).values()].filter(({ id }) => id === alert.id)
  if (row === undefined) throw new Error('The alert is not kept.')
  const id = `anomaly-${count}`
  const anomaly = {
    id,
    project: 'shop',
    type: 'Drop',
    severity: 'high',
    metric: 'Orders',
    change: -40,
    detected: at,
    description: 'Fewer.',
    status: 'active',
    resolvedAt: null,
  } as const
  await house.store.commit([
    { collection: 'auditLog', id: entry.id, row: entry },
    { collection: 'alerts', id: row.id, row: { ...row, last_triggered: at } },
    { collection: 'anomalies', id, row: anomaly },
  ])
  await house.events.append(visits(), `block-${count}`)
}

it.each([
  ['emailAlerts', /Alerts that were raised\n- Busy/, /Anomalies|refused/],
  ['dataAnomalies', /Anomalies that were found\n- Orders: Fewer\./, /Alerts|refused/],
  ['securityAlerts', /Sign-ins that were refused: 1/, /Alerts|Anomalies/],
] as const)(
  'a member who wants %s alone gets a daily mail of just that, with a chart (ACCT-SET-21-B, ACCT-SET-22-B, ACCT-SET-25-B, DATA-NOTIFPREF-01-B)',
  async (name, holds, holdsNot) => {
    await workspace.act('settings.setNotifications', { ...none, [name]: true })
    await delivered()
    await happens()
    clock.now += day
    const mails = await delivered()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[[member.email], 'Shop: what happened since yesterday']])
    expect(mails[0]?.text).toMatch(holds)
    expect(mails[0]?.text).not.toMatch(holdsNot)
    expect(mails[0]?.text.split('\n').filter((line) => line.includes('█')).length).toBeGreaterThan(5)
    expect(mails[0]?.html).toMatch(/<h2[^>]*>Visits by day<\/h2>/)
    // Not again, and not for a day on which nothing happened.
    expect(await delivered()).toEqual([])
    clock.now += day
    expect(await delivered()).toEqual([])
  },
)

it('a weekly mail comes on Monday with the chart, the name and the colour of the brand, and nothing that is fetched (ACCT-SET-23-B)', async () => {
  const features = await workspace.read('whiteLabel.features', undefined)
  await workspace.act('branding.save', { companyName: 'Brightwater & Sons', primaryColor: '#0f766e', secondaryColor: '#334155', logo: null })
  await workspace.act('whiteLabel.setFeature', { id: features.find(({ feature }) => feature === 'hidden')?.id ?? '', enabled: true })
  await workspace.act('settings.setNotifications', { ...none, weeklyReports: true })
  await delivered()
  clock.now = Date.parse('2026-12-06T11:00:00Z')
  await house.events.append(visits(), 'week')
  clock.now = Date.parse('2026-12-07T05:59:00Z')
  expect(await delivered()).toEqual([])
  clock.now += 60_000
  const [mail, ...others] = await delivered()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Brightwater & Sons · Shop: the last seven days')
  expect(mail?.text).toMatch(/^Visits: \d+ \(week before: \d+\)$/m)
  expect(mail?.html).toContain('Brightwater &amp; Sons')
  const bars = [...(mail?.html ?? '').matchAll(/width:(\d+)%;height:14px;background:#0f766e/g)].map(([, width]) => Number(width))
  expect(Math.max(...bars)).toBe(100)
  expect(mail?.html).toContain(`href="${site}/account/settings?tab=notifications"`)
  expect(mail?.html).not.toMatch(/<script|<img|src=|url\(|@import/)
  const row = [...(await house.store.list('outbox')).values()].find(({ id }) => mail?.messageId === `<${id}@tagmason.example.org>`)
  expect(row).toMatchObject({ state: 'sent', body: '' })
  expect(row).not.toHaveProperty('html')
})

it('a member who wants none of the five gets none (ACCT-SET-21-B, ACCT-SET-22-B, ACCT-SET-23-B, ACCT-SET-24-B, ACCT-SET-25-B, DATA-NOTIFPREF-01-B)', async () => {
  await workspace.act('settings.setNotifications', none)
  await happens()
  clock.now += 8 * day
  expect(await delivered()).toEqual([])
})
