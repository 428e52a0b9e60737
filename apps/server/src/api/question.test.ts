import { eventMeasures } from '@tagmason/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEvent, events, hardTexts, names } from '../events/events.testing.ts'
import { call, openApi, paths } from './api.testing.ts'
import { addressOf, at, collected, day, textOf } from './question.testing.ts'

describe('POST /api/v1/query', () => {
  it('answers measures by dimensions, with what was counted', async () => {
    const { ask } = await collected()
    const seen = { from: '2026-02-23T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' }
    expect(await ask({ measures: ['visitors', 'events', 'orders', 'revenueCents'], by: ['device'] })).toEqual({
      question: {
        measures: ['visitors', 'events', 'orders', 'revenueCents'],
        by: ['device'],
        filters: [],
        ...seen,
        withBots: false,
        keyEvents: [],
        limit: 1000,
      },
      counted: { ...seen, timeZone: 'Europe/London', rows: 4, bots: 1, sampled: false },
      columns: ['device', 'visitors', 'events', 'orders', 'revenueCents'],
      rows: [
        ['desktop', 1, 2, 1, 1999],
        ['mobile', 1, 2, 0, -500],
      ],
      next: null,
    })
    const rows = async (question: object) => (await ask(question))['rows']
    expect(await rows({ measures: ['events'], withBots: true })).toEqual([[5]])
    expect(await rows({ measures: ['events'], by: ['day'] })).toEqual([
      [`${day}T00:00:00.000Z`, 3],
      ['2026-02-28T00:00:00.000Z', 1],
    ])
    expect(await rows({ measures: ['visits'], by: ['landing'], filters: [{ field: 'landing', values: [''], not: true }] })).toEqual([
      ['/', 1],
      ['/pricing', 1],
    ])
    expect(await rows({ measures: ['events'], by: ['param:plan'], filters: [{ field: 'param:plan', values: ['pro', 'a:b,c\\'] }] })).toEqual([
      ['a:b,c\\', 1],
      ['pro', 1],
    ])
    expect(await rows({ measures: ['p75'], percentileOf: 'load', from: `${day}T08:30:00Z` })).toEqual([[8]])
    expect(await rows({ measures: ['p75'], percentileOf: 'none' })).toEqual([[null]])
    expect(await rows({ measures: ['keyEvents', 'keyVisits'], keyEvents: ['page_view'] })).toEqual([[2, 2]])
    expect(await rows({ measures: ['events'], name: 'refund', from: '2026-02-28', to: '2026-02-28' })).toEqual([[1]])
  })

  it('counts the events of the project’s goals as key events where none are named', async () => {
    const { ask, desk } = await collected()
    const goals = [...((await desk.keyrings())[0]?.goals.get('help-center') ?? [])].sort()
    expect(goals).toContain('purchase')
    expect(await ask({ measures: ['keyEvents'] })).toMatchObject({ question: { keyEvents: goals }, rows: [[1]] })
  })

  it('compares each row with the one in the equally long period before', async () => {
    const { ask } = await collected()
    expect(await ask({ measures: ['events'], by: ['device'], compare: 'previous' })).toMatchObject({
      rows: [
        ['desktop', 2],
        ['mobile', 2],
      ],
      previous: [['desktop', 1], null],
    })
    expect(await ask({ measures: ['events'], by: ['day', 'device'], compare: 'previous', filters: [{ field: 'device', values: ['desktop'] }] })).toMatchObject({
      rows: [[`${day}T00:00:00.000Z`, 'desktop', 2]],
      previous: [['2026-02-22T00:00:00.000Z', 'desktop', 1]],
    })
    expect(await ask({ measures: ['events'], compare: 'previous', from: `${day}T08:00:30Z`, to: `${day}T08:01:30Z` })).toMatchObject({
      rows: [[1]],
      previous: [[1]],
    })
  })

  it('takes whole days before whole days, whatever clocks do between them', async () => {
    const { ask, events } = await collected()
    const time = (text: string, id: string) => anEvent({ project: 'help-center', id, time: at(text) })
    await events.append([time('2025-03-29T00:00:00Z', 'a'), time('2025-03-28T23:59:59Z', 'b'), time('2025-03-30T12:00:00Z', 'c')], 'spring')
    // In London the 30th has 23 hours.
    expect(await ask({ measures: ['events'], from: '2025-03-30', to: '2025-03-30', compare: 'previous' })).toMatchObject({ rows: [[1]], previous: [[1]] })
  })

  it('comes in pages, also over midnight', async () => {
    const { ask, clock } = await collected()
    const question = { measures: ['events'], by: ['name', 'device'], withBots: true }
    const whole = await ask(question)
    const rows = []
    for (let cursor: unknown; ; clock.now += 86_400_000) {
      const page = await ask({ ...question, limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      rows.push(...(page['rows'] as unknown[]))
      cursor = page['next']
      if (cursor === null) break
    }
    expect(rows).toEqual(whole['rows'])
    expect(rows).toHaveLength(4)
  })

  it('takes back the question that it told', async () => {
    const { ask } = await collected()
    const first = await ask({ measures: ['keyEvents', 'p75'], by: ['day'], percentileOf: 'load', limit: 1, compare: 'previous' })
    expect(await ask(first['question'])).toEqual(first)
    expect(await ask({ ...(first['question'] as object), cursor: first['next'] })).toMatchObject({ rows: [expect.anything()], next: null })
  })
})

describe('GET /api/v1/query', () => {
  it('reads lists, filters and everything else out of the address', async () => {
    const { app, secret } = await collected()
    const ask = async (query: string) => (await call(app, `${paths.query}?${query}`, { key: secret })).json['rows']
    expect(await ask('measures=events,visitors&by=device&filter=device:mobile,desktop&limit=1')).toEqual([['desktop', 2, 1]])
    expect(await ask('measures=events&measures=visitors&by=&filter=device!:mobile')).toEqual([[2, 1]])
    expect(await ask(`measures=events&by=name&filter=${encodeURIComponent('param:plan:a\\:b\\,c\\\\')}`)).toEqual([['page_view', 1]])
    expect(await ask('measures=events&withBots=true&project=help-center')).toEqual([[5]])
  })

  it('gives the answer that the same question gives as a body', { timeout: 120_000 }, async () => {
    const { app, key, events: store } = await openApi()
    const { secret } = await key({ project: 'help-center' })
    await store.append(
      fc.sample(events, { numRuns: 300, seed: 22 }).map((event) => ({ ...event, account: 'main', project: 'help-center' })),
      'any',
    )
    const text = fc.oneof(
      fc.constantFrom('desktop', 'EUR', '/x', 'a,b', 'a:b', 'a!', '\\,', '!:', ...hardTexts.filter((each) => each.length < 100)),
      fc.string({ unit: 'grapheme' }),
    )
    const field = fc.oneof(
      fc.constantFrom('device', 'country', 'name', 'path', 'landing', 'currency'),
      text.filter((each) => each !== '').map((each) => `param:${each}`),
      text.filter((each) => each !== '').map((each) => `user:${each}`),
    )
    const question = fc.record(
      {
        measures: fc.uniqueArray(fc.constantFrom(...eventMeasures), { minLength: 1, maxLength: 4 }),
        by: fc.uniqueArray(fc.oneof(field, fc.constantFrom('day', 'week', 'month')), { maxLength: 3 }),
        filters: fc.array(
          fc.record({ field, values: fc.array(text, { minLength: 1, maxLength: 3 }), not: fc.boolean() }, { requiredKeys: ['field', 'values'] }),
          {
            maxLength: 2,
          },
        ),
        from: fc.constantFrom('2011-01-01', '2024-01-22T10:00', '2024-03-10T07:00:00+02:00'),
        to: fc.constantFrom('2024-10-27', '2024-12-31T23:59:59.999Z'),
        withBots: fc.boolean(),
        name: names,
        keyEvents: fc.uniqueArray(names, { maxLength: 2 }),
        percentileOf: text.filter((each) => each !== ''),
        compare: fc.constant('previous'),
        limit: fc.integer({ min: 1, max: 1001 }),
      },
      { requiredKeys: ['measures'] },
    )
    let answered = 0
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const [one, other] = [
          await call(app, `${paths.query}?${addressOf(asked)}`, { key: secret }),
          await call(app, paths.query, { key: secret, body: asked }),
        ]
        expect(one.json).toEqual(other.json)
        expect(one.status).toBe(other.status)
        if (one.status === 200 && (one.json['rows'] as unknown[]).length > 0) answered++
      }),
      { numRuns: 150 },
    )
    expect(answered).toBeGreaterThan(20)
  })
})

it('shows a key the events of its own project and account only', async () => {
  const { app, key, secret, events } = await collected()
  await events.append([anEvent({ account: 'other', project: 'help-center', id: 'o', device: 'mobile', time: at(`${day}T08:00:00Z`) })], 'other')
  const { secret: careers } = await key({ project: 'careers' })
  const question = { measures: ['events'], by: ['device'], withBots: true, from: '2000-01-01', compare: 'previous' }
  expect((await call(app, paths.query, { key: careers, body: question })).json).toMatchObject({ rows: [['tablet', 1]], counted: { rows: 1 } })
  expect((await call(app, `${paths.query}?${addressOf(question)}`, { key: secret })).json).toMatchObject({
    rows: [
      ['desktop', 4],
      ['mobile', 2],
      ['tablet', 1],
    ],
    counted: { rows: 7 },
  })
  expect((await call(app, `${paths.query}?project=careers`, { key: secret, body: question })).status).toBe(403)
  const funnel = { steps: [{ name: 'page_view' }], from: '2000-01-01' }
  expect((await call(app, paths.funnel, { key: careers, body: funnel })).json).toMatchObject({ rows: [['page_view', null, 1, 100, 0]] })
})

describe('as CSV', () => {
  it('has a header, disarms formulas, and names the next page in a header, whichever way it was asked', async () => {
    const { app, secret, events } = await collected()
    await events.append([anEvent({ project: 'help-center', id: 'f', time: at(`${day}T08:00:00Z`), device: '=cmd()' as 'desktop', visitor: 'v1' })], 'formula')
    const question = { measures: ['events', 'p75'], by: ['device'], percentileOf: 'load' }
    const byAddress = await textOf(app, `${paths.query}?${addressOf(question)}&format=csv`, { key: secret })
    expect(byAddress.text).toBe("\uFEFFdevice,events,p75\r\ndesktop,2,4\r\nmobile,2,8\r\n'=cmd(),1,\r\n")
    expect([byAddress.headers.get('Content-Type'), byAddress.headers.get('Link')]).toEqual(['text/csv; charset=utf-8', null])
    const accept = { Accept: 'text/csv, application/json;q=0.5' }
    for (const body of [undefined, { ...question, limit: 1 }]) {
      const texts = []
      let path = body === undefined ? `${paths.query}?${addressOf({ ...question, limit: 1 })}` : paths.query
      for (;;) {
        const { text, headers } = await textOf(app, path, { key: secret, headers: accept, ...(body === undefined ? {} : { body }) })
        texts.push(text.replace(/^.*\r\n/, ''))
        const link = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1]
        if (link === undefined) break
        path = link
      }
      expect(texts.join('')).toBe(byAddress.text.replace(/^.*\r\n/, ''))
      expect(texts).toHaveLength(3)
    }
    const compared = await textOf(app, `${paths.query}?format=csv`, { key: secret, body: { ...question, compare: 'previous', limit: 2 } })
    expect(compared.text).toBe('\uFEFFdevice,events,p75,previous.events,previous.p75\r\ndesktop,2,4,1,\r\nmobile,2,8,,\r\n')
    expect((await textOf(app, `${paths.query}?measures=events&format=json`, { key: secret, headers: accept })).headers.get('Content-Type')).toBe(
      'application/json',
    )
  })
})

it('counts these calls with those of the endpoint that has the scope', async () => {
  const { app, secret } = await collected()
  const remaining = async (path: string) => (await call(app, path, { key: secret })).headers.get('X-RateLimit-Remaining')
  expect(await remaining(paths.counts)).toBe('999')
  expect(await remaining(`${paths.query}?measures=events`)).toBe('998')
  expect(await remaining(`${paths.funnel}?step=page_view`)).toBe('997')
  expect(await remaining(`${paths.query}?measures=users`)).toBe('996')
  const wrong = await call(app, paths.query, { key: secret, method: 'PUT' })
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET, POST'])
})
