import { type CollectionName, memoryStore, type RecordStore, type Write } from '@tagmason/engine'
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
}

export const collection: CollectionName = 'configuredEvents'
/** One that is sealed, too. */
export const used = [collection, 'webhookSecrets', 'plans'] as const satisfies readonly CollectionName[]
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
