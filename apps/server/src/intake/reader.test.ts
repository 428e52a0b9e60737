import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownSite, wires } from '../hostileBodies.testing.ts'
import { openPool, PoolError, type PoolStop } from '../pool/pool.ts'
import { routes } from '@tagmason/tracking/wire'
import { bodyReader, readerLimits } from './reader.ts'

const pool = openPool(readerLimits)
afterAll(() => pool.close())
let runs = 0
const counted = { run: ((...args: Parameters<typeof pool.run>) => (runs++, pool.run(...args))) as typeof pool.run }
const [here, apart] = [bodyReader(), bodyReader(counted)]

const post = (path: string, body: Uint8Array, headers: HeadersInit = {}) =>
  new Request(`http://tagmason.test${path}`, { method: 'POST', body: new Uint8Array(body), headers, duplex: 'half' } as RequestInit)
const ofFormats = wires.filter(({ format }) => !['api', 'ga4Debug'].includes(format))

/** Reads a request as its format has it. */
function told(reader: typeof here, { path, headers = {} }: (typeof wires)[number], body: Uint8Array) {
  const request = post(path, body, headers)
  const { pathname, searchParams } = new URL(request.url)
  const route = routes.findIndex(({ paths }) => paths.includes(pathname))
  return reader.told(request, { method: 'POST', path: pathname, query: searchParams, headers: request.headers }, route, '192.0.2.1')
}

const event = `{"aid":"${knownSite}","name":"sign_up","event":"sign_up","type":"track","e":"se","se_ac":"sign_up","event_type":"sign_up","messageId":"ä","params":{"plan":"pro","list":[1,null]},
"properties":{"plan":"pro"},"payload":{"website":"${knownSite}","name":"sign_up","data":{"a":1}}}`

// A thread of this test reads TypeScript first, which takes longer on a busy machine than a request may wait; a built server's are there at once.
beforeAll(async () => {
  const wire = ofFormats[0]
  if (wire === undefined) throw new Error('There is no wire format.')
  const body = Buffer.from(' '.repeat(64_001))
  for (let answers = ['429']; answers.includes('429');)
    answers = (await Promise.all([told(apart, wire, body), told(apart, wire, body)])).map((read) => ('status' in read ? String(read.status) : ''))
})

describe('what is read in a thread', () => {
  it.each(ofFormats)('is what is read at once: $format', async (wire) => {
    const item = wire.format === 'gtag' ? 'en=sign_up&ep.plan=pro' : wire.format === 'matomo' ? wire.item : event
    const body = gzipSync(wire.around(Array.from({ length: 1500 }, () => item).join(wire.between ?? ',')))
    const before = runs
    const [expected, read] = [await told(here, wire, body), await told(apart, wire, body)]
    if ('status' in expected || 'status' in read) throw new Error(JSON.stringify([expected, read]))
    expect(JSON.parse(JSON.stringify(read.told))).toEqual(JSON.parse(JSON.stringify(expected.told)))
    expect(Buffer.from(expected.body).equals(Buffer.from(read.body))).toBe(true)
    const { shares, faults } = expected.told
    if (wire.format !== 'plausible') expect(shares.flatMap(({ events }) => events).length + faults.length).toBeGreaterThanOrEqual(1500)
    expect(runs).toBe(before + 1)
  })

  it('is what is read at once: the public API and the debug address', async () => {
    const body = gzipSync(
      `{"client_id":"a","events":[${Array.from({ length: 1500 }, (_, at) => (at % 7 === 0 ? '{}' : '{"name":"a","params":{"b":[1]}}')).join()}]}`,
    )
    const sent = await apart.sent(post('/api/v1/events', body), '')
    expect(sent).toEqual(await here.sent(post('/api/v1/events', body), ''))
    expect('events' in sent && [sent.events.length, sent.errors.length]).toEqual([1285, 215])
    expect(await apart.debug(post('/debug/mp/collect', body), '')).toEqual(await here.debug(post('/debug/mp/collect', body), ''))
  })

  it('is what is much or hard to read; a small body asks no thread', async () => {
    const before = runs
    const wire = wires.find(({ format }) => format === 'segment')
    if (wire === undefined) throw new Error('no segment')
    for (const body of ['', '{}', wire.around(event), '['.repeat(60_000), '{"batch":'.repeat(5000)]) await told(apart, wire, Buffer.from(body))
    expect(runs).toBe(before)
    for (const body of [wire.around(Array<string>(1002).fill('{}').join()), ' '.repeat(64_001), 'a'.repeat(8001)]) await told(apart, wire, Buffer.from(body))
    expect(runs).toBe(before + 3)
  })

  it('leaves out an event that is too large, by its place', async () => {
    const large = `{"name":"large","params":{"long":"${'x'.repeat(1_000_000)}"}}`
    const body = gzipSync(`{"events":[{"name":"a"},${large},{"name":"b"}]}`)
    expect(await apart.sent(post('/api/v1/events', body), '')).toMatchObject({
      events: [{ name: 'a' }, { name: 'b' }],
      places: [0, 2],
      errors: [{ index: 1, message: 'The event has more than 1 MB: send it with less in its parameters.' }],
    })
    const wire = ofFormats.find(({ format }) => format === 'tracker')
    if (wire === undefined) throw new Error('no tracker')
    expect(await told(apart, wire, gzipSync(wire.around(`{"name":"a"},${large},{"name":"b"}`)))).toMatchObject({
      told: { shares: [{ events: [{ name: 'a' }, { name: 'b' }], places: [0, 2] }], faults: [{ at: 1 }] },
    })
  })

  it.each([
    ['late', 503],
    ['memory', 413],
    ['busy', 429],
    ['stopping', 503],
  ] as [PoolStop, number][])('is refused where it was cut off: %s', async (why, status) => {
    const reader = bodyReader({ run: () => Promise.reject(new PoolError(why)) })
    expect(await reader.sent(post('/api/v1/events', Buffer.alloc(70_000)), '')).toMatchObject({ status })
  })
})
