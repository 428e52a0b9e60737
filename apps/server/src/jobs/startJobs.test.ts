import type { ActInput } from '@tagmason/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpServer } from '../mail/smtp.testing.ts'
import { testFolders } from '../records/embedded.testing.ts'
import { testHouse, until } from './house.testing.ts'
import { receiver } from './receiver.testing.ts'
import { startJobs } from './startJobs.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
const report = {
  target: { kind: 'builtIn', id: 'revenue-dashboard' },
  frequency: 'Daily',
  time: '08:00',
  timeZone: 'UTC',
  recipients: ['ana@example.com'],
  format: 'HTML',
} satisfies ActInput<'schedules.create'>
const errors: unknown[] = []
const world = { now: () => new Date(), onError: (error: unknown) => void errors.push(error) }

describe('the server by itself', () => {
  it('tells webhooks, sends mails and makes exports at once, and after a restart what was left', async () => {
    const mail = await smtpServer()
    const to = await receiver()
    const env = { SMTP_URL: mail.url, TAGMASON_ALLOW: to.server, TAGMASON_URL: 'https://tag.example.com' }
    const folders = await testFolders()
    const data = folders.folder()
    let house = await testHouse({ env, data })
    closing.push(folders.remove, mail.close, to.close, () => house.close())
    const begun = performance.now()
    let jobs = await startJobs(house, world)
    console.log(`jobs: started in ${Math.round(performance.now() - begun)} ms`)
    const { act, read } = house.owner
    await act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await read('session.get', undefined)).toMatchObject({ server: { mail: true } })

    // A test is sent within the act, and its answer is the receiver's.
    const { webhook } = await act('webhooks.add', { name: 'In', url: `http://${to.server}/in`, events: ['goal.achieved'] })
    const test = await act('webhooks.test', { id: webhook.id })
    expect(test).toMatchObject({ state: 'delivered', status: 200 })
    expect(to.received).toHaveLength(1)
    // Sent again, it goes through the outbox.
    await act('webhooks.resend', { id: test.id })
    await until(() => to.received.length === 2)
    await until(async () => (await read('webhooks.details', { id: webhook.id })).deliveries[0]?.state === 'delivered')

    // A schedule that is sent by hand waits for what the mail server says.
    const schedule = await act('schedules.create', report)
    expect(schedule).toMatchObject({ enabled: true, status: 'active' })
    const [row] = [...(await house.store.list('schedules')).values()].filter(({ id }) => id === schedule.id)
    if (row === undefined) throw new Error('The schedule was not stored.')
    await house.store.commit([{ collection: 'schedules', id: row.id, row: { ...row, status: 'error' } }])
    await act('schedules.resume', { id: schedule.id })
    const delivery = await until(async () => (await read('schedules.list', undefined)).deliveries.find(({ status }) => status === 'delivered'))
    expect(delivery).toMatchObject({ scheduleId: schedule.id, results: [{ address: 'ana@example.com', status: 'delivered' }] })
    expect(mail.mails).toMatchObject([{ to: ['ana@example.com'] }])

    // People of the account are invited from wherever the owner looks.
    await act('members.invite', { emails: ['ben@example.com'], role: 'Editor', scope: 'account' })
    const invitation = await until(() => mail.mails[1])
    expect(invitation.text).toContain('https://tag.example.com/account/team?invitation=')
    await until(async () => [...(await house.store.list('outbox')).values()].every((each) => each.state === 'sent' && each.body === ''))

    const [wanted] = await act('exports.start', { dataSets: ['event-data'], format: 'csv', dateRange: 'last-7-days' })
    await until(async () => (await house.store.get('exports', wanted?.id ?? ''))?.status !== 'processing')

    await jobs.close()
    await act('webhooks.resend', { id: test.id })
    expect(to.received).toHaveLength(2)
    await house.close()
    house = await testHouse({ env, data })
    const again = performance.now()
    jobs = await startJobs(house, world)
    console.log(`jobs: started again in ${Math.round(performance.now() - again)} ms`)
    await until(() => to.received.length === 3)
    expect(new Set(to.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await jobs.close()
    // Also what runs once an hour was asked for at the start.
    expect(errors).toEqual([])
  })
})
