import { languages, type MailKind, mailKinds, type Workspace } from '@tagmason/domain'
import { type Member, sampleSeed, setUpOwner, slowPasswords } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { doDueJobs } from '../jobs/doDueJobs.ts'
import { openHouse } from '../openHouse.ts'
import { browserOn } from '../people/people.testing.ts'
import { openPeople, type People } from '../people/people.ts'
import { productApp } from '../productApp.ts'
import { testFolders, type TestFolders } from '../records/embedded.testing.ts'
import { readSettings } from '../settings.ts'
import { openMailer } from './mailer.ts'
import { type Received, received } from './received.testing.ts'
import { sendMails } from './sendMails.ts'
import { smtpServer } from './smtp.testing.ts'

const site = 'https://tagmason.example.org'
const password = 'correct horse battery staple'
const ada = 'ada@shop.example.org'
const member: Member = { id: 'member-1', name: 'Ada Byron', email: ada, role: 'owner' }
const sample = 'analytics-dashboard'
const words = [...new Set(JSON.stringify(Object.values(sampleSeed()).flatMap((rows) => [...rows.values()])).match(/[\w.+-]+@[\w.-]+\w/g))]
const always = { match: 'all' as const, clauses: [] }

let folders: TestFolders
let smtp: Awaited<ReturnType<typeof smtpServer>>
let house: Awaited<ReturnType<typeof openHouse>>
let people: People
let app: Awaited<ReturnType<typeof productApp>>
let count = 0

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00Z') })
  folders = await testFolders()
  smtp = await smtpServer()
  const settings = readSettings({ TAGMASON_DATA: folders.folder(), PORT: '0', SMTP_URL: smtp.url, TAGMASON_URL: site })
  house = await openHouse(settings)
  const ports = { now: () => new Date(), id: () => crypto.randomUUID(), passwords: slowPasswords(1) }
  people = await openPeople(house, ports)
  app = await productApp(house, people, { web: settings.data, tracker: settings.data })
  await setUpOwner({ store: store(), ports, from: '' }, { firstName: 'Ada', lastName: 'Byron', email: ada, password })
  await at(sample).act('projects.create', { name: 'Shop', website: 'shop.example.org', timeZone: 'Europe/Berlin' })
  await at('shop').act('support.setSettings', { mail: 'help@shop.example.org', meetings: '' })
  await at('shop').act('alerts.setAddress', { channel: 'email', address: 'alarm@shop.example.org' })
})
afterAll(async () => {
  await people.close()
  await house.close()
  smtp.close()
  folders.remove()
  vi.useRealTimers()
})

const store = () => house.records.of('main')
const at = (project: string): Workspace => house.workspace({ account: 'main', member, ip: '', project })
const fresh = (name: string) => `${name}-${++count}@shop.example.org`

/** Does what a server does every minute, and gives what its mail server took. */
async function delivered(): Promise<Received[]> {
  await people.close()
  await doDueJobs(house, 'main')
  const mailer = openMailer(smtp.url, { from: 'Tagmason <mail@tagmason.example.org>', site })
  await sendMails(store(), { now: () => new Date(), id: () => crypto.randomUUID() }, mailer, () => false)
  mailer.close()
  return smtp.mails.splice(0).map(received)
}

const report = (workspace: Workspace) =>
  workspace.act('reports.create', { name: `Visits ${++count}`, definition: { dimension: 'day', metrics: ['visits'], period: '30', filter: '' } })
const times = { frequency: 'Daily', time: '08:00', timeZone: 'UTC' } as const

interface Case {
  /** Does what the mail is sent for, in a project, to these people where they are chosen by who does it. */
  when(workspace: Workspace, to: string): Promise<unknown>
  /** To whom it goes; `to` where it is left out. */
  goes?: string
  /** What its reader finds in it. */
  holds: RegExp
  file?: RegExp
}

/** A link of this installation with a secret in it. */
const link = (path: string) => new RegExp(`^${site.replaceAll('.', '\\.')}${path}[\\w.~-]{20,}$`, 'm')

/** Every kind of mail; one that is named nowhere here does not compile. */
const cases: Record<Exclude<MailKind, 'booked' | 'moved' | 'cancelled'>, Case> = {
  invitation: {
    when: ({ act }, to) => act('members.invite', { emails: [to], role: 'viewer', scope: 'account' }),
    holds: link('/account/team\\?invitation='),
  },
  newAddress: {
    when: async ({ act }, to) => {
      await act('settings.saveProfile', { firstName: 'Ada', lastName: 'Byron', email: to, company: '', password })
    },
    holds: link('/account/settings\\?confirm='),
  },
  forgotten: {
    when: async () => {
      await house.records.pool.query('DELETE FROM attempts')
      expect(await browserOn(app).post('/api/auth/forgot', { email: ada })).toMatchObject({ status: 202 })
    },
    goes: ada,
    holds: link('/reset-password\\?token='),
  },
  report: {
    when: async (workspace, to) => {
      const { id } = await report(workspace)
      await workspace.act('schedules.create', { ...times, target: { kind: 'report', id }, recipients: [to], format: 'PDF' })
      vi.setSystemTime(Date.now() + 86_400_000)
    },
    holds: /./,
    file: /\.pdf$/,
  },
  sharedFile: {
    when: async (workspace, to) =>
      workspace.act('shares.create', {
        target: { kind: 'report', id: (await report(workspace)).id },
        audience: 'people',
        people: [to],
        accessType: 'Email Only',
      }),
    holds: /Visits/,
    file: /\.html$/,
  },
  sharedLink: {
    when: async (workspace, to) =>
      workspace.act('shares.create', {
        target: { kind: 'report', id: (await report(workspace)).id },
        audience: 'people',
        people: [to],
        accessType: 'View Only',
      }),
    holds: link('/s(?:hare)?/'),
  },
  workflow: {
    when: async ({ act }) => {
      const actions = [{ id: 'action-1', kind: 'email' as const, words: 'Your cart is waiting' }]
      const { id } = await act('workflows.save', { name: `Reminder ${++count}`, description: '', starts: [], condition: always, actions })
      await act('workflows.test', { id })
    },
    goes: ada,
    holds: /^Your cart is waiting$/m,
  },
  alert: {
    when: async ({ act }) => {
      const rule = { metric: 'pageLoad', comparison: 'over', value: 2.5, minutes: 60, pause: 60, quiet: null } as const
      const { id } = await act('alerts.save', { name: `Slow ${++count}`, description: '', type: 'performance', priority: 'high', channels: ['email'], rule })
      await act('alerts.test', { id })
    },
    goes: 'alarm@shop.example.org',
    holds: /2[.,]5/,
  },
  enrolment: {
    when: async ({ act, read }) => {
      const free = (await read('courses.overview', undefined)).courses.find(({ price }) => price === 0)
      if (free === undefined) throw new Error('There is no course that is free.')
      // In the language before, it was begun already; who leaves before the mail went out gets none.
      await act('courses.leave', { id: free.id }).catch(() => undefined)
      await act('courses.enroll', { id: free.id })
    },
    goes: ada,
    holds: /./,
  },
  ticket: {
    when: ({ act }) => act('tickets.create', { category: 'billing', priority: 'high', subject: 'Wrong address', description: 'On the invoice.' }),
    goes: ada,
    holds: /Wrong address/,
  },
  supportRequest: {
    when: ({ act }) => act('tickets.create', { category: 'billing', priority: 'high', subject: 'Wrong address', description: 'On the invoice.' }),
    goes: 'help@shop.example.org',
    holds: /^On the invoice\.$/m,
  },
  productUpdate: {
    when: async ({ act }) => {
      await act('settings.setNotifications', { productUpdates: true })
      // As if the server had run an older version when the member was last told.
      await store().commit([{ collection: 'toldReleases', id: member.id, row: { id: member.id, version: '0.0.9' } }])
    },
    goes: ada,
    holds: new RegExp(`^${site.replaceAll('.', '\\.')}/account/settings\\?tab=notifications$`, 'm'),
  },
  // The last, because it comes again with each week.
  digest: {
    when: async ({ act }) => {
      await act('settings.setNotifications', { emailAlerts: false, dataAnomalies: false, securityAlerts: false, weeklyReports: true })
      vi.setSystemTime(Date.now() + 7 * 86_400_000)
    },
    goes: ada,
    holds: /: 0 \(/,
  },
}
const kinds = Object.entries(cases) as [keyof typeof cases, Case][]

describe.each(kinds)('the mail of the kind %s', (kind, { when, goes, holds, file }) => {
  it.each(languages)('arrives in %s, whole, at whom it is for, once', async (language) => {
    await at('shop').act('session.setPreferences', { language })
    const to = goes ?? fresh(kind)
    await when(at('shop'), to)
    const mails = (await delivered()).filter((mail) => mail.to.includes(to))
    expect(mails.map((mail) => mail.to)).toEqual([[to]])
    const [mail] = mails
    expect(mail?.subject).toMatch(/\S/)
    expect(mail?.text).toMatch(holds)
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/undefined|\[object|\bnull\b|NaN/)
    expect(mail?.from).toBe('mail@tagmason.example.org')
    expect(mail?.files ?? []).toEqual(file === undefined ? [] : [expect.stringMatching(file) as string])
    const row = [...(await store().list('outbox')).values()].find(({ id }) => mail?.messageId === `<${id}@tagmason.example.org>`)
    // What was sent is not kept, nor a link that opens something.
    expect(row).toMatchObject({ kind, state: 'sent', body: '', attachment: null, error: null })
    expect(await delivered()).toEqual([])
  })
})

describe('mails', () => {
  it('are all of a kind that is tested here, or are only sent in the sample', () => {
    expect([...kinds.map(([kind]) => kind), 'booked', 'moved', 'cancelled'].toSorted()).toEqual([...mailKinds].toSorted())
  })

  it('of consultations, which only the sample has, go nowhere', async () => {
    const { act, read } = at(sample)
    const [first, second] = await read('consultations.slots', { expertId: 'expert-james' })
    const { id } = await act('consultations.book', { expertId: 'expert-james', slot: first?.at ?? '' })
    await act('consultations.move', { id, slot: second?.at ?? '' })
    await act('consultations.cancel', { id })
    const written = [...(await store().list('outbox')).values()].flatMap((mail) => (mail.about === id ? [mail.kind] : []))
    expect(written).toEqual(['booked', 'moved', 'cancelled'])
    await expect(at('shop').act('consultations.book', { expertId: 'expert-james', slot: first?.at ?? '' })).rejects.toMatchObject({ code: 'notFound' })
    expect(await delivered()).toEqual([])
  })

  it('never go to people of the sample, whatever is done', async () => {
    expect(words.length).toBeGreaterThan(20)
    const nobody = words.includes('daniel.okafor@example.com') ? 'daniel.okafor@example.com' : ''
    for (const project of [sample, 'shop']) for (const [, { when }] of kinds) await when(at(project), nobody).catch(() => undefined)
    for (const { id } of (await at(sample).read('members.team', undefined)).invitations)
      await at(sample)
        .act('members.resendInvitation', { id })
        .catch(() => undefined)
    for (const email of words.slice(0, 15)) {
      await house.records.pool.query('DELETE FROM attempts')
      await browserOn(app).post('/api/auth/forgot', { email })
    }
    await at('shop').act('alerts.setAddress', { channel: 'email', address: nobody })
    await cases.alert.when(at('shop'), nobody)
    const mails = await delivered()
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.flatMap(({ to }) => to).filter((address) => words.includes(address))).toEqual([])
    const refused = [...(await store().list('outbox')).values()].filter(({ to, state }) => to.includes(nobody) && state === 'failed')
    expect(refused.length).toBeGreaterThan(0)
    for (const { error } of refused) expect(error).toBe('People of the sample get no mails: give the address of somebody else.')
  })

  it('to several people reach all but those of the sample', async () => {
    const workspace = at('shop')
    const { id } = await report(workspace)
    const to = fresh('several')
    await workspace.act('shares.create', {
      target: { kind: 'report', id },
      audience: 'people',
      people: [to, 'daniel.okafor@example.com'],
      accessType: 'Email Only',
    })
    expect((await delivered()).map((mail) => mail.to)).toContainEqual([to])
  })
})
