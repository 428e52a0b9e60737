import type { OutboxMessage } from '@tagmason/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { settleMail, takeMails } from './mailOutbox.ts'

const daily = {
  target: { kind: 'builtIn' as const, id: 'revenue-dashboard' },
  frequency: 'Daily' as const,
  time: '07:00',
  timeZone: 'UTC',
  format: 'HTML' as const,
}
const clock = { now: '' }
const ports = { now: () => new Date(clock.now), id: () => `own-${Math.random()}` }
const good = { refused: [], error: null, later: false }

/** A project of one's own on a server with a mail server, and a report whose time has come. */
async function shop(server: { mail: boolean } | null = { mail: true }) {
  clock.now = '2026-03-01T12:00:00.000Z'
  const engine = sampleEngine({ ports: { now: ports.now, ...(server === null ? {} : { server }) } })
  const { workspace, store } = engine
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const schedule = await workspace.act('schedules.create', { ...daily, recipients: ['ana@example.com', 'ben@example.com'] })
  return {
    ...engine,
    schedule,
    async due() {
      clock.now = '2026-03-02T07:00:00.000Z'
      const [delivery] = await workspace.act('schedules.runDue', undefined)
      const [mail] = await takeMails(store, ports)
      if (delivery === undefined || mail === undefined) throw new Error('Nothing was due.')
      return { delivery, mail }
    },
    now: async (id: string) => (await workspace.read('schedules.list', undefined)).deliveries.find((row) => row.id === id),
  }
}
let at: Awaited<ReturnType<typeof shop>>
beforeEach(async () => {
  at = await shop()
})

describe('mails of a server', () => {
  it('let schedules begin switched on, and a delivery wait for what the mail server says', async () => {
    expect(at.schedule).toMatchObject({ enabled: true, status: 'active', nextRun: '2026-03-02T07:00:00.000Z' })
    const { delivery, mail } = await at.due()
    expect(delivery).toMatchObject({ id: `${at.schedule.id}@2026-03-02T07:00:00.000Z`, status: 'queued', reason: null })
    expect(await at.workspace.read('schedules.list', undefined)).toMatchObject({ mail: 'server', figures: { successRate: null, sentThisWeek: 0 } })
    await settleMail(at.store, ports, mail.id, good)
    expect(await at.now(delivery.id)).toMatchObject({ status: 'delivered', reason: null, results: [{ status: 'delivered' }, { status: 'delivered' }] })
    expect(await at.workspace.read('schedules.list', undefined)).toMatchObject({ figures: { successRate: 100, sentThisWeek: 1 }, rows: [{ status: 'active' }] })
    // Neither the report nor what was written stays where it is not needed.
    expect(await at.store.get('outbox', mail.id)).toMatchObject({ state: 'sent', attempts: 1, attachment: null, body: '' })
    expect(await takeMails(at.store, ports)).toEqual([])
  })

  it('say which addresses were refused (DATA-DELIVERY-01-B)', async () => {
    const { delivery, mail } = await at.due()
    await settleMail(at.store, ports, mail.id, { ...good, refused: ['ben@example.com'] })
    expect(await at.now(delivery.id)).toMatchObject({
      status: 'delivered',
      results: [{ status: 'delivered' }, { address: 'ben@example.com', status: 'failed' }],
    })
  })

  it('that nobody takes are told of in the words of the mail server (GEN-TOAST-05-B)', async () => {
    const { delivery, mail } = await at.due()
    const error = '550 5.7.1 We take nothing from you'
    await settleMail(at.store, ports, mail.id, { refused: mail.to, error, later: false })
    expect(await at.now(delivery.id)).toMatchObject({ status: 'failed', reason: error, results: [{ status: 'failed' }, { status: 'failed' }] })
    expect(await at.workspace.read('schedules.list', undefined)).toMatchObject({ rows: [{ status: 'error' }], figures: { successRate: 0 } })
    expect(await at.workspace.read('notifications.list', undefined)).toMatchObject([{ severity: 'warning', href: `/reports/scheduled?id=${at.schedule.id}` }])
    // It is sent again by hand, with a mail of its own.
    expect(await at.workspace.act('schedules.sendAgain', { id: delivery.id })).toMatchObject({ status: 'queued' })
    const [again] = await takeMails(at.store, ports)
    await settleMail(at.store, ports, again?.id ?? '', good)
    expect(await at.workspace.read('schedules.list', undefined)).toMatchObject({ rows: [{ status: 'active' }] })
  })

  it('are tried for a day, at growing distances, then given up', async () => {
    const { delivery, mail } = await at.due()
    const begun = Date.parse(clock.now)
    const tries: number[] = []
    for (let minutes = 0; minutes < 3000; minutes++) {
      clock.now = new Date(begun + minutes * 60_000).toISOString()
      for (const each of await takeMails(at.store, ports)) {
        tries.push(minutes)
        await settleMail(at.store, ports, each.id, { refused: each.to, error: '451 later', later: true })
      }
    }
    expect(tries).toEqual([0, 1, 5, 15, 60, 180, 540, 1440])
    expect(await at.store.get('outbox', mail.id)).toMatchObject({ state: 'failed', attempts: 8, error: '451 later', nextAttempt: null })
    expect(await at.now(delivery.id)).toMatchObject({ status: 'failed', reason: '451 later' })
  })

  it('leave a schedule paused that somebody paused meanwhile, and know nothing of one that was removed', async () => {
    const { mail } = await at.due()
    await at.workspace.act('schedules.pause', { id: at.schedule.id })
    await settleMail(at.store, ports, mail.id, { refused: mail.to, error: 'no', later: false })
    expect(await at.workspace.read('schedules.list', undefined)).toMatchObject({ rows: [{ status: 'paused' }] })
    // Settled twice, it stays as it was.
    await settleMail(at.store, ports, mail.id, good)
    expect(await at.store.get('outbox', mail.id)).toMatchObject({ state: 'failed' })
    await settleMail(at.store, ports, 'nothing', good)
  })

  it('wait without a mail server, as in a page', async () => {
    for (const server of [{ mail: false }, null]) {
      const without = await shop(server)
      expect(without.schedule).toMatchObject({ enabled: false })
      expect(await without.workspace.read('schedules.list', undefined)).toMatchObject({ mail: 'notConfigured' })
    }
  })

  it('of the sample go nowhere, but those to people of the account do', async () => {
    const { workspace, store } = sampleEngine({ ports: { server: { mail: true } } })
    const row: OutboxMessage = {
      id: 'x',
      project: 'analytics-dashboard',
      at: '2024-01-22T10:00:00.000Z',
      to: ['a@example.com'],
      subject: '',
      body: '',
      attachment: null,
      state: 'queued',
      error: null,
      about: '',
    }
    await store.commit([{ collection: 'outbox', id: 'x', row }])
    expect(await takeMails(store, ports)).toEqual([])
    await workspace.act('members.invite', { emails: ['new@example.org'], role: 'Editor', scope: 'account' })
    expect(await takeMails(store, ports)).toMatchObject([{ to: ['new@example.org'], account: true }])
  })
})
