import type { CollectedEvent } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EventMatch, isMatch, triggerEngine, type TriggerRule, type TriggerState } from './index.ts'
import { naiveEffects } from './naive.testing.ts'

const begin = Date.UTC(2026, 10, 24)
const minute = 60_000

let made = 0
function event(name: string, time: number, more: Partial<CollectedEvent> = {}): CollectedEvent {
  made++
  return {
    account: 'a',
    project: 'p',
    id: `e${made}`,
    name,
    time: begin + time,
    received: begin + time + 3_600_000,
    format: 'native',
    visitor: 'v',
    user: '',
    session: 's',
    host: 'shop.example',
    path: '/',
    title: '',
    referrer: '',
    source: '',
    medium: '',
    campaign: '',
    device: 'desktop',
    browser: '',
    os: '',
    language: '',
    screen: '',
    country: '',
    bot: '',
    params: {},
    value: null,
    currency: '',
    ...more,
  } as CollectedEvent
}

const limits = { lateMs: 10_000, mostKeys: 1000 }
/** When a rule fired, in milliseconds since the beginning, with whom. */
function fired(rule: TriggerRule, events: readonly CollectedEvent[], until?: number) {
  const engine = triggerEngine([rule], limits)
  const effects = events.flatMap((each) => engine.take(each))
  if (until !== undefined) effects.push(...engine.advance(begin + until))
  return effects.map(({ at, key, value }) => [at - begin, key, value])
}

describe('isMatch', () => {
  const order = event('purchase', 0, { value: 120, path: '/thanks', params: { items: 3, coupon: 'SPRING', price: '19.5', free: false } })

  it.each<[EventMatch, boolean]>([
    [{}, true],
    [{ names: ['page_view', 'purchase'] }, true],
    [{ names: ['page_view'] }, false],
    [{ tests: [{ field: 'value', is: 'over', value: 100 }] }, true],
    [{ tests: [{ field: 'value', is: 'over', value: 120 }] }, false],
    [{ tests: [{ field: { parameter: 'price' }, is: 'under', value: 20 }] }, true],
    [{ tests: [{ field: { parameter: 'coupon' }, is: 'under', value: 20 }] }, false],
    [{ tests: [{ field: { parameter: 'items' }, is: 'is', value: '3' }] }, true],
    [{ tests: [{ field: { parameter: 'free' }, is: 'is', value: 'false' }] }, true],
    [{ tests: [{ field: { parameter: 'nothing' }, is: 'is', value: '' }] }, false],
    [{ tests: [{ field: { parameter: 'nothing' }, is: 'isNot', value: 'x' }] }, true],
    [{ tests: [{ field: { parameter: 'toString' }, is: 'exists' }] }, false],
    [
      {
        tests: [
          { field: 'path', is: 'startsWith', value: '/tha' },
          { field: 'path', is: 'contains', value: 'ank' },
        ],
      },
      true,
    ],
    [{ tests: [{ field: 'user', is: 'exists' } as never] }, false],
  ])('%j is %s', (match, expected) => {
    expect(isMatch(match, order)).toBe(expected)
  })
})

describe('triggers', () => {
  it('fire with each event that matches, late or not', () => {
    const rule: TriggerRule = { id: 'r', kind: 'match', where: { names: ['purchase'] } }
    expect(fired(rule, [event('purchase', 60_000), event('page_view', 61_000), event('purchase', 0)])).toEqual([
      [60_000, '', null],
      [0, '', null],
    ])
  })

  it('fire once a window with the event that makes the count too high', () => {
    const rule: TriggerRule = { id: 'r', kind: 'count', where: { names: ['page_view'] }, over: 2, windowMs: 60 * minute, per: 'project' }
    expect(
      fired(
        rule,
        [0, 10, 20, 30, 75, 81, 85].map((time) => event('page_view', time * minute)),
      ),
    ).toEqual([
      [20 * minute, '', 3],
      [81 * minute, '', 3],
    ])
  })

  it('count each visitor alone, and skip events without one', () => {
    const rule: TriggerRule = { id: 'r', kind: 'count', where: {}, over: 1, windowMs: 60 * minute, per: 'visitor' }
    expect(
      fired(
        rule,
        ['a', 'b', '', '', 'b'].map((visitor, at) => event('x', at, { visitor })),
      ),
    ).toEqual([[4, 'b', 2]])
  })

  it('fire at the end of a sequence within its window, whatever comes between', () => {
    const rule: TriggerRule = {
      id: 'r',
      kind: 'sequence',
      steps: [{ names: ['view'] }, { names: ['cart'] }, { names: ['buy'] }],
      windowMs: 30 * minute,
      per: 'visitor',
    }
    const names = (...list: [string, number][]) => list.map(([name, time]) => event(name, time * minute))
    expect(fired(rule, names(['view', 0], ['other', 1], ['cart', 10], ['view', 12], ['buy', 30], ['buy', 31]))).toEqual([[30 * minute, 'v', null]])
    expect(fired(rule, names(['view', 0], ['cart', 10], ['buy', 31]))).toEqual([])
    expect(fired(rule, names(['cart', 0], ['view', 1], ['buy', 2]))).toEqual([])
    expect(fired({ ...rule, steps: [{ names: ['view'] }, { names: ['view'] }] }, names(['view', 0]))).toEqual([])
  })

  it('fire when something has not come, counted from the last time it was due to begin', () => {
    const rule: TriggerRule = { id: 'r', kind: 'absence', after: { names: ['cart'] }, missing: { names: ['buy'] }, windowMs: 30 * minute, per: 'visitor' }
    expect(fired(rule, [event('cart', 0), event('cart', 20 * minute)], 51 * minute)).toEqual([[50 * minute, 'v', null]])
    expect(fired(rule, [event('cart', 0), event('buy', 30 * minute)], 90 * minute)).toEqual([])
    expect(fired(rule, [event('cart', 0), event('buy', 30 * minute + 1)], 90 * minute)).toEqual([[30 * minute, 'v', null]])
  })

  it('wait for late events before they say that something has not come', () => {
    const rule: TriggerRule = { id: 'r', kind: 'absence', after: { names: ['cart'] }, missing: { names: ['buy'] }, windowMs: 30 * minute, per: 'visitor' }
    const other = event('view', 30 * minute + 5000, { visitor: 'w' })
    expect(fired(rule, [event('cart', 0), other, event('buy', 30 * minute - 1)], 90 * minute)).toEqual([])
  })

  it('fire on a rate once there are enough', () => {
    const rule: TriggerRule = {
      id: 'r',
      kind: 'rate',
      of: { names: ['buy'] },
      among: { names: ['checkout'] },
      comparison: 'under',
      percent: 20,
      least: 5,
      windowMs: 60 * minute,
      per: 'project',
    }
    expect(
      fired(rule, [...[1, 2, 3, 4].map((time) => event('checkout', time)), event('buy', 5), event('checkout', 6), event('checkout', 7), event('checkout', 8)]),
    ).toEqual([[7, '', 100 / 6]])
  })

  it('fire on too few in a whole window, by time alone', () => {
    const rule: TriggerRule = { id: 'r', kind: 'few', where: { names: ['view'] }, under: 2, windowMs: 60 * minute }
    expect(fired(rule, [event('view', 0), event('view', 1)], 60 * minute)).toEqual([])
    expect(fired(rule, [event('view', 0), event('view', 1)], 61 * minute)).toEqual([[61 * minute, '', 0]])
  })

  it('skip what is later than the limit, and do not let a clock that is ahead move theirs', () => {
    const rule: TriggerRule = { id: 'r', kind: 'count', where: {}, over: 1, windowMs: 60 * minute, per: 'project' }
    const engine = triggerEngine([rule], limits)
    engine.take(event('x', 60 * minute))
    expect(engine.take(event('x', 60 * minute - 10_001))).toEqual([])
    expect(engine.take(event('x', 60 * minute - 10_000))).toHaveLength(1)
    expect(engine.save().late).toBe(1)
    engine.take(event('x', 1e12, { received: begin + 61 * minute }))
    expect(engine.save().clock).toBe(begin + 61 * minute)
  })

  it('forget the key that was longest not seen, and count that', () => {
    const rule: TriggerRule = { id: 'r', kind: 'count', where: {}, over: 1, windowMs: 60 * minute, per: 'visitor' }
    const engine = triggerEngine([rule], { ...limits, mostKeys: 2 })
    const effects = ['a', 'b', 'a', 'c', 'b', 'a'].flatMap((visitor, at) => engine.take(event('x', at, { visitor })))
    expect(effects.map(({ key, at }) => [key, at - begin])).toEqual([['a', 2]])
    expect(engine.save().rules['r']).toMatchObject({ forgotten: 3 })
    expect(engine.save().rules['r']?.keys.map(([key]) => key)).toEqual(['b', 'a'])
  })

  it('let a rule that is new begin with nothing, and drop what is gone', () => {
    const few = (id: string): TriggerRule => ({ id, kind: 'few', where: {}, under: 1, windowMs: 60 * minute })
    const first = triggerEngine([few('old')], limits)
    first.take(event('x', 0))
    first.advance(begin + 30 * minute)
    const second = triggerEngine([few('new')], limits, first.save())
    expect(second.advance(begin + 80 * minute)).toEqual([])
    expect(second.advance(begin + 91 * minute).map(({ rule }) => rule)).toEqual(['new'])
    expect(Object.keys(second.save().rules)).toEqual(['new'])
  })

  it('refuse rules that can never be evaluated', () => {
    expect(() => triggerEngine([{ id: 'r', kind: 'few', where: {}, under: 1, windowMs: 0 }])).toThrow("The window of trigger 'r' is 0 ms")
    expect(() => triggerEngine([{ id: 'r', kind: 'sequence', steps: [{}], windowMs: 60, per: 'project' }])).toThrow('has 1 steps: give 2 to 20')
  })

  const match = fc.subarray(['a', 'b', 'c'], { minLength: 1 }).map((names): EventMatch => ({ names }))
  const scope = fc.constantFrom('visitor' as const, 'session' as const, 'user' as const, 'project' as const)
  const windowMs = fc.constantFrom(60, 600, 6000, 100_000)
  const rule: fc.Arbitrary<TriggerRule> = fc.oneof(
    fc.record({ id: fc.constant('r'), kind: fc.constant('match' as const), where: match }),
    fc.record({ id: fc.constant('r'), kind: fc.constant('count' as const), where: match, over: fc.nat(4), windowMs, per: scope }),
    fc.record({ id: fc.constant('r'), kind: fc.constant('few' as const), where: match, under: fc.integer({ min: 1, max: 4 }), windowMs }),
    fc.record({ id: fc.constant('r'), kind: fc.constant('sequence' as const), steps: fc.array(match, { minLength: 2, maxLength: 4 }), windowMs, per: scope }),
    fc.record({ id: fc.constant('r'), kind: fc.constant('absence' as const), after: match, missing: match, windowMs, per: scope }),
    fc.record({
      id: fc.constant('r'),
      kind: fc.constant('rate' as const),
      of: match,
      among: match,
      comparison: fc.constantFrom('over' as const, 'under' as const),
      percent: fc.integer({ min: 0, max: 100 }),
      least: fc.nat(4),
      windowMs,
      per: scope,
    }),
  )
  const rules = fc.array(rule, { minLength: 1, maxLength: 6 }).map((list) => list.map((each, at): TriggerRule => ({ ...each, id: `r${at}` })))
  const stream = fc
    .array(
      fc.record({
        name: fc.constantFrom('a', 'b', 'c', 'd'),
        after: fc.oneof(fc.integer({ min: -300, max: 400 }), fc.integer({ min: -20_000, max: 30_000 })),
        visitor: fc.constantFrom('', 'v', 'w'),
        user: fc.constantFrom('', 'u'),
        session: fc.constantFrom('', 's', 't'),
        wait: fc.option(fc.nat(20_000), { freq: 8 }).map((each) => (each === null ? null : each)),
      }),
      { maxLength: 60 },
    )
    .map((steps) => {
      let time = 0
      const waits = new Map<number, number>()
      const events = steps.map(({ name, after, visitor, user, session, wait }, place) => {
        time = Math.max(0, time + after)
        if (wait !== null && place % 7 === 3) waits.set(place, begin + time + wait)
        return event(name, time, { visitor, user, session, id: `p${place}` })
      })
      return { events, waits }
    })
  const order = (effects: ReturnType<typeof naiveEffects>) =>
    effects.map((effect) => JSON.stringify([effect.rule, effect.key, effect.at, effect.event, effect.value])).sort()

  it('do what whole arrays say, whatever the stream', () => {
    fc.assert(
      fc.property(rules, stream, fc.constantFrom(0, 200, 10_000), (rules, { events, waits }, lateMs) => {
        const engine = triggerEngine(rules, { lateMs, mostKeys: 1000 })
        const effects = events.flatMap((each, place) => [...engine.take(each), ...(waits.has(place) ? engine.advance(waits.get(place) ?? 0) : [])])
        expect(order(effects)).toEqual(order(naiveEffects(rules, events, lateMs, waits)))
      }),
      { numRuns: 500 },
    )
  })

  it('do exactly the same when they are kept as JSON and taken up again anywhere', () => {
    fc.assert(
      fc.property(rules, stream, fc.array(fc.nat(59), { maxLength: 8 }), fc.constantFrom(1, 2, 1000), (rules, { events, waits }, cuts, mostKeys) => {
        const bounds = { lateMs: 200, mostKeys }
        const run = (cut: boolean) => {
          let engine = triggerEngine(rules, bounds)
          const effects = events.flatMap((each, place) => {
            if (cut && cuts.includes(place)) engine = triggerEngine(rules, bounds, JSON.parse(JSON.stringify(engine.save())) as TriggerState)
            return [...engine.take(each), ...(waits.has(place) ? engine.advance(waits.get(place) ?? 0) : [])]
          })
          return { effects, state: engine.save() }
        }
        expect(run(true)).toEqual(run(false))
      }),
      { numRuns: 300 },
    )
  })
})
