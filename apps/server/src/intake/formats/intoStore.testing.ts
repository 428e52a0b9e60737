import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryEvents } from '@tagmason/engine'
import { expect } from 'vitest'
import { readSettings } from '../../settings.ts'
import { openIntake } from '../open.ts'
import { formats } from './formats.ts'
import { testSites } from './house.testing.ts'

/** A request of a client. */
export interface Sent {
  path: string
  body?: unknown
}

const headers = {
  'X-Forwarded-For': '203.0.113.9',
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Safari/537.36',
}

/** The formats over the real intake into a store in memory. Each project of a test is named by it, whatever the client calls the site. */
export async function openIntoStore() {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-formats-'))
  const events = memoryEvents()
  const intake = await openIntake({ userKey: Buffer.alloc(32), folder, events, now: Date.now, warn: () => undefined })
  return {
    events,
    /** Sends to a project, and fails unless all of it is taken. */
    async send(project: string, { path, body }: Sent) {
      const siteOf = ({ id }: { id: string }) => Promise.resolve(testSites[id] === undefined ? null : { ...testSites[id], project })
      const app = formats({ settings: readSettings({ TAGMASON_PROXIES: '1' }), intake, siteOf })
      const answer = await app.request(path, { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) })
      expect(answer.status).toBeLessThan(300)
      expect(answer.headers.get('x-tagmason-dropped')).toBeNull()
      await intake.flush()
    },
    async close() {
      await intake.close()
      await rm(folder, { recursive: true })
    },
  }
}
