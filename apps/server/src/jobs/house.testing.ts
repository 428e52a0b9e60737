import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkspace, memoryEvents, type Ports, sampleOwner } from '@tagmason/engine'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { outgoingPort } from '../outgoing/port.ts'
import { serverPorts } from '../ports.ts'
import { openRecords } from '../records/open.ts'
import { readSettings } from '../settings.ts'
import type { JobsHouse } from './startJobs.ts'

export interface HouseOptions {
  /** A data folder; a new one where left out. */
  data?: string
  env?: Readonly<Record<string, string>>
  now?(): Date
}

/** What jobs need of a house, over real records. The owner looks at the project that `member` chose. */
export async function testHouse({ data = mkdtempSync(join(tmpdir(), 'tagmason-jobs-')), env = {}, now = () => new Date() }: HouseOptions = {}) {
  const settings = readSettings({ TAGMASON_DATA: data, PORT: '0', ...env })
  // Several servers of one installation have one key.
  const records = await openRecords(settings.databaseUrl === null ? settings : { ...settings, key: 'ab'.repeat(32) })
  const outgoing = openOutgoing({ allow: settings.allow })
  const ports = { ...serverPorts(), now, outgoing: outgoingPort(outgoing, settings.allow), server: { mail: settings.smtpUrl !== null } }
  const events = memoryEvents()
  const portsOf = (account: string): Ports => ({ ...ports, collected: { account, events, erase: (project) => events.erase(account, project) } })
  // The store in memory has no disk.
  const house: JobsHouse = { settings, records, portsOf, metered: { bytesOf: async () => 0, receivedSince: async () => 0 } }
  return {
    ...house,
    data,
    events,
    owner: createWorkspace({ store: records.of('main'), ports, member: sampleOwner }),
    store: records.of('main'),
    async close() {
      await records.close()
      await outgoing.close()
    },
  }
}

/** Resolves when it is so. A test that waits in vain ends by its own time. */
export async function until<T>(look: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
