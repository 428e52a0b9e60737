import type { ActInput } from '@tagmason/domain'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpServer } from '../mail/smtp.testing.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from '../records/postgres.testing.ts'
import { openBoss } from './boss.ts'
import { doDueJobs } from './doDueJobs.ts'
import { testHouse, until } from './house.testing.ts'
import { receiver } from './receiver.testing.ts'
import { startJobs } from './startJobs.ts'

const missing = whyNoPostgres()
if (missing !== null) console.log(`jobs: 2 tests of two servers skipped: ${missing}`)
let postgres: TestPostgres
beforeAll(async () => {
  if (missing === null) postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const report: ActInput<'schedules.create'> = {
  target: { kind: 'builtIn', id: 'revenue-dashboard' },
  frequency: 'Daily',
  time: '08:00',
  timeZone: 'America/Los_Angeles',
  recipients: ['ana@example.com'],
  format: 'HTML',
}

describe.skipIf(missing !== null)('two servers on one PostgreSQL', () => {
  it('run each job one at a time, and miss none that was asked for', async () => {
    const env = { DATABASE_URL: await postgres.database() }
    const houses = [await testHouse({ env }), await testHouse({ env })]
    const errors: unknown[] = []
    const state = { asked: 0, done: 0, now: 0, most: 0, runs: 0 }
    const work = async () => {
      state.most = Math.max(state.most, ++state.now)
      state.runs++
      // Whatever was asked for before a run began is done by it.
      const seen = state.asked
      await new Promise((resolve) => setTimeout(resolve, 30))
      state.done = Math.max(state.done, seen)
      state.now--
    }
    const options = { embedded: false, onError: (error: unknown) => void errors.push(error) }
    const bosses = await Promise.all(houses.map(({ records }) => openBoss(records.pool, [{ name: 'look', cron: '0 0 1 1 *', work }], options)))
    for (let round = 0; round < 20; round++) {
      state.asked++
      await bosses[round % 2]?.ask('look')
      if (round % 5 === 4) await until(() => state.done >= state.asked)
    }
    expect(state).toMatchObject({ most: 1, done: 20, asked: 20 })
    expect(state.runs).toBeGreaterThanOrEqual(4)
    await Promise.all(bosses.map((boss) => boss.close()))
    expect(errors).toEqual([])
    for (const house of houses) {
      await house.close()
      rmSync(house.data, { recursive: true })
    }
  })

  it('send a report once a day and each message once, whoever is first', async () => {
    const clock = { now: Date.parse('2026-03-06T12:00:00Z') }
    const errors: unknown[] = []
    const now = () => new Date(clock.now)
    const mail = await smtpServer()
    const to = await receiver()
    const env = { DATABASE_URL: await postgres.database(), SMTP_URL: mail.url, TAGMASON_ALLOW: to.server }
    const houses = [await testHouse({ env, now }), await testHouse({ env, now })] as const
    const { act, read } = houses[0].owner
    await act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await act('schedules.create', report)
    const { webhook } = await act('webhooks.add', { name: 'In', url: `http://${to.server}/in`, events: ['goal.achieved'] })
    const test = await act('webhooks.test', { id: webhook.id })
    // The clocks go forward on the eighth.
    for (let day = 0; day < 4; day++, clock.now += 86_400_000) {
      const results = await Promise.allSettled(Array.from({ length: 6 }, (_, place) => doDueJobs(houses[place % 2 === 0 ? 0 : 1], 'main')))
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    }
    const { deliveries } = await read('schedules.list', undefined)
    expect(deliveries.map(({ period }) => period).toReversed()).toEqual(['2026-03-06T16:00:00.000Z', '2026-03-07T16:00:00.000Z', '2026-03-08T15:00:00.000Z'])

    const jobs = await Promise.all(houses.map((house) => startJobs(house, { now, onError: (error) => void errors.push(error) })))
    for (let count = 0; count < 5; count++) await act('webhooks.resend', { id: test.id })
    await until(async () => {
      const states = [...(await houses[1].store.list('outbox')).values()].map(({ state }) => state)
      return states.length === 4 && states.every((state) => state === 'sent')
    })
    await until(async () => (await read('webhooks.details', { id: webhook.id })).deliveries.every(({ state }) => state === 'delivered'))
    await Promise.all(jobs.map((each) => each.close()))
    // The run of the ninth fell due when they began. Each run is one mail, and each of the five deliveries was sent by one of the two.
    expect((await read('schedules.list', undefined)).deliveries.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'delivered'))
    expect(mail.mails).toHaveLength(4)
    expect(new Set(mail.mails.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])).size).toBe(4)
    expect(to.received).toHaveLength(1 + 5)
    expect(errors).toEqual([])
    mail.close()
    to.close()
    for (const house of houses) {
      await house.close()
      rmSync(house.data, { recursive: true })
    }
  })
})
