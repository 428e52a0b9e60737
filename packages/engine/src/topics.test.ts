import { type ReadName, reads } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { memoryEvents } from './store/memoryEvents.ts'
import { memoryStore } from './store/memory.ts'
import { sampleOwner, sampleSeed } from './sample.ts'
import type { RecordStore } from './store/store.ts'
import { readInputs } from './testing/readInputs.ts'
import { sampleEngine } from './testing/sampleEngine.ts'
import { createWorkspace, sessionTopics } from './workspace.ts'

const seed = sampleSeed()

describe('what a read declares as its topics', () => {
  it.each(['sample', 'real'] as const)('holds every collection that it asks, in the %s space', { timeout: 120_000 }, async (space) => {
    const asked = new Set<string>()
    const note = (name: string) => void asked.add(name)
    const inner = memoryStore(seed)
    const store: RecordStore = {
      ...inner,
      list: (collection) => (note(collection), inner.list(collection)),
      get: (collection, id) => (note(collection), inner.get(collection, id)),
      find: (collection, query) => (note(collection), inner.find(collection, query)),
      count: (collection, where, most) => (note(collection), inner.count(collection, where, most)),
    }
    const kept = memoryEvents()
    // Whatever is asked of events is old when events arrive.
    const events = new Proxy(kept, { get: (target, key) => (note('eventArrivals'), Reflect.get(target, key) as unknown) })
    const { ports } = sampleEngine()
    const workspace = createWorkspace({ store, ports: { ...ports, collected: { account: 'main', events } }, member: sampleOwner })
    if (space === 'real') await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.read('session.get', undefined)
    asked.clear()
    const wrong: string[] = []
    const answered = new Set<ReadName>()
    for (const name of Object.keys(reads) as ReadName[]) {
      let answers = 0
      for (const input of readInputs(name)) {
        if (answers === 3) break
        asked.clear()
        const good = await workspace.read(name as 'session.get', input as undefined).then(
          () => true,
          () => false,
        )
        if (!good) continue
        answered.add(name)
        answers++
        const declared: readonly string[] = [...reads[name].topics, ...sessionTopics]
        for (const collection of asked) if (!declared.includes(collection)) wrong.push(`${name}: ${collection}`)
      }
    }
    expect([...new Set(wrong)]).toEqual([])
    // A read that refuses every input proves nothing. A new project has no rows to ask for by id.
    expect(answered.size).toBeGreaterThanOrEqual(space === 'sample' ? 102 : 84)
  })
})
