import { randomUUID } from 'node:crypto'
import { type JobLane, jobsInOrder, laneOf, tidy } from '@tagmason/engine'
import type { House } from '../house.ts'
import { log } from '../log.ts'
import { openMailer } from '../mail/mailer.ts'
import { sendMails } from '../mail/sendMails.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { outgoingPort } from '../outgoing/port.ts'
import { siteAddress } from '../people/origin.ts'
import { openBoss, type Queue } from './boss.ts'
import { doDueJobs } from './doDueJobs.ts'
import { measureUsage } from './measureUsage.ts'
import { sendPosts } from './sendPosts.ts'
import { sendWebhooks } from './sendWebhooks.ts'
import { tidyTables } from './tidyTables.ts'

export type JobsHouse = Pick<House, 'settings' | 'records' | 'portsOf' | 'metered' | 'endVisits'>
/** Fixed ones in tests. */
export interface JobsWorld {
  now(): Date
  onError(error: unknown): void
}

const world: JobsWorld = { now: () => new Date(), onError: (error) => log.warn({ err: error }, 'A job failed and is tried again') }

const queueOf: Readonly<Record<JobLane, string>> = { quick: 'due', slow: 'due-slow', browser: 'due-browser' }

/** What is looked at when one of these collections was changed. */
const askedBy: ReadonlyMap<string, readonly string[]> = (() => {
  const asked = new Map<string, string[]>([
    ['webhooks', ['webhooks']],
    ['webhookDeliveries', ['webhooks']],
    ['outbox', ['mails']],
    ['queuedAlerts', ['posts']],
  ])
  for (const [, { wokenBy = [], slow }] of jobsInOrder)
    for (const source of wokenBy) asked.set(source, [...(asked.get(source) ?? []), queueOf[laneOf({ slow })]])
  return asked
})()

/** The longest that a run begins anything new, in milliseconds: what is left is for the next one. */
const longest = 50_000
/** The same of visits, each of which takes 90 seconds at most: the queue counts a run as dead after 120. */
const longestOfVisits = 20_000

/**
 * Begins to do by itself what falls due: every minute, and at once when something was put into an outbox. Made once a server; several on one PostgreSQL take
 * turns. Without a mail server mails wait.
 */
export async function startJobs(house: JobsHouse, { now, onError } = world): Promise<{ close(): Promise<void> }> {
  const { settings, records } = house
  const ports = { now, id: () => randomUUID() }
  const outgoing = openOutgoing({ allow: settings.allow })
  const way = outgoingPort(outgoing, settings.allow)
  const site = siteAddress(settings)
  const mailer = settings.smtpUrl === null ? null : openMailer(settings.smtpUrl, { from: settings.mailFrom, site })
  const watched = new Set<string>()
  let begun = false
  let closing = false

  const run =
    (work: (stopped: () => boolean, accounts: readonly string[]) => Promise<void>, most = longest) =>
    async () => {
      const end = Date.now() + most
      const accounts = await records.accounts()
      // Accounts that were made meanwhile.
      if (begun) accounts.forEach(watch)
      if (!closing) await work(() => closing || Date.now() > end, accounts)
    }
  const each = (work: (account: string, stopped: () => boolean) => Promise<unknown>, most = longest) =>
    run(async (stopped, accounts) => {
      // One account's trouble is not another's.
      for (const account of accounts) if (!stopped()) await work(account, stopped).catch(onError)
    }, most)

  const queues: Queue[] = [
    {
      name: 'webhooks',
      cron: '* * * * *',
      work: run((stopped, accounts) => sendWebhooks({ stores: accounts.map((id) => records.of(id)), ports, send: way.send, stopped })),
    },
    { name: 'mails', cron: '* * * * *', work: each(async (account, stopped) => mailer !== null && sendMails(records.of(account), ports, mailer, stopped)) },
    { name: 'posts', cron: '* * * * *', work: each((account, stopped) => sendPosts(records.of(account), ports, way, stopped)) },
    { name: 'due', cron: '* * * * *', work: each((account, stopped) => doDueJobs(house, account, stopped, ['quick'])) },
    { name: 'due-slow', cron: '* * * * *', work: each((account, stopped) => doDueJobs(house, account, stopped, ['slow'])) },
    { name: 'due-browser', cron: '* * * * *', work: each((account, stopped) => doDueJobs(house, account, stopped, ['browser']), longestOfVisits) },
    { name: 'tidy', cron: '23 * * * *', work: each((account) => tidy(records.of(account), now())) },
    { name: 'usage', cron: '37 * * * *', work: each((account) => measureUsage(house, account, now())) },
    { name: 'tidy-tables', cron: '53 * * * *', work: () => tidyTables(records.pool, now().getTime()) },
  ]
  const boss = await openBoss(records.pool, queues, { embedded: settings.databaseUrl === null, onError })
  for (const account of await records.accounts()) watch(account)
  begun = true

  /** What was put into an outbox goes out at once. */
  function watch(account: string) {
    if (watched.has(account)) return
    watched.add(account)
    records.of(account).watch?.((collections) => {
      const names = new Set(collections.flatMap((collection) => askedBy.get(collection) ?? []))
      for (const name of names) if (!closing) void boss.ask(name).catch(onError)
    })
  }

  return {
    async close() {
      closing = true
      house.endVisits?.()
      await boss.close()
      await outgoing.close()
      mailer?.close()
    },
  }
}
