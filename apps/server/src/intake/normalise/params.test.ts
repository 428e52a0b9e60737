import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from './money.ts'
import { parameters } from './params.ts'

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

describe('parameters', () => {
  it('keep texts, numbers and truths, and the JSON text of objects and lists', () => {
    expect(parameters({ plan: 'pro', seats: 3, trial: false, items: [{ id: 'a', price: 2 }], none: null, gone: undefined })).toEqual({
      plan: 'pro',
      seats: 3,
      trial: false,
      items: '[{"id":"a","price":2}]',
    })
  })

  it('are a hundred at most: further ones are left out and counted', () => {
    const kept = parameters(Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`p${at}`, at])))
    expect(Object.keys(kept)).toHaveLength(101)
    expect(kept).toMatchObject({ p0: 0, p99: 99, _left_out: 30 })
  })

  it('have keys of 1 to 100 characters and values of 4096, cut with a mark', () => {
    const kept = parameters({ ['k'.repeat(100)]: 1, ['k'.repeat(101)]: 2, ' ': 3, long: 'x'.repeat(5000), list: Array.from({ length: 5000 }, () => 1) })
    expect(kept['k'.repeat(100)]).toBe(1)
    expect(kept['_left_out']).toBe(2)
    expect(kept['long']).toBe(`${'x'.repeat(4095)}…`)
    expect(String(kept['list'])).toHaveLength(4096)
  })

  it('may be nested 32 levels deep; deeper ones are left out, however deep', () => {
    expect(parameters({ deep: nested(32) })).toEqual({ deep: JSON.stringify(nested(32)) })
    expect(parameters({ deep: nested(33) })).toEqual({ _left_out: 1 })
    expect(parameters({ deep: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown })).toEqual({ _left_out: 1 })
  })

  it('of no known type are left out, and what is no object is one of them', () => {
    const round: { self?: unknown } = {}
    round.self = round
    expect(parameters({ nan: Number.NaN, far: Infinity, act: () => 1, sign: Symbol('s'), round, big: 12n, bigs: [1n] })).toEqual({ big: '12', _left_out: 6 })
    for (const wrong of ['text', 3, true, ['a']]) expect(parameters(wrong)).toEqual({ _left_out: 1 })
    for (const none of [undefined, null, {}]) expect(parameters(none)).toEqual({})
  })

  it('cannot pretend to be our marks, nor change what objects are', () => {
    const kept = parameters(JSON.parse('{ "_left_out": 0, "_clock": "x", "_consent": "granted", "__proto__": "p", "constructor": "c" }') as unknown)
    expect(Object.entries(kept)).toEqual(
      expect.arrayContaining([
        ['_left_out', 3],
        ['__proto__', 'p'],
        ['constructor', 'c'],
      ]),
    )
  })

  it('are within their limits whatever is told, and survive JSON', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (told) => {
        const kept = parameters(told)
        expect(Object.keys(kept).length).toBeLessThanOrEqual(101)
        for (const [key, value] of Object.entries(kept)) {
          expect(key.length).toBeLessThanOrEqual(100)
          if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(4096)
          else expect(['number', 'boolean']).toContain(typeof value)
        }
        expect(Object.entries(JSON.parse(JSON.stringify(kept)) as object)).toEqual(
          Object.entries(kept).map(([key, value]) => [key, Object.is(value, -0) ? 0 : value]),
        )
      }),
    )
  })
})

describe('the worth of an event', () => {
  it.each([
    [
      { value: 12.5, currency: 'eur' },
      { value: 12.5, currency: 'EUR' },
    ],
    [
      { revenue: '49.90', currency: ' USD ' },
      { value: 49.9, currency: 'USD' },
    ],
    [
      { value: 0, revenue: 9 },
      { value: 0, currency: '' },
    ],
    [
      { value: '1,50', currency: 'euro' },
      { value: null, currency: '' },
    ],
    [
      { value: true, currency: 978 },
      { value: null, currency: '' },
    ],
    [{ value: '9'.repeat(400) }, { value: null, currency: '' }],
    [{ value: '-3' }, { value: -3, currency: '' }],
  ])('of %j is %j', (params, worth) => {
    expect(money(params)).toEqual(worth)
  })
})
