import { createWorkspace, memoryStore, type RecordStore, sampleOwner, sampleSeed, sharedStore } from '@tagmason/engine'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { newsOf } from './door/news.ts'
import { rememberedInMemory } from './door/remembered.ts'
import type { Who } from './door/door.ts'
import { sameSite } from './people/sameSite.ts'
import { serverPorts } from './ports.ts'
import { readSettings } from './settings.ts'

/** The addresses of a server over memory whose visitor is the owner of `main`, unless `who` says otherwise. */
export function testApp({ who = asOwner, store = sharedStore(memoryStore(sampleSeed())) }: { who?: Who; store?: RecordStore } = {}): {
  app: Hono
  store: RecordStore
} {
  const settings = readSettings({})
  const ports = { ...serverPorts(), wait: async () => undefined }
  const app = createApp({
    house: { settings, workspace: ({ member, ip }) => createWorkspace({ store, ports, member, from: ip }) },
    who,
    sameSite: sameSite(settings),
    news: newsOf({ of: () => store }, 'boot'),
    remembered: rememberedInMemory(),
    webFolder: null,
  })
  return { app, store }
}

const asOwner: Who = async () => ({ account: 'main', member: sampleOwner, ip: '192.0.2.7' })

/** What a page of this site sends. */
export const fromPage = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }

/** Asks for an act as a page does. */
export const act = async (app: Hono, name: string, input?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(`/api/act/${name}`, { method: 'POST', headers: { ...fromPage, ...headers }, ...(input === undefined ? {} : { body: JSON.stringify(input) }) })
