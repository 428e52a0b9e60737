import { violationOf } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { event, shop } from '../figures/collected.testing.ts'
import { testClock } from '../testing/sampleEngine.ts'
import { parametersOf } from './adoptedEvent.ts'
import { stateOf } from './arrivals.ts'

const now = Date.parse(testClock)
const hour = 3_600_000
const day = 24 * hour
const times = (count: number, each: (at: number) => Parameters<typeof event>[1], every = hour) =>
  Array.from({ length: count }, (_, at) => event(now - (at + 1) * every, each(at)))

async function planned(...given: Parameters<typeof shop>) {
  const { workspace } = await shop(...given)
  const { id } = await workspace.act('events.create', { name: 'purchase', type: 'ecommerce' })
  const parameters = [
    { name: 'value', type: 'number' as const, example: 1, required: true },
    { name: 'currency', type: 'string' as const, example: 'EUR', required: true },
    { name: 'gift', type: 'boolean' as const, example: true },
  ]
  await workspace.act('events.change', { id, change: { parameters } })
  return workspace
}

describe('the plan held against what came', () => {
  it('counts every planted violation once, with its first time, its client and its version', async () => {
    const workspace = await planned([
      ...times(12, (at) => ({
        name: 'purchase',
        params: { value: at < 3 ? 'ten' : 10, currency: 'EUR', gift: at % 2 === 0, tag_version: at < 3 ? '8' : '7' },
      })),
      ...times(4, () => ({ name: 'purchase', params: { value: -1, currency: 'EUR' }, format: 'ga4' as const })),
      ...times(5, (at) => ({ name: 'purchase', params: { value: 10, ...(at < 2 ? { currency: '' } : {}) } })),
      ...times(6, () => ({ name: 'purchase', params: { value: 10, currency: 'euro' } })),
      // Machines and what is older than the period count as nothing.
      ...times(9, () => ({ name: 'purchase', params: { value: 'x' }, bot: 'crawler' })),
      event(now - 8 * day, { name: 'purchase', params: { value: 'x' } }),
    ])
    const { rows, violations, days } = await workspace.read('events.arrivals', undefined)
    expect(days).toBe(7)
    expect(violations.map(({ parameter, kind, client, version, count, sample }) => [parameter, kind, client, version, count, sample])).toEqual([
      ['currency', 'currency', 'api', '', 6, 'euro'],
      ['currency', 'missing', 'api', '', 5, ''],
      ['value', 'negative', 'ga4', '', 4, '-1'],
      ['value', 'otherType', 'api', '8', 3, 'ten'],
    ])
    expect(violations.at(-1)).toMatchObject({ first: new Date(now - 3 * hour).toISOString(), last: new Date(now - hour).toISOString(), expected: 'number' })
    expect(rows.find(({ name }) => name === 'purchase')).toMatchObject({
      state: 'coming',
      count: 27,
      before: 1,
      parameters: [
        { name: 'value', present: 27, violating: 7 },
        { name: 'currency', present: 22, violating: 11 },
        { name: 'gift', violating: 0 },
        { name: 'tag_version', type: null },
      ],
    })
  })

  it('tells what stopped, what never came and what is not planned, and leaves out what clients send by themselves', async () => {
    const workspace = await planned([
      ...times(40, () => ({ name: 'purchase' })).map((each) => ({ ...each, time: each.time - 3 * day })),
      ...times(3, () => ({ name: 'cake_configured' })),
      ...times(9, () => ({ name: 'page_view' })),
      ...times(9, () => ({ name: 'web_vitals' })),
      ...times(9, () => ({ name: 'session_start' })),
    ])
    await workspace.act('events.create', { name: 'sign_up', type: 'custom' })
    const { rows } = await workspace.read('events.arrivals', undefined)
    expect(rows.map(({ name, state }) => [name, state])).toEqual([
      ['purchase', 'stopped'],
      ['cake_configured', 'unplanned'],
      ['sign_up', 'never'],
    ])
  })

  it('adopts what comes with the parameters that it carries, without what may be personal, and only once', async () => {
    const { workspace } = await shop(
      times(6, () => ({ name: 'cake_configured', params: { layers: 3, glazed: true, taste: 'lemon', contact: 'ana@example.com', _id: 1 } })),
    )
    const added = await workspace.act('events.adopt', { name: 'cake_configured' })
    expect(added).toMatchObject({ status: 'draft', triggers: 1 })
    expect(added.parameters?.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: 'glazed', type: 'boolean', example: true },
      { name: 'layers', type: 'number', example: 3 },
      { name: 'taste', type: 'string', example: 'lemon' },
    ])
    expect((await workspace.read('events.arrivals', undefined)).rows).toMatchObject([{ name: 'cake_configured', state: 'coming' }])
    await expect(workspace.act('events.adopt', { name: 'cake_configured' })).rejects.toThrow(/already/)
    await expect(workspace.act('events.adopt', { name: 'pie_configured' })).rejects.toThrow(/No event 'pie_configured' came/)
  })
})

describe('stateOf', () => {
  it.each([
    ['came a minute ago', [100, now - 30 * day, now - 60_000], 'coming'],
    ['came every hour until two days ago', [100, now - 2 * day - 100 * hour, now - 2 * day], 'stopped'],
    ['comes every day and was silent for two', [30, now - 32 * day, now - 2 * day], 'coming'],
    ['came three times, last ten days ago', [3, now - 40 * day, now - 10 * day], 'coming'],
    ['came three times, last three weeks ago', [3, now - 40 * day, now - 21 * day], 'stopped'],
    ['never came', [], 'never'],
  ] as const)('of an event that %s', (_, values, state) => expect(stateOf(values, now)).toBe(state))
})

describe('violationOf', () => {
  it('accepts a list of items, which is kept as text, and addresses of pages, which may be long', () => {
    expect(violationOf({ parameter: 'items', kind: 'long' }, { name: 'items', type: 'items', example: '[]' })).toBeNull()
    expect(violationOf({ parameter: 'page_location', kind: 'long' }, undefined)).toBeNull()
    expect(violationOf({ parameter: 'comment', kind: 'long' }, undefined)).toBe('tooLong')
    expect(violationOf({ parameter: 'plan', kind: 'empty' }, { name: 'plan', type: 'string', example: '' })).toBeNull()
  })
})

describe('parametersOf', () => {
  it('gives no more than Google Analytics takes', () => {
    const uses = Array.from({ length: 40 }, (_, at) => ({
      event: 'e',
      kind: 'text' as const,
      client: 'api',
      version: '',
      first: 0,
      last: 0,
      sample: 'x',
      path: '',
      parameter: `p${at}`,
      events: at,
    }))
    expect(parametersOf(uses).map(({ name }) => name)).toEqual(Array.from({ length: 25 }, (_, at) => `p${39 - at}`))
  })
})
