import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActInput, PublicShare } from '@tagmason/domain'
import { createWorkspace, type Ports, sampleOwner, sampleSeed, slowPasswords } from '@tagmason/engine'
import { createApp } from '../app.ts'
import { newsOf } from '../door/news.ts'
import { rememberedInMemory } from '../door/remembered.ts'
import { siteAddress } from '../people/origin.ts'
import { sameSite } from '../people/sameSite.ts'
import type { AccountRecords } from '../records/accountRecords.ts'
import { testFolders } from '../records/embedded.testing.ts'
import { openRecords } from '../records/open.ts'
import { readSettings } from '../settings.ts'
import { sharedPages } from './sharedPages.ts'

const settings = readSettings({ HOST: '0.0.0.0', TAGMASON_URL: 'https://tagmason.example.org', TAGMASON_PROXIES: '1' })

/** A server over embedded records whose shares have public pages; nobody can sign in to it. */
export async function testShares() {
  const folders = await testFolders()
  const records = await openRecords({ data: folders.folder(), databaseUrl: null })
  const web = mkdtempSync(join(tmpdir(), 'tagmason-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tagmason</title>')
  const clock = { now: () => new Date() }
  const ports: Ports = {
    now: () => clock.now(),
    id: () => crypto.randomUUID(),
    passwords: slowPasswords(10),
    wait: async () => undefined,
    server: { mail: false },
    site: siteAddress(settings),
    seed: sampleSeed,
  }
  const appOver = (over: AccountRecords) =>
    createApp({
      house: { settings, workspace: ({ account, ip, ...visitor }) => createWorkspace({ ...visitor, store: over.of(account), ports, from: ip }) },
      who: async () => null,
      sameSite: sameSite(settings),
      news: newsOf(over, 'boot'),
      remembered: rememberedInMemory(),
      webFolder: web,
      more: [sharedPages({ settings, records: over, portsOf: () => ports })],
    })
  const app = appOver(records)
  const as = (project: string, account = 'main') => createWorkspace({ store: records.of(account), ports, member: sampleOwner, project })
  return {
    app,
    appOver,
    records,
    clock,
    as,
    /** A share of a built-in report of a real project, and what its link ends with. */
    async share(project: string, input: Partial<ActInput<'shares.create'>> = {}, account = 'main') {
      const target = { kind: 'builtIn' as const, id: 'executive-summary' }
      const made = await as(project, account).act('shares.create', { target, audience: 'anyone', people: [], accessType: 'View Only', ...input })
      return { id: made.id, link: made.shareLink ?? '', token: made.shareLink?.split('/').at(-1) ?? '' }
    },
    views: async (id: string) => (await records.of('main').get('shares', id))?.views,
    async close() {
      await records.close()
      folders.remove()
      rmSync(web, { recursive: true, force: true })
    },
  }
}

let count = 0

/** Asks as a page does, each time from another address unless one is told. */
export async function openLink(
  app: Awaited<ReturnType<typeof testShares>>['app'],
  token: string,
  {
    password,
    from = `192.0.2.${++count % 250}, 198.51.100.${count % 250}`,
    headers = {},
  }: { password?: string; from?: string; headers?: Record<string, string> } = {},
) {
  const body = JSON.stringify({ token, ...(password === undefined ? {} : { password }) })
  const response = await app.request('/api/share', { method: 'POST', body, headers: { 'X-Forwarded-For': from, ...headers } })
  const text = await response.text()
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<PublicShare> & { code?: string; detail?: string }
  return { status: response.status, headers: response.headers, json }
}
