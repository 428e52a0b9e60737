import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routes, type Told, type WireRequest } from '@tagmason/tracking/wire'

const runs = Number(process.env['TAGMASON_RUNS'] ?? 60)

const request = (
  path: string,
  method: string,
  body: Uint8Array | string,
  query: string | Record<string, string>,
  headers: Record<string, string> = {},
): WireRequest => ({
  method,
  path,
  query: new URLSearchParams(query),
  headers: new Headers(headers),
  body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
})

/** Names that the formats look for, so that generated JSON gets past the first look. */
const known = (
  'batch events requests data payload properties event_properties params context page screen campaign library event name n u d p $ type website ' +
  'event_type api_key writeKey token schema e aid ue_px ue_pr co cx timestamp time sent_at sentAt offset client_upload_time timestamp_micros ' +
  'idsite rec cvar ec_items idgoal ec_id search userId anonymousId distinct_id $device_id client_id __proto__ constructor toString url title ' +
  'referrer channel'
).split(' ')
const words = [...'pageview $pageview page track identify event performance pv ue se shop 1 https://shop.example/ eyJhIjoxfQ'.split(' '), '{"a":[1]}', '']
const leaf = fc.oneof(fc.constantFrom(...words), fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.bigInt().map(Number))
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    // Not `fc.object`: `__proto__` has to be a name of its own, as JSON can have it.
    fc.array(fc.tuple(fc.oneof(fc.constantFrom(...known), fc.string()), tie('value')), { maxLength: 8 }).map((entries) => Object.fromEntries(entries)),
  ),
}))
const query = fc.dictionary(
  fc.oneof(fc.constantFrom(...known, 'en', 'tid', 'cid', 'ep.a', 'epn.b', 'pr1', '_et'), fc.string()),
  fc.oneof(fc.constantFrom(...words), fc.string()),
  {
    noNullPrototype: true,
  },
)
const headers = fc.constantFrom<Record<string, string>[]>({}, { authorization: 'Basic !!' }, { authorization: 'Basic c2hvcDo=' }, { 'x-forwarded-for': ',' })

/** What holds for everything that a decoder tells, whatever it was given. */
function holds(told: Told): void {
  for (const { site, events, places } of told.shares) {
    expect(site.id).toEqual(expect.any(String))
    expect(site.id.trim()).not.toBe('')
    expect(places.length).toBe(events.length)
    for (const event of events) {
      expect(event.name.trim()).not.toBe('')
      for (const text of [
        event.clientId,
        event.userId,
        event.sessionId,
        event.eventId,
        event.language,
        event.screen,
        event.ip,
        event.userAgent,
        event.page?.url,
        event.page?.title,
      ])
        expect([undefined, 'string']).toContain(text === undefined ? text : typeof text)
      for (const time of [event.timestamp, event.sentAt]) expect(['undefined', 'string', 'number']).toContain(typeof time)
      expect(Object.getPrototypeOf(event.params ?? {})).toBe(Object.prototype)
    }
  }
  for (const { at, field, message } of told.faults) {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(field).toEqual(expect.any(String))
    // What, why, and what to do.
    expect(message).toMatch(/^\S.{5,}: .{5,}\.$/s)
  }
  // A request is for a site, or has something wrong with it.
  expect(told.shares.length + told.faults.length).toBeGreaterThan(0)
}

// Of each route the first and the last address: what a route's addresses differ in stands at its ends.
const addresses = routes.flatMap(({ methods, paths, decode }) =>
  methods.flatMap((method) => [...new Set([paths[0] ?? '', paths.at(-1) ?? ''])].map((path) => ({ method, path, decode }))),
)

describe.each(addresses)('$method $path never throws, and says what is wrong,', ({ method, path, decode }) => {
  it('given any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), query, headers, (bytes, query, headers) => holds(decode(request(path, method, bytes, query, headers)))),
      { numRuns: runs },
    )
  })

  it('given any JSON', () => {
    fc.assert(
      fc.property(value, query, headers, (value, query, headers) => holds(decode(request(path, method, JSON.stringify(value) ?? '', query, headers)))),
      { numRuns: runs },
    )
  })

  it('given JSON that is very deep', () => {
    const deep = `${'{"properties":'.repeat(5000)}1${'}'.repeat(5000)}`
    for (const body of [deep, `[${deep}]`, `{"batch":[${deep}],"events":[${deep}],"requests":[${deep}],"data":[${deep}]}`, '['.repeat(50_000)])
      holds(decode(request(path, method, body, '')))
  })
})
