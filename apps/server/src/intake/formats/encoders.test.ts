import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encoders, type Full } from './encoders.testing.ts'
import { said } from './house.testing.ts'

const runs = Number(process.env['TAGMASON_RUNS'] ?? 100)

/** Text of any script, with what gets lost when something is escaped twice or not at all. */
const text = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('a+b', 'a b', '50%', 'a&b=c', '"q"', '\\', 'é', '日本', '🙂', '~', '#x', '{}', 'null'))
  .map((written) => `x${written}x`)
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
)
const word = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/)

const event: fc.Arbitrary<Full> = fc.record({
  site: fc.stringMatching(/^[a-z0-9_-]{1,20}$/),
  // A name of its own: those that formats keep for themselves are tested one by one.
  name: word.map((name) => `my_${name}`),
  clientId: text,
  userId: text.map((id) => `u${id}`),
  sessionId: fc.integer({ min: 1, max: 2_000_000_000 }).map(String),
  eventId: fc.uuid(),
  time: fc.integer({ min: 1_500_000_000_000, max: 2_000_000_000_000 }),
  url: fc.webUrl({ withQueryParameters: true }),
  title: text,
  referrer: fc.webUrl(),
  language: fc.constantFrom('de', 'en-GB', 'zh-Hant-TW'),
  params: fc.dictionary(
    word.map((name) => `my_${name}`),
    fc.oneof(text, number),
    { maxKeys: 8, noNullPrototype: true },
  ),
})

const whole = { method: 'POST', path: '/', query: new URLSearchParams(), headers: new Headers(), body: new Uint8Array() }

describe.each(Object.entries(encoders))('%s', (_, { decode, encode, keeps }) => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(event, (full) => {
        const told = decode({ ...whole, ...encode(full) })
        expect(told.faults).toEqual([])
        expect(told.shares.map(({ site, places }) => [site, places])).toEqual([[{ id: full.site, host: new URL(full.url).hostname }, [0]]])
        const kept = (part: (typeof keeps)[number]) => (keeps.includes(part) ? full[part] : undefined)
        const { timestamp, params, ...read } = said(told.shares[0]?.events[0])
        expect(Number(timestamp ?? full.time)).toBe(full.time)
        expect(timestamp === undefined).toBe(!keeps.includes('time'))
        expect(params).toMatchObject(full.params)
        expect(read).toEqual(
          said({
            name: full.name,
            clientId: kept('clientId') as string | undefined,
            userId: kept('userId') as string | undefined,
            sessionId: kept('sessionId') as string | undefined,
            eventId: kept('eventId') as string | undefined,
            page: { url: full.url, title: kept('title') as string | undefined, referrer: kept('referrer') as string | undefined },
            language: kept('language') as string | undefined,
          }),
        )
      }),
      { numRuns: runs },
    )
  })
  it('keeps a parameter called __proto__ like any other', () => {
    const [full] = fc.sample(event, 1)
    if (full === undefined) throw new Error('There is no sample.')
    const params = Object.fromEntries([['__proto__', 'x']])
    const kept = decode({ ...whole, ...encode({ ...full, params }) }).shares[0]?.events[0]?.params ?? {}
    expect(Object.entries(kept)).toContainEqual(['__proto__', 'x'])
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
  })
})
