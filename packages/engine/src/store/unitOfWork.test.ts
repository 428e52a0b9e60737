import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryStore } from './memory.ts'
import type { Query } from './queryTerms.ts'
import type { Write } from './store.ts'
import { unitOfWork } from './unitOfWork.ts'

const value = fc.constantFrom('a', 'b', '2024', null)
const row = fc.record({ id: fc.constant(''), project: value, state: value, nextAttempt: value, about: value, at: value }, { requiredKeys: ['id'] })
const writes = fc.array(
  fc
    .tuple(fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'), fc.oneof({ weight: 4, arbitrary: row }, { weight: 1, arbitrary: fc.constant(null) }))
    .map(([id, content]) => ({ collection: 'outbox', id, row: content === null ? null : { ...content, id } }) as unknown as Write),
  { maxLength: 12 },
)
const question: fc.Arbitrary<Query<'outbox'>> = fc.oneof(
  fc.record({ where: fc.record({ state: value }), order: fc.constant('nextAttempt' as const), descending: fc.boolean(), limit: fc.nat(5) }),
  fc.record({ where: fc.record({ about: value, state: fc.array(value, { maxLength: 2 }) }) }),
  fc.record({ where: fc.record({ at: fc.record({ from: fc.constantFrom('', 'b') }) }), order: fc.constant('at' as const), descending: fc.boolean() }),
)

it('finds and counts with its own writes what the store finds once they are committed, but for the order among equals', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(writes, writes, question, async (before, own, query) => {
      const store = memoryStore()
      await store.commit(before)
      const records = unitOfWork(store)
      for (const { collection, id, row: content } of own) {
        if (content === null) records.remove(collection, id)
        else records.put(collection, id, content as never)
      }
      const { limit = Infinity, ...whole } = query
      const [all, some, count] = [await records.find('outbox', whole), await records.find('outbox', query), await records.count('outbox', query.where ?? {})]
      await store.commit(own)
      const stored = [...(await store.find('outbox', whole)).values()]
      const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()
      expect(ids(all)).toEqual(ids(stored))
      expect(count).toBe(stored.length)
      expect(some).toEqual(all.slice(0, limit))
      const { order } = query
      const keys = (rows: readonly object[]) => rows.map((each) => (order === undefined ? null : ((each as Record<string, unknown>)[order] ?? null)))
      expect(keys(all)).toEqual(keys(stored))
      found += all.length
    }),
    { numRuns: 300 },
  )
  expect(found).toBeGreaterThan(100)
})
