import { setTimeout } from 'node:timers/promises'
import type { ActInput, ActName, ActOutput, ReadInput, ReadName, ReadOutput } from '@tagmason/domain'
import { vi } from 'vitest'
import { act, fromPage } from './app.testing.ts'
import { doDueJobs } from './jobs/doDueJobs.ts'
import { openMailer } from './mail/mailer.ts'
import { sendMails } from './mail/sendMails.ts'
import { smtpServer } from './mail/smtp.testing.ts'
import { openHouse } from './openHouse.ts'
import { openPeople } from './people/people.ts'
import { productApp } from './productApp.ts'
import { testFolders } from './records/embedded.testing.ts'
import { type Keys, send } from './realSending.testing.ts'
import { lookedAt, type Sent, withoutIdAt } from './realVisits.testing.ts'
import { readSettings } from './settings.ts'

/** The product over its embedded stores, reached through its addresses alone, by a clock that stands still. */
export async function openReal() {
  vi.useFakeTimers({ toFake: ['Date'], now: withoutIdAt })
  const folders = await testFolders()
  const mail = await smtpServer()
  const settings = readSettings({ TAGMASON_DATA: folders.folder(), PORT: '0', SMTP_URL: mail.url })
  const house = await openHouse(settings)
  const app = await productApp(house, await openPeople(house), { web: settings.data, tracker: settings.data })

  /** As a client does that is asked to send again: it waits as long as it is asked to, since threads that read start slowly here, and until what came before is stored. */
  const patient: Pick<typeof app, 'request'> = {
    async request(...sent) {
      for (let tries = 5; ; tries--) {
        const response = await app.request(...sent)
        if (response.status !== 429 || tries === 0) return response
        await setTimeout(Number(response.headers.get('Retry-After')) * 1000)
        await house.intake.flush()
      }
    },
  }
  const answered = async (response: Response): Promise<unknown> => {
    const text = await response.text()
    if (response.status >= 300) throw new Error(`${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const real = {
    app,
    async act<N extends ActName>(name: N, input: ActInput<N>): Promise<ActOutput<N>> {
      return (await answered(await act(app, name, input))) as ActOutput<N>
    },
    async read<N extends ReadName>(name: N, input?: ReadInput<N>): Promise<ReadOutput<N>> {
      const body = input === undefined ? {} : { body: JSON.stringify(input) }
      return (await answered(await app.request(`/api/read/${name}`, { method: 'POST', headers: fromPage, ...body }))) as ReadOutput<N>
    },
    /** An answer of the public API, to a question in the address or in a body. */
    async ask(path: string, key: string, body?: unknown): Promise<unknown> {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
      return answered(await app.request(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }))
    },
    /** A new project of one's own, with keys of a server and of a page. */
    async project(name: string, timeZone: string): Promise<Keys & { value: string }> {
      const { value } = await real.act('projects.create', { name, website: `${name.toLowerCase()}.example`, timeZone })
      const order = { environment: 'production', life: null } as const
      const scopes = ['events.read', 'events.write', 'reports.read', 'dashboards.read'] as const
      const server = await real.act('apiKeys.create', { ...order, name: `${name} server`, kind: 'secret', scopes: [...scopes] })
      const page = await real.act('apiKeys.create', { ...order, name: `${name} page`, kind: 'ingest', scopes: ['events.write'] })
      return { value, secret: server.secret ?? '', site: page.key.key }
    },
    /** Sends events of a project, those without a time of their own at theirs; afterwards they can be asked for, and are written down as metered. */
    async collect(keys: Keys, events: readonly Sent[]): Promise<void> {
      vi.setSystemTime(withoutIdAt)
      await send(
        patient,
        keys,
        events.filter(({ way }) => way === 'plausible'),
      )
      vi.setSystemTime(lookedAt)
      await send(
        patient,
        keys,
        events.filter(({ way }) => way !== 'plausible'),
      )
      await house.intake.flush()
      await house.desk.settle()
    },
    /** Lets time pass and does what fell due by itself; the mails that went out. */
    async pass(milliseconds: number) {
      vi.setSystemTime(Date.now() + milliseconds)
      await doDueJobs(house, 'main')
      const mailer = openMailer(mail.url, { from: settings.mailFrom, site: 'http://127.0.0.1' })
      await sendMails(house.records.of('main'), { now: () => new Date(), id: () => crypto.randomUUID() }, mailer, () => false)
      mailer.close()
      return mail.mails
    },
    async close() {
      await house.close()
      mail.close()
      folders.remove()
      vi.useRealTimers()
    },
  }
  return real
}

export type Real = Awaited<ReturnType<typeof openReal>>
