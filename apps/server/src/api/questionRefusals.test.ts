import { describe, expect, it } from 'vitest'
import { anEvent } from '../events/events.testing.ts'
import { call, openApi, paths } from './api.testing.ts'
import { at, collected, day } from './question.testing.ts'

describe('a question that cannot be answered', () => {
  const measures = ['events']
  const filter = { field: 'device', values: ['x'] }
  const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`)

  it.each<[string, object]>([
    ['measures', {}],
    ['measures', { measures: [] }],
    ['measures', { measures: 'events' }],
    ['measures.0', { measures: ['users'] }],
    ['measures.1', { measures: ['events', 'events'] }],
    ['by.0', { measures, by: ['year'] }],
    ['by.0', { measures, by: ['param:'] }],
    ['by.1', { measures, by: ['device', 'device'] }],
    ['by', { measures, by: ['name', 'path', 'device', 'os', 'host'] }],
    ['by.0', { measures, by: ['minute'], from: '2024-01-01' }],
    ['filters.0.field', { measures, filters: [{ ...filter, field: 'day' }] }],
    ['filters.0.values', { measures, filters: [{ field: 'device' }] }],
    ['filters.0.values', { measures, filters: [{ ...filter, values: [] }] }],
    ['filters.0.values', { measures, filters: [{ ...filter, values: many(1001) }] }],
    ['filters.0.values.0', { measures, filters: [{ ...filter, values: [1] }] }],
    ['filters.0.values.0', { measures, filters: [{ ...filter, values: ['x'.repeat(2001)] }] }],
    ['filters.0.not', { measures, filters: [{ ...filter, not: 'no' }] }],
    ['filters.0.nor', { measures, filters: [{ ...filter, nor: true }] }],
    ['filters.0', { measures, filters: ['device'] }],
    ['filters', { measures, filters: many(11).map(() => filter) }],
    ['filters', { measures, filters: many(3).map(() => ({ ...filter, values: many(900).map((value) => value.padEnd(30)) })) }],
    ['from', { measures, from: 'yesterday' }],
    ['from', { measures, from: 7 }],
    ['from', { measures, from: '1850-01-01' }],
    ['from', { measures, from: '2026-03-02', to: day }],
    ['to', { measures, to: '2026-02-30' }],
    ['to', { measures, to: '9000-01-01' }],
    ['name', { measures, name: '' }],
    ['name', { measures, name: 'x'.repeat(101) }],
    ['withBots', { measures, withBots: 'yes' }],
    ['keyEvents', { measures, keyEvents: 'purchase' }],
    ['keyEvents.0', { measures, keyEvents: [''] }],
    ['keyEvents', { measures, keyEvents: many(1001) }],
    ['percentileOf', { measures: ['p75'] }],
    ['percentileOf', { measures: ['p75'], percentileOf: '' }],
    ['compare', { measures, compare: 'year' }],
    ['limit', { measures, limit: 0 }],
    ['limit', { measures, limit: 10_001 }],
    ['limit', { measures, limit: '5' }],
    ['limit', { measures, limit: 1001, compare: 'previous' }],
    ['cursor', { measures, cursor: 'guessed' }],
    ['cursor', { measures, cursor: '' }],
    ['sort', { measures, sort: 'name' }],
    ['', [measures]],
    ['', 'events' as unknown as object],
  ])('names %j (case %#)', async (path, body) => {
    const { app, key } = await openApi()
    const { secret } = await key({ project: 'help-center' })
    const { status, json, said, headers } = await call(app, paths.query, { key: secret, body: JSON.stringify(body) })
    expect([status, headers.get('Content-Type')]).toEqual([422, 'application/problem+json'])
    expect((json['issues'] as { path: string }[]).map((issue) => issue.path)).toEqual([path])
    expect(said.detail).toMatch(/^The question cannot be answered.*[.]$/s)
  })

  it('names everything that is wrong in an address, too, and what stands beside a body', async () => {
    const { app, key } = await openApi()
    const { secret } = await key({ project: 'help-center' })
    const issues = async (query: string, body?: unknown) => {
      const { status, json } = await call(app, `${paths.query}?${query}`, { key: secret, ...(body === undefined ? {} : { body }) })
      expect(status).toBe(422)
      return (json['issues'] as { path: string }[]).map(({ path }) => path).sort()
    }
    expect(await issues('measures=users&by=year&filter=device&limit=x&withBots=1&sort=a&to=&from=2026-01-01&from=2026-01-02&filter=x:y')).toEqual(
      ['by.0', 'filters.0.values', 'filters.1.field', 'from', 'limit', 'measures.0', 'sort', 'withBots'].sort(),
    )
    expect(await issues('measures=events&to=')).toEqual(['to'])
    expect(await issues('measures=events&filters=device')).toEqual(['filters'])
    expect(await issues('measures=events&__proto__=1')).toEqual(['__proto__'])
    expect(await issues('measures=events&format=xml')).toEqual(['format'])
    expect(await issues('limit=1', { measures: ['events'] })).toEqual(['limit'])
    expect((await call(app, paths.query, { key: secret, body: '{"measures":' })).json).toMatchObject({ status: 400, line: 1, column: 13 })
    expect((await call(app, paths.query, { key: secret, body: ' '.repeat(1_000_001) })).status).toBe(413)
  })

  it('refuses the cursor of another question, or of another project', async () => {
    const { app, key, secret, ask, events } = await collected()
    const question = { measures: ['events'], by: ['device'], limit: 1 }
    const { next: cursor } = await ask(question)
    expect(cursor).toMatch(/^[\w-]+$/)
    for (const other of [{ by: ['name'] }, { withBots: true }, { from: '2026-02-24' }, { filters: [{ field: 'device', values: ['x'] }] }])
      expect(await ask({ ...question, ...other, cursor })).toMatchObject({ status: 422, issues: [{ path: 'cursor' }] })
    expect(await ask({ ...question, limit: 5, cursor })).toMatchObject({ rows: [['mobile', 2]] })
    await events.append([anEvent({ project: 'careers', time: at(`${day}T08:00:00Z`), device: 'mobile', id: 'm' })], 'third')
    const { secret: careers } = await key({ project: 'careers' })
    expect((await call(app, paths.query, { key: careers, body: { ...question, cursor } })).status).toBe(422)
    expect((await call(app, paths.query, { key: secret, body: { ...question, cursor } })).status).toBe(200)
  })
})
