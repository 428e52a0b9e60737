import type { CollectedEvent } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventFunnel, eventOverview, type FunnelStep, keptEvent } from './index.ts'
import { byText } from './order.ts'

const range = { account: 'main', project: 'shop', from: 0, to: 1e9 }
const event = (told: Partial<CollectedEvent>) =>
  ({
    account: 'main',
    project: 'shop',
    id: '',
    name: 'page_view',
    time: 0,
    visitor: 'v',
    session: 's',
    path: '/',
    bot: '',
    params: {},
    value: null,
    ...told,
  }) as CollectedEvent

/** Whether a visitor came through, by trying every way: slow, and plainly right. */
function through(events: readonly CollectedEvent[], steps: readonly FunnelStep[], window: number, used: readonly CollectedEvent[] = []): boolean {
  const [step, ...rest] = steps
  if (step === undefined) return true
  const first = used[0]?.time ?? null
  const last = used.at(-1)?.time ?? 0
  return events.some(
    (each) =>
      !used.includes(each) &&
      each.time >= last &&
      (first === null || each.time - first <= window) &&
      each.name === step.name &&
      (step.path === undefined || step.path === each.path) &&
      through(events, rest, window, [...used, each]),
  )
}

describe('eventFunnel', () => {
  const visits = fc.array(fc.record({ name: fc.constantFrom('a', 'b'), path: fc.constantFrom('/', '/x'), time: fc.integer({ min: 0, max: 12 }) }), {
    maxLength: 6,
  })
  const steps = fc.array(
    fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom(null, '/', '/x')).map(([name, path]) => (path === null ? { name } : { name, path })),
    { minLength: 1, maxLength: 3 },
  )

  it('finds a way where there is one, when no two events are of the same millisecond', () =>
    fc.assert(
      fc.property(visits, steps, fc.integer({ min: 0, max: 8 }), (told, steps, window) => {
        const events = told.filter(({ time }, at) => told.findIndex((other) => other.time === time) === at).map(event)
        const expected = steps.map((_, at) => (through(events, steps.slice(0, at + 1), window) ? 1 : 0))
        expect(eventFunnel(events, range, steps, window)).toEqual(expected)
      }),
      { numRuns: 2000 },
    ))

  it('counts a way whatever else happened in its millisecond', () => {
    const events = [event({ name: 'b' }), event({ name: 'a', path: '/x' }), event({ name: 'a', path: '/' })]
    for (const told of [events, events.toReversed()]) expect(eventFunnel(told, range, [{ name: 'b' }, { name: 'a', path: '/' }], 0)).toEqual([1, 1])
  })

  it('does so within a millisecond, too, where no event can be two steps', () =>
    fc.assert(
      fc.property(
        visits,
        fc.shuffledSubarray([{ name: 'a', path: '/' }, { name: 'a', path: '/x' }, { name: 'b' }], { minLength: 1 }),
        fc.integer({ min: 0, max: 8 }),
        (told, steps, window) => {
          const events = told.map((each) => event({ ...each, time: Math.floor(each.time / 4) }))
          // In the order of the steps: a later step of the same millisecond cannot wait for an earlier one of the next.
          const expected = steps.map((_, at) => (through(events, steps.slice(0, at + 1), window) ? 1 : 0))
          expect(eventFunnel(events, range, steps, window)).toEqual(expected)
        },
      ),
      { numRuns: 1000 },
    ))
})

it('a figure of two parts of time is at most their sum, and at least the larger', () => {
  const told = fc.array(fc.record({ time: fc.nat({ max: 99 }), visitor: fc.constantFrom('', 'v', 'w'), session: fc.constantFrom('', 's', 't') }).map(event), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(told, fc.nat({ max: 100 }), (events, cut) => {
      const [whole, before, after] = [range, { ...range, to: cut }, { ...range, from: cut }].map((range) => eventOverview(events, range))
      if (whole === undefined || before === undefined || after === undefined) throw new Error('three overviews')
      expect(before.events + after.events).toBe(whole.events)
      for (const figure of ['visitors', 'sessions'] as const) {
        expect(before[figure] + after[figure]).toBeGreaterThanOrEqual(whole[figure])
        expect(Math.max(before[figure], after[figure])).toBeLessThanOrEqual(whole[figure])
      }
      expect(whole.bounceRate).toBeGreaterThanOrEqual(0)
      expect(whole.bounceRate).toBeLessThanOrEqual(1)
    }),
  )
})

it('byText is the order of bytes in UTF-8', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(Math.sign(byText(one, other))).toBe(Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other))))
    }),
    { numRuns: 200 },
  ))

it('keptEvent keeps what can be kept, and does nothing the second time', () => {
  const odd = fc.record({
    time: fc.double(),
    received: fc.double(),
    title: fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
    value: fc.option(fc.double()),
    params: fc.dictionary(fc.string(), fc.oneof(fc.double(), fc.string(), fc.boolean())),
  })
  fc.assert(
    fc.property(odd.map(event), (told) => {
      const kept = keptEvent(told)
      expect(keptEvent(kept)).toEqual(kept)
      expect(JSON.parse(JSON.stringify(kept))).toEqual(kept)
      expect(kept.title).toBe(Buffer.from(told.title).toString())
      expect(Number.isSafeInteger(kept.time) && kept.time >= 0).toBe(true)
    }),
  )
})
