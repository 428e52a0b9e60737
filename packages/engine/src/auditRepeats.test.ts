import type { AuditEntry } from '@tagmason/domain'
import { describe, expect, it, vi } from 'vitest'
import { verifyAudit } from './audit.ts'
import { refusedEntries } from './auditRepeats.ts'
import { memoryStore, sharedStore } from './store/memory.ts'
import { sampleSeed } from './sample.ts'
import { unitOfWork } from './store/unitOfWork.ts'
import { sampleEngine } from './testing/sampleEngine.ts'
import { createWorkspace } from './workspace.ts'

const entry = (id: string, resource = 'shop'): AuditEntry => ({
  id,
  timestamp: `2026-03-01T00:00:00.${id.padStart(3, '0')}Z`,
  user: 'viewer@example.com',
  action: 'projects.remove',
  resource,
  ipAddress: '',
  status: 'Failed',
})

describe('refused acts', () => {
  it('that repeat within a minute are counted in one entry', () => {
    const store = {}
    const written = Array.from({ length: 500 }, (_, at) => refusedEntries(store, entry(String(at)), at * 100)).flat()
    expect(written).toEqual([entry('0')])
    expect(refusedEntries(store, entry('900'), 61_000)).toEqual([
      { ...entry('0'), id: '0-repeats', timestamp: entry('499').timestamp, repeats: { count: 499, first: entry('0').timestamp, last: entry('499').timestamp } },
      entry('900'),
    ])
  })

  it('of ever new records do not fill the log either', () => {
    const store = {}
    const written = Array.from({ length: 1000 }, (_, at) => refusedEntries(store, entry(String(at), `shop/${at}`), at)).flat()
    expect(written).toHaveLength(21)
    expect(written.at(-1)?.resource).toBe('shop')
    // Another store's are its own.
    expect(refusedEntries({}, entry('1'), 0)).toHaveLength(1)
  })

  it('of a viewer are written with the next act after the minute, in a chain that fits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const store = sharedStore(memoryStore(sampleSeed()))
      let now = Date.UTC(2026, 2, 1)
      const { ports } = sampleEngine()
      const viewer = createWorkspace({
        store,
        ports: { ...ports, now: () => new Date(now) },
        member: { id: 'v', name: 'V', email: 'viewer@example.com', role: 'viewer' },
      })
      const before = (await store.list('auditLog')).size
      const refuse = () => expect(viewer.act('projects.create', { name: 'A', website: 'a.example', timeZone: 'UTC' })).rejects.toThrow('is for the role')
      for (let at = 0; at < 30; at++) await refuse()
      expect((await store.list('auditLog')).size).toBe(before + 1)
      now += 61_000
      await vi.advanceTimersByTimeAsync(61_000)
      // The entry is signed and written after the timer fired, which takes real time.
      await vi.waitFor(async () => {
        const log = [...(await store.list('auditLog')).values()]
        expect(log.slice(before).map(({ repeats }) => repeats?.count)).toEqual([undefined, 29])
      })
      expect(await verifyAudit(unitOfWork(store))).toMatchObject({ brokenAt: null })
    } finally {
      vi.useRealTimers()
    }
  })
})
