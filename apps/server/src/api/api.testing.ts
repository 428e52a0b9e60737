import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActInput } from '@tagmason/domain'
import { createWorkspace, memoryEvents, memoryStore, type Ports, type RecordStore, sampleOwner, sampleSeed, sharedStore, slowPasswords } from '@tagmason/engine'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import type { Intake } from '../intake/intake.ts'
import { openIntake } from '../intake/open.ts'
import { takingBlocks } from '../events/eventBlock.ts'
import { arriving, counted } from './counted.ts'
import { openDesk } from './desk.ts'
import { callsOf, publicApi } from './publicApi.ts'

/** A key of the sample that stands in web pages. */
export const ingestKey = 'atk_site_7q2mx9c4wd'

/** Records of accounts in memory. */
export function memoryRecords(names = ['main']) {
  const stores = new Map<string, RecordStore>(names.map((name) => [name, sharedStore(memoryStore(sampleSeed()))]))
  return {
    accounts: async () => [...stores.keys()],
    of: (account: string) => {
      const store = stores.get(account)
      if (store === undefined) throw new Error(`No account ${account}.`)
      return store
    },
    add: (account: string) => void stores.set(account, sharedStore(memoryStore(sampleSeed()))),
  }
}

/** The public API over memory with the real intake, under a clock that can be set. `intake` stands in front of the real one. */
export async function openApi({
  records = memoryRecords(),
  at = '2026-03-01T12:00:00.000Z',
  intake: front = (real: Intake) => real,
}: { records?: ReturnType<typeof memoryRecords>; at?: string; intake?: (real: Intake) => Intake } = {}) {
  const clock = { now: Date.parse(at) }
  let ids = 0
  const ports: Ports = {
    now: () => new Date(clock.now),
    id: () => `id-${++ids}-${Math.random()}`,
    wait: async () => undefined,
    passwords: slowPasswords(1),
    seed: sampleSeed,
  }
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-api-'))
  const events = memoryEvents()
  const desk = await openDesk(records, ports)
  const intake = await openIntake({
    folder,
    userKey: Buffer.alloc(32),
    events: arriving(takingBlocks(events), desk),
    now: () => clock.now,
    warn: () => undefined,
  })
  const app = publicApi({
    desk,
    events,
    intake: counted(front(intake), desk),
    workspaceOf: ({ account, ip, ...visitor }) => createWorkspace({ ...visitor, store: records.of(account), ports, from: ip }),
    proxies: 0,
  })
  const close = async () => {
    await desk.close()
    await intake.close()
    rmSync(folder, { recursive: true, force: true })
  }
  afterAll(close)
  const door = (account = 'main', project?: string) =>
    createWorkspace({
      store: records.of(account),
      ports: { ...ports, callApi: callsOf(app) },
      member: sampleOwner,
      ...(project === undefined ? {} : { project }),
    })
  let keys = 0
  return {
    app,
    clock,
    close,
    desk,
    door,
    events,
    intake,
    ports,
    records,
    /** A key for a project, as the door makes it. */
    async key(order: Partial<ActInput<'apiKeys.create'>> = {}, account = 'main') {
      const scopes = ['events.read', 'events.write', 'reports.read', 'dashboards.read'] as const
      const { key, secret } = await door(account).act('apiKeys.create', {
        name: `Key ${++keys}`,
        kind: 'secret',
        environment: 'production',
        scopes,
        life: null,
        ...order,
      })
      return { ...key, secret: secret ?? key.key }
    },
  }
}

export type Api = Awaited<ReturnType<typeof openApi>>

interface Sending {
  key?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  method?: string
}

/** Calls an address. A body that is no text is sent as JSON. */
export async function call(app: Hono, path: string, { key, body, headers = {}, method = body === undefined ? 'GET' : 'POST' }: Sending = {}) {
  const response = await app.request(path, {
    method,
    headers: { ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = (text === '' ? null : JSON.parse(text)) as Record<string, unknown>
  return { status: response.status, headers: response.headers, json, said: json as { detail?: string; title?: string; errors?: unknown[]; field?: string } }
}

export const paths = {
  counts: '/api/v1/analytics/events',
  events: '/api/v1/events',
  reports: '/api/v1/reports',
  dashboards: '/api/v1/dashboards',
  query: '/api/v1/query',
  funnel: '/api/v1/funnel',
}
