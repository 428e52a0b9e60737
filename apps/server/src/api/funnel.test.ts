import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEvent, events, names, paths as somePaths } from '../events/events.testing.ts'
import { call, openApi, paths } from './api.testing.ts'
import { addressOf, textOf } from './question.testing.ts'

async function collected() {
  const api = await openApi()
  const { secret } = await api.key({ project: 'help-center' })
  const event = (id: string, visitor: string, time: string, name: string, path = '') =>
    anEvent({ project: 'help-center', id, visitor, time: Date.parse(`2026-03-01T${time}Z`), name, path })
  await api.events.append(
    [
      event('1', 'v1', '08:00:00', 'page_view', '/a:b'),
      event('2', 'v1', '09:00:00', 'purchase'),
      event('3', 'v2', '08:00:00', 'page_view', '/a:b'),
      event('4', 'v3', '08:00:00', 'page_view', '/x'),
      { ...event('5', 'v4', '08:00:00', 'page_view', '/a:b'), bot: 'crawler' },
    ],
    'first',
  )
  return { ...api, secret }
}

describe('/api/v1/funnel', () => {
  it('tells how many came through each step', async () => {
    const { app, secret } = await collected()
    const steps = [{ name: 'page_view', path: '/a:b' }, { name: 'purchase' }]
    const range = { from: '2026-02-23T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' }
    expect((await call(app, paths.funnel, { key: secret, body: { steps } })).json).toEqual({
      question: { steps, window: 2_592_000, ...range, withBots: false },
      counted: { ...range, timeZone: 'Europe/London', rows: 4, bots: 1, sampled: false },
      columns: ['name', 'path', 'visitors', 'rate', 'dropoff'],
      rows: [
        ['page_view', '/a:b', 2, 100, 0],
        ['purchase', null, 1, 50, 50],
      ],
    })
    const csv = await textOf(app, `${paths.funnel}?step=page_view:/a:b&step=purchase&window=3599&withBots=true&format=csv`, { key: secret })
    expect(csv.text).toBe('\uFEFFname,path,visitors,rate,dropoff\r\npage_view,/a:b,3,100,0\r\npurchase,,0,0,100\r\n')
  })

  it('gives the answer that the same question gives as a body', async () => {
    const { app, key, events: store } = await openApi()
    const { secret } = await key({ project: 'help-center' })
    await store.append(
      fc.sample(events, { numRuns: 300, seed: 22 }).map((event) => ({ ...event, account: 'main', project: 'help-center' })),
      'any',
    )
    const step = fc.record({ name: names, path: fc.oneof(somePaths, fc.string({ unit: 'grapheme' })) }, { requiredKeys: ['name'] })
    const question = fc.record(
      {
        steps: fc.array(step, { minLength: 1, maxLength: 4 }),
        window: fc.integer({ min: 1, max: 1e8 }),
        from: fc.constant('2011-01-01'),
        withBots: fc.boolean(),
      },
      { requiredKeys: ['steps'] },
    )
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const [one, other] = [
          await call(app, `${paths.funnel}?${addressOf(asked)}`, { key: secret }),
          await call(app, paths.funnel, { key: secret, body: asked }),
        ]
        expect([one.status, one.json]).toEqual([other.status, other.json])
      }),
      { numRuns: 100 },
    )
  })

  const steps = [{ name: 'a' }]
  it.each<[string, object]>([
    ['steps', {}],
    ['steps', { steps: [] }],
    ['steps', { steps: Array.from({ length: 33 }, () => ({ name: 'a' })) }],
    ['steps.0', { steps: ['a'] }],
    ['steps.0.name', { steps: [{ name: '' }] }],
    ['steps.0.path', { steps: [{ name: 'a', path: 1 }] }],
    ['steps.0.after', { steps: [{ name: 'a', after: 1 }] }],
    ['window', { steps, window: 0 }],
    ['window', { steps, window: 40_000_000 }],
    ['from', { steps, from: 'x' }],
    ['to', { steps, to: 'x' }],
    ['withBots', { steps, withBots: 1 }],
    ['cursor', { steps, cursor: 'x' }],
    ['name', { steps, name: 'a' }],
  ])('names %j (case %#)', async (path, body) => {
    const { app, key } = await openApi()
    const { secret } = await key({ project: 'help-center' })
    const { status, json } = await call(app, paths.funnel, { key: secret, body })
    expect([status, (json['issues'] as { path: string }[]).map((issue) => issue.path)]).toEqual([422, [path]])
  })
})
