import { type CollectionName, indexes, memoryStore, type Query, type RecordStore, type Where, type Write } from '@tagmason/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** What every record store does. `empty` gives the store of an account whose collections used here have no rows. */
export function keepsTheContract(empty: () => Promise<RecordStore>, runs: number): void {
  it('gives rows in the order first written, also after changes', async () => {
    const store = await empty()
    await store.commit([put('a', { id: 'a', n: 1 }), put('b', { id: 'b', n: 1 })])
    await store.commit([put('c', { id: 'c', n: 1 }), put('a', { id: 'a', n: 2 })])
    expect([...(await store.list(collection))]).toEqual([
      ['a', { id: 'a', n: 2 }],
      ['b', { id: 'b', n: 1 }],
      ['c', { id: 'c', n: 1 }],
    ])
  })

  it('puts a row that went and came back at the end, in one commit or in two', async () => {
    const store = await empty()
    await store.commit(['a', 'b', 'c'].map((id) => put(id, { id })))
    await store.commit([gone('a'), put('a', { id: 'a' })])
    await store.commit([gone('b')])
    await store.commit([put('b', { id: 'b' })])
    expect([...(await store.list(collection)).keys()]).toEqual(['c', 'a', 'b'])
  })

  it('knows nothing of what is not there', async () => {
    const store = await empty()
    await store.commit([gone('never'), put('a', { id: 'a' })])
    expect([await store.get(collection, 'never'), await store.get(collection, 'a')]).toEqual([undefined, { id: 'a' }])
  })

  it('changes nothing when one write of several cannot be kept', async () => {
    const store = await empty()
    await store.commit([put('a', { id: 'a', n: 1 })])
    const circle: Record<string, unknown> = { id: 'c' }
    // JSON has no word for it, and a copy none for the function.
    circle['self'] = [circle, () => 0, 1n]
    await expect(store.commit([put('a', { id: 'a', n: 2 }), put('b', { id: 'b' }), put('c', circle)])).rejects.toThrow(
      /circular|could not be cloned|call stack/,
    )
    expect([...(await store.list(collection))]).toEqual([['a', { id: 'a', n: 1 }]])
  })

  it('lets nobody change what it keeps through a row that went in or came out', async () => {
    const store = await empty()
    const row = { id: 'a', list: [1] }
    await store.commit([put('a', row)])
    row.list.push(2)
    const out = (await store.get(collection, 'a')) as unknown as typeof row
    try {
      out.list.push(3)
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
    }
    expect(await store.get(collection, 'a')).toEqual({ id: 'a', list: [1] })
  })

  it('answers like the memory store after any commits, with any rows', async () => {
    let commits = 0
    await fc.assert(
      fc.asyncProperty(fc.array(commit, { minLength: 1, maxLength: 6 }), async (sequence) => {
        const [store, model] = [await empty(), memoryStore()]
        for (const writes of sequence) {
          await store.commit(writes)
          await model.commit(writes)
          commits++
          for (const each of used) expect([...(await store.list(each))]).toEqual([...(await model.list(each))])
        }
      }),
      { numRuns: runs },
    )
    expect(commits).toBeGreaterThanOrEqual(runs)
  })

  it('finds and counts rows like the memory store, by any index, in pages of any size', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(fc.array(mailWrite, { minLength: 5, maxLength: 40 }), fc.array(question, { minLength: 5, maxLength: 12 }), async (writes, questions) => {
        const [store, model] = [await empty(), memoryStore()]
        for (const each of [store, model]) await each.commit(writes)
        for (const query of questions) {
          const rows = [...(await model.find('outbox', query))]
          expect([...(await store.find('outbox', query))]).toEqual(rows)
          const after = rows.at(rows.length >> 1)?.[0]
          if (after !== undefined && query.limit !== undefined)
            expect([...(await store.find('outbox', { ...query, after }))]).toEqual([...(await model.find('outbox', { ...query, after }))])
          const { where = {}, limit } = query
          expect(await store.count('outbox', where, limit)).toBe(await model.count('outbox', where, limit))
          found += rows.length
        }
      }),
      { numRuns: runs * 2 },
    )
    expect(found).toBeGreaterThan(runs)
  })

  it('refuses what no index answers', async () => {
    const store = await empty()
    await expect(store.find('outbox', { order: 'state', limit: 1 })).resolves.toBeDefined()
    await expect(store.find('outbox', { where: { nextAttempt: 'x' } })).rejects.toThrow("No index answers this question of 'outbox' (nextAttempt)")
    await expect(store.count('outbox', { at: { from: 'a' }, nextAttempt: { from: 'b' } })).rejects.toThrow('has one range')
  })
}

export const collection: CollectionName = 'configuredEvents'
/** One that is sealed, too. */
export const used = [collection, 'webhookSecrets', 'plans', 'outbox'] as const satisfies readonly CollectionName[]
export const put = (id: string, row: object, into: CollectionName = collection) => ({ collection: into, id, row }) as unknown as Write
export const gone = (id: string, from: CollectionName = collection) => ({ collection: from, id, row: null }) as Write

const oddTexts = [
  '',
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00x',
  '\uE000',
  '\uE000-0',
  '\uE000\uE000',
  '\uE0000041',
  '\\u0000',
  "'; drop table records; --",
  '{"$box":"x"}',
  '😀',
  '__proto__',
]
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...oddTexts),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
)
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, 1e21, NaN, Infinity, -Infinity))
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
const row = fc.dictionary(text, value, { maxKeys: 5, noNullPrototype: true })
const id = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), text)
const write = fc
  .tuple(fc.constantFrom(...used), id, fc.oneof({ weight: 3, arbitrary: row }, { weight: 1, arbitrary: fc.constant(null) }))
  .map(([into, key, content]) => ({ collection: into, id: key, row: content }) as unknown as Write)
const commit = fc.array(write, { maxLength: 12 })

const keyValue = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('a', 'b', 'B', 'ab', '', 'é', '2024-01-22T10:00:00.000Z', '\uFFFD', '😀', '\0', '\uD800', '\uE000', 'x'.repeat(300)),
  },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, 1, -1, 1.5, 10, 9, -1e9, true, false, null) },
)
const fields = ['project', 'space', 'state', 'nextAttempt', 'about', 'at'] as const
const mailRow = fc.record(Object.fromEntries(fields.map((field) => [field, keyValue])), { requiredKeys: [] })
const mailWrite = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', '\0', 'é'),
    fc.oneof({ weight: 5, arbitrary: mailRow }, { weight: 1, arbitrary: fc.constant(null) }),
  )
  .map(([key, content]) => ({ collection: 'outbox', id: key, row: content }) as unknown as Write)
const end = fc.oneof(fc.constantFrom('', 'a', 'b', 'é', '\uFFFD', '😀', '2024'), fc.constantFrom(-1, 0, 5))
/** A question that an index answers: some of its fields known, the next one in a range, an order, or neither. */
const question: fc.Arbitrary<Query<'outbox'>> = fc
  .record({
    index: fc.constantFrom<readonly string[]>([], ['project'], ['space'], ...indexes.outbox),
    known: fc.nat(2),
    values: fc.array(fc.oneof(keyValue, fc.array(keyValue, { maxLength: 3 })), { minLength: 2, maxLength: 2 }),
    range: fc.record({ from: end, to: end, before: end }, { requiredKeys: [] }),
    ends: fc.constantFrom('range', 'order', 'both', 'neither'),
    descending: fc.boolean(),
    limit: fc.option(fc.nat(6), { nil: undefined }),
    ids: fc.option(fc.array(fc.constantFrom('a', 'b', '\0', 'none'), { maxLength: 3 }), { nil: undefined, freq: 6 }),
  })
  .map(({ index, known, values, range, ends, descending, limit, ids }) => {
    const next = index[known]
    const where: Record<string, unknown> = Object.fromEntries(index.slice(0, known).map((field, at) => [field, values[at]]))
    if (next !== undefined && (ends === 'range' || ends === 'both')) where[next] = range
    if (ids !== undefined) where['id'] = ids
    const ordered = next !== undefined && (ends === 'order' || ends === 'both')
    const paged = limit !== undefined && (ids !== undefined || ordered || (known >= index.length && ends !== 'range'))
    return { where: where as Where<'outbox'>, ...(ordered ? { order: next as 'at' } : {}), descending, ...(paged ? { limit } : {}) }
  })
