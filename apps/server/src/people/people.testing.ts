import { createWorkspace, type Ports, sampleSeed, slowPasswords } from '@tagmason/engine'
import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import { fromPage } from '../app.testing.ts'
import { newsOf } from '../door/news.ts'
import { rememberedInMemory } from '../door/remembered.ts'
import type { AccountRecords } from '../records/accountRecords.ts'
import { testFolders } from '../records/embedded.testing.ts'
import { openRecords } from '../records/open.ts'
import { readSettings } from '../settings.ts'
import { limitsOf, passwordTriesOf } from './limits.ts'
import { openPeople, type People } from './people.ts'

export const password = 'correct horse battery staple'

/** A server over embedded records to which people sign in, or whose owner sits at it where `env` has no HOST. */
export async function testEntrance(env: Record<string, string> = {}) {
  const folders = await testFolders()
  const records = await openRecords({ data: folders.folder(), databaseUrl: null })
  const opened = await entranceOver(records, env)
  return {
    ...opened,
    async close() {
      await opened.people.close()
      await records.close()
      folders.remove()
    },
  }
}

/** Another server over the same records. */
export async function entranceOver(records: AccountRecords, env: Record<string, string>) {
  const settings = readSettings(env)
  let count = 0
  const ports: Ports = {
    now: () => new Date(),
    id: () => `id-${++count}-${crypto.randomUUID()}`,
    passwords: slowPasswords(10),
    wait: async () => undefined,
    seed: sampleSeed,
  }
  const limits = limitsOf(records.pool)
  const people: People = await openPeople({ settings, records }, ports)
  const app = createApp({
    house: {
      settings,
      workspace: ({ account, ip, ...visitor }) =>
        createWorkspace({ ...visitor, store: records.of(account), ports: { ...ports, passwordTries: passwordTriesOf(limits, account) }, from: ip }),
    },
    who: people.who,
    acted: people.acted,
    sameSite: people.sameSite,
    news: newsOf(records, 'boot'),
    remembered: rememberedInMemory(),
    webFolder: null,
    more: [people.routes],
  })
  return { app, records, people, settings, ports, browser: () => browserOn(app) }
}

/** What a browser does: it keeps cookies and says where it comes from. */
export function browserOn(app: Hono) {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: { method?: string; body?: unknown; headers?: Record<string, string> } = {}) => {
    const { method = init.body === undefined ? 'GET' : 'POST', body, headers = {} } = init
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = { ...fromPage, ...(cookie === '' ? {} : { cookie }), ...headers }
    const response = await app.request(path, { method, headers: sent, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      if (value === '' || /max-age=0/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    send,
    /** Status, with the code of a problem where there is one. */
    async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; code?: string; [more: string]: unknown }> {
      const response = await send(path, { method: 'POST', body, headers })
      const text = await response.text()
      return { ...(text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}), status: response.status }
    },
    signIn: (email: string, typed = password, more: object = {}) => browserPost(send, { email, password: typed, ...more }),
    /** Who the server takes this browser for; null for nobody. */
    async me(): Promise<{ id: string; role: string } | null> {
      const response = await send('/api/read/session.get')
      if (response.status !== 200) return null
      const { member, role } = (await response.json()) as { member: { id: string }; role: string }
      return { id: member.id, role }
    },
  }
}

async function browserPost(
  send: ReturnType<typeof browserOn>['send'],
  body: object,
): Promise<{ status: number; code?: string; ticket?: string; retry: string | null }> {
  const response = await send('/api/auth/sign-in', { method: 'POST', body })
  const text = await response.text()
  return { ...(text === '' ? {} : (JSON.parse(text) as object)), status: response.status, retry: response.headers.get('Retry-After') }
}
