import type { Project } from '@tagmason/domain'
import {
  type CollectionName,
  createWorkspace,
  memoryStore,
  type RecordStore,
  sampleOwner,
  sampleSeed,
  sharedStore,
  slowPasswords,
  type Write,
} from '@tagmason/engine'
import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import { newsOf } from '../door/news.ts'
import { rememberedInMemory } from '../door/remembered.ts'
import { sameSite } from '../people/sameSite.ts'
import { readSettings } from '../settings.ts'

export const mine = 'mine'
export const theirs = 'theirs'

/** What stands in each row of a place and nowhere else, so that it shows wherever it comes out. */
export const secretOf = (account: string, project: string) => `secret-of-${account}-${project}`

/** Fields of rows that hold free text. */
const words = ['name', 'title', 'label', 'description', 'message', 'subject', 'text', 'body', 'detail', 'question', 'content'] as const

/** The real projects of an account: each has a copy of every row that the sample's projects have, with ids and words of its own. */
function projectRows(account: string, project: string): Write[] {
  const row: Project = {
    value: project,
    label: project,
    website: `${project}.example`,
    timeZone: 'UTC',
    pinned: true,
    archived: false,
    created: '2026-01-01T00:00:00.000Z',
    space: 'real',
  }
  const rows: Write[] = [{ collection: 'projects', id: project, row }]
  for (const [name, seeded] of Object.entries(sampleSeed())) {
    if (name === 'auditLog') continue
    // Three of a kind are enough, and quick.
    for (const [id, sample] of [...(seeded as ReadonlyMap<string, object>)].slice(0, 3)) {
      if (!('project' in sample) || !('id' in sample)) continue
      const text = words.find((word) => typeof (sample as Record<string, unknown>)[word] === 'string')
      const secret = text === undefined ? {} : { [text]: `${secretOf(account, project)} ${id}` }
      const copy = `${project}-${id}`
      rows.push({ collection: name as CollectionName, id: copy, row: { ...sample, ...secret, id: copy, project } } as unknown as Write)
    }
  }
  return rows
}

export interface World {
  app: Hono
  stores: Readonly<Record<string, RecordStore>>
  /** Ids of all rows that belong to `theirs`. */
  ids: readonly string[]
}

/** Two accounts with two real projects each. Whoever asks is the owner of the account that the header names, and looks at `mine`. */
export async function twoAccounts(): Promise<World> {
  let count = 0
  const ports = {
    now: () => new Date('2026-03-01T12:00:00.000Z'),
    id: () => `fresh-${++count}`,
    wait: async () => undefined,
    passwords: slowPasswords(1),
    seed: sampleSeed,
  }
  const stores: Record<string, RecordStore> = {}
  const ids = new Set<string>()
  for (const account of ['main', 'other']) {
    const store = sharedStore(memoryStore(sampleSeed()))
    const rows = [mine, theirs].flatMap((project) => projectRows(account, project))
    for (const { id } of rows) if (id.startsWith(theirs)) ids.add(id)
    const preferences = { id: sampleOwner.id, project: mine, mode: 'dark', language: 'en' } as const
    await store.commit([...rows, { collection: 'preferences', id: sampleOwner.id, row: preferences }])
    stores[account] = store
    for (const project of [mine, theirs]) {
      const workspace = createWorkspace({ store, ports, member: sampleOwner, project })
      await workspace.act('plans.generate', { goals: `Track purchases of ${secretOf(account, project)}` })
      const box = { x: 0, y: 0, width: 9, height: 9 }
      const screenshot = { name: 'page.png', size: 9, width: 90, height: 90 }
      const found = { type: 'Link' as const, text: secretOf(account, project), confidence: 90, box }
      const [element] = (await workspace.act('screenshots.keep', { screenshot, elements: [found] })).elements
      if (element === undefined) throw new Error('Nothing was kept.')
      await workspace.act('screenshots.change', { id: element.id, change: { text: `${secretOf(account, project)} again` } })
      if (project === theirs) ids.add(element.id)
    }
  }
  const storeOf = (account: string) => {
    const store = stores[account]
    if (store === undefined) throw new Error(`There is no account '${account}' in this test.`)
    return store
  }
  const settings = readSettings({})
  const app = createApp({
    house: { settings, workspace: ({ account, member, ip }) => createWorkspace({ store: storeOf(account), ports, member, from: ip }) },
    who: async (c) => ({ account: c.req.header('x-account') ?? 'main', member: sampleOwner, ip: '192.0.2.7' }),
    sameSite: sameSite(settings),
    news: newsOf({ of: storeOf }, 'boot'),
    remembered: rememberedInMemory(),
    webFolder: null,
  })
  return { app, stores, ids: [...ids] }
}

/** All rows of a store as text, by collection and id. */
export async function rowsIn(store: RecordStore, collections: readonly CollectionName[]): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const collection of collections) for (const [id, row] of await store.list(collection)) rows.set(`${collection} ${id}`, JSON.stringify(row))
  return rows
}

/** The rows that belong to a project. */
export const belongingTo = (rows: ReadonlyMap<string, string>, project: string) =>
  new Map(
    [...rows].filter(
      ([key, row]) => (JSON.parse(row) as { project?: unknown }).project === project || idOf(key) === project || idOf(key).startsWith(`${project}:`),
    ),
  )

/** Some rows have the project's slug as their id, or begin with it. */
const idOf = (key: string) => key.slice(key.indexOf(' ') + 1)
