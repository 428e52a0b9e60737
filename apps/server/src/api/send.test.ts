import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Taken } from '../intake/intake.ts'
import { call, ingestKey, openApi, paths } from './api.testing.ts'

describe('POST /api/v1/events', () => {
  it('takes one event and several, and counts what it took', async () => {
    const { app, key, intake } = await openApi()
    const { secret } = await key({ project: 'help-center' })
    expect(await call(app, paths.events, { key: secret, body: { name: 'sign_up', clientId: 'c1' } })).toMatchObject({
      status: 202,
      json: { accepted: 1, errors: [] },
    })
    const body = {
      events: [
        { name: 'sign_up', eventId: 'e1', page: { url: 'https://help.example.com/a' }, params: { plan: 'pro', seats: 3 } },
        { name: 'page_view', timestamp: '2026-03-01T11:59:00Z', userId: null },
      ],
    }
    expect(await call(app, paths.events, { key: secret, body })).toMatchObject({ status: 202, json: { accepted: 2, errors: [] } })
    await intake.flush()
    expect((await call(app, paths.counts, { key: secret })).json).toEqual({
      rows: [
        { name: 'page_view', interval: '2026-03-01T00:00:00.000Z', count: 1 },
        { name: 'sign_up', interval: '2026-03-01T00:00:00.000Z', count: 2 },
      ],
    })
  })

  it('says what is wrong with each event and takes the others', async () => {
    const { app, key } = await openApi()
    const { secret } = await key()
    const events = [
      { name: 'good' },
      { name: '' },
      { nom: 'x' },
      { name: 'good', page: 'here' },
      7,
      { name: 'good', timestamp: true },
      { name: 'good', timestamp: 'last Tuesday' },
    ]
    const { status, json } = await call(app, paths.events, { key: secret, body: { events } })
    expect([status, json['accepted']]).toEqual([202, 1])
    expect(json['errors']).toMatchObject([
      { index: 1, field: 'name' },
      { index: 2, field: 'name' },
      { index: 3, field: 'page' },
      { index: 4, field: '', message: 'Give an object with a name.' },
      { index: 5, field: 'timestamp' },
      { index: 6, field: 'timestamp' },
    ])
    const wrong = await call(app, paths.events, { key: secret, body: { events: events.slice(1) } })
    expect(wrong.status).toBe(422)
    expect(wrong.headers.get('Content-Type')).toBe('application/problem+json')
    expect(wrong.said.errors).toHaveLength(6)
    expect(wrong.said.detail).toMatch(/^None of the events can be kept: the event at 0 is wrong in 'name'\./)
  })

  it('tells where the JSON of a body is broken', async () => {
    const { app } = await openApi()
    for (const [body, line, column] of [
      ['{"name": "a",}', 1, 14],
      ['{\n  "name": x\n}', 2, 11],
      ['', 1, 1],
      ['{"name": "a"', 1, 13],
      ['name=a', 1, 1],
    ] as const) {
      const answer = await call(app, paths.events, { key: ingestKey, body })
      expect([answer.status, answer.json['line'], answer.json['column']], body).toEqual([400, line, column])
      expect(answer.said.detail).toContain(`line ${line}, column ${column}`)
    }
    const deep = await call(app, paths.events, { key: ingestKey, body: '['.repeat(400_000) })
    expect([deep.status, deep.json['column']]).toEqual([400, 201])
  })

  it('refuses what is neither an event nor a list, nothing, and too much', async () => {
    const { app } = await openApi()
    for (const [body, status] of [
      [[{ name: 'a' }], 422],
      ['"a"', 422],
      ['null', 422],
      [{ events: [] }, 422],
      [{ events: { name: 'a' } }, 422],
      [{ events: Array.from({ length: 10_001 }, () => ({ name: 'a' })) }, 413],
      [{ name: 'a', params: { long: 'x'.repeat(1_000_000) } }, 413],
      [gzipSync(JSON.stringify({ name: 'a', params: { long: ' '.repeat(11_000_000) } })), 413],
    ] as const) {
      const answer = await call(app, paths.events, { key: ingestKey, body })
      expect([answer.status, answer.json['status']]).toEqual([status, status])
    }
    expect(await call(app, paths.events, { key: ingestKey, body: gzipSync('{"name":"a"}') })).toMatchObject({ status: 202, json: { accepted: 1 } })
    expect(await call(app, paths.events, { key: ingestKey, body: { events: Array.from({ length: 10_000 }, () => ({ name: 'a' })) } })).toMatchObject({
      status: 202,
      json: { accepted: 10_000 },
    })
  })

  it('passes on that the intake is busy', async () => {
    let taken: Taken = { busy: true, status: 503, seconds: 10 }
    const { app } = await openApi({ intake: (real) => ({ ...real, take: async () => taken }) })
    const ask = () => call(app, paths.events, { key: ingestKey, body: { name: 'a' } })
    let answer = await ask()
    expect([answer.status, answer.headers.get('Retry-After'), answer.said.title]).toEqual([503, '10', 'Service Unavailable'])
    taken = { busy: true, status: 429, seconds: 3 }
    answer = await ask()
    expect([answer.status, answer.headers.get('Retry-After'), answer.said.title]).toEqual([429, '3', 'Too Many Requests'])
    expect(answer.said.detail).toContain('send them again in 3 seconds')
  })

  it('lets pages of any site send with an ingest key, and lets no page read with a secret', async () => {
    const { app, key } = await openApi()
    const preflight = await call(app, paths.events, { method: 'OPTIONS', headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    const sent = await call(app, paths.events, { key: ingestKey, body: { name: 'a' }, headers: { Origin: 'https://shop.example' } })
    expect([sent.status, sent.headers.get('Access-Control-Allow-Origin')]).toEqual([202, '*'])
    const secret = await call(app, paths.events, { key: (await key()).secret, body: { name: 'a' }, headers: { Origin: 'https://shop.example' } })
    expect([secret.status, secret.headers.get('Access-Control-Allow-Origin')]).toEqual([202, null])
    expect(
      (await call(app, paths.counts, { key: ingestKey, headers: { Origin: 'https://shop.example' } })).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull()
  })

  it('keeps language, time zone, screen and country of a visitor that a server tells of', async () => {
    const { app, key, intake, events } = await openApi()
    const { secret } = await key({ project: 'careers' })
    const told = [
      { name: 'a', language: 'de-AT', timeZone: 'Europe/Zurich', screen: '1280x720', country: 'li' },
      { name: 'b', language: 'de-AT', timeZone: 'Europe/Zurich' },
      { name: 'c', language: 'de-AT' },
      { name: 'd', ip: '203.0.113.9' },
    ]
    const sent = { key: secret, body: { events: told }, headers: { 'Accept-Language': 'fr-FR' } }
    expect((await call(app, paths.events, sent)).json).toEqual({ accepted: 4, errors: [] })
    await call(app, `${paths.events}?project=careers`, { key: ingestKey, body: { name: 'e', country: 'LI', timeZone: 'Europe/Zurich' } })
    await intake.flush()
    const rows = (await events.latest({ account: 'main', project: 'careers', from: 0, to: 1e15, withBots: true }, 10)).map((each) => [
      each.name,
      each.language,
      each.screen,
      each.country,
    ])
    expect(rows.sort()).toEqual([
      ['a', 'de-AT', '1280x720', 'LI'],
      ['b', 'de-AT', '', 'CH'],
      ['c', 'de-AT', '', 'AT'],
      // Nobody is looked up by address.
      ['d', '', '', ''],
      // A page is where its own clock is, whatever it says.
      ['e', '', '', 'CH'],
    ])
    const wrong = { name: 'a', screen: 'large', country: 'Austria', language: 'x'.repeat(36), traits: [], identifies: 'yes' }
    const fields = ((await call(app, paths.events, { key: secret, body: wrong })).said.errors as { field: string }[]).map(({ field }) => field)
    expect(fields.sort()).toEqual(['country', 'identifies', 'language', 'screen', 'traits'])
  })

  it('keeps who a visitor is apart from events, and answers by their properties', async () => {
    const { app, key, intake, desk, records } = await openApi()
    const { secret } = await key({ project: 'careers' })
    const send = (body: object) => call(app, paths.events, { key: secret, body })
    const tell = { clientId: 'c1', userId: 'ada@example.com' }
    const metered = async () => {
      await desk.settle()
      return (await records.of('main').get('subscriptions', 'subscription'))?.usage.events.used ?? 0
    }
    const before = await metered()
    await send({ name: 'page_view', clientId: 'c1' })
    await send({ name: 'page_view', ...tell, clientId: 'c2' })
    expect((await send({ name: 'identify', identifies: true, ...tell, traits: { plan: 'pro', email: 'ada@example.com' } })).json).toEqual({
      accepted: 1,
      errors: [],
    })
    await intake.flush()
    const ask = async (body: object) => (await call(app, paths.query, { key: secret, body })).json['rows']
    expect(await ask({ measures: ['events', 'visitors', 'people'], by: ['user:plan'] })).toEqual([['pro', 2, 2, 1]])
    expect(await ask({ measures: ['events'], filters: [{ field: 'user:plan', values: ['pro'], not: true }] })).toEqual([[0]])
    expect(await ask({ measures: ['events'], by: ['user:email'] })).toEqual([['', 2]])
    expect(await metered()).toBe(before + 2)
  })

  it('believes what a secret key tells of a visitor, and an ingest key nothing', async () => {
    const { app, key, intake, events } = await openApi()
    const { secret } = await key({ project: 'careers' })
    const told = {
      name: 'a',
      ip: '192.0.2.9',
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    }
    const crawler = { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }
    await call(app, paths.events, { key: secret, body: told, headers: crawler })
    await call(app, `${paths.events}?project=careers`, { key: ingestKey, body: told, headers: crawler })
    await intake.flush()
    const range = { account: 'main', project: 'careers', from: 0, to: 1e15, withBots: true }
    expect((await events.latest(range, 10)).map(({ browser, bot }) => [browser, bot]).sort()).toEqual([
      ['Googlebot', 'crawler'],
      ['Safari', ''],
    ])
  })

  it('never breaks, whatever the body', async () => {
    const { app } = await openApi()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ events: fc.array(fc.anything()) }),
          fc.dictionary(fc.constantFrom('name', 'page', 'params', 'eventId', 'timestamp'), fc.jsonValue()),
        ),
        async (body) => {
          const { status } = await call(app, paths.events, { key: ingestKey, body })
          expect([202, 400, 422]).toContain(status)
        },
      ),
      { numRuns: 200 },
    )
  })
})
