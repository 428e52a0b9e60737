import { type EventStore, memoryEvents } from '@tagmason/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClickhouseEvents } from './clickhouseEvents.ts'
import {
  cuts,
  dimensions,
  events,
  funnels,
  names,
  parameters,
  peopleQuestions,
  questions as anyQuestion,
  ranges,
  someVisitors,
  windows,
} from './events.testing.ts'

/** As many questions of each kind, unless TAGMASON_RUNS says otherwise. */
const runs = Number(process.env['TAGMASON_RUNS'] ?? 12)
/** People by one property among those whom others tell apart: each part of the question reads its own. */
const twoProperties = {
  range: { account: 'main', project: 'shop', from: 0, to: 4e12, withBots: true, name: undefined },
  filters: [
    { field: { user: 'plan' }, values: ['no such plan'], not: true },
    { field: { user: "o'ther" }, values: ['nothing'], not: true },
  ],
  steps: [{ name: 'purchase' }],
  window: 400_000_000_000 as const,
  by: { user: 'age' },
  way: [{ page: '/' }],
  pagesOnly: false,
  without: [],
  cut: { interval: 'week' as const, timeZone: 'UTC' },
  most: 1000 as const,
}
const allOfTime = { account: 'main', project: 'shop', from: 0, to: 4e12, withBots: true }

/** Feeds both the same generated events and demands equal answers, before and after verdicts and erasing. */
export function differential(storeOf: () => EventStore): void {
  const definition = memoryEvents()
  const equal = async (what: string, ask: (store: EventStore) => Promise<unknown>) => {
    const expected = await ask(definition)
    expect(await ask(storeOf()), what).toEqual(expected)
  }

  /** Sums up to visits what can be: other questions find half of the days changed since. */
  const summedUp = async () => {
    const store = storeOf()
    for (const account of ['main', "o'ther"]) for (const project of ['shop', 'blog']) await store.overview({ ...allOfTime, account, project })
    if ('idle' in store) await (store as ClickhouseEvents).idle()
  }

  const questions = () =>
    fc.assert(
      fc.asyncProperty(
        ranges,
        cuts,
        dimensions,
        parameters,
        funnels,
        windows,
        names,
        fc.integer({ min: 0, max: 9 }),
        async (range, cut, dimension, parameter, steps, window, name, most) => {
          await equal('overview', (store) => store.overview(range))
          await equal('shares', (store) => store.shares(range, dimension, most))
          for (const each of [{}, { filters: [{ field: 'path', values: ['/', steps[0]?.path ?? '/pricing'], not: most > 4 }] }] as const)
            await equal('paths', (store) =>
              store.query({ ...range, name: undefined, measures: ['pageViews', 'events'], by: most > 6 ? [] : ['path'], most, ...each }),
            )
          await equal('parameterShares', (store) => store.parameterShares(range, name, parameter, most))
          await equal('parameterUses', (store) => store.parameterUses(range, most * 20))
          await equal('funnel', (store) => store.funnel(range, steps, window))
          await equal('latest', (store) => store.latest(range, most))
          // Thousands of empty intervals say nothing more than some.
          const cutRange = { ...range, to: Math.min(range.to, range.from + { minute: 3e7, hour: 3e8, day: 4e10, week: 4e11, month: 4e11 }[cut.interval]) }
          await equal('course', (store) => store.course(cutRange, cut))
          await equal('counts', (store) => store.counts(cutRange, { ...cut, ...(most < 5 ? { name } : {}) }))
        },
      ),
      { numRuns: runs },
    )

  const ways = () =>
    fc.assert(
      fc.asyncProperty(ranges, funnels, windows, (range, steps, window) =>
        equal(JSON.stringify({ steps, window }), (store) => store.funnel(range, steps, window)),
      ),
      { numRuns: runs * 5 },
    )

  const typed = () =>
    fc.assert(
      fc.asyncProperty(anyQuestion, (question) => equal(JSON.stringify(question), (store) => store.query(question))),
      { numRuns: Number(process.env['TAGMASON_QUESTIONS'] ?? 500) },
    )

  const ofPeople = () =>
    fc.assert(
      fc.asyncProperty(peopleQuestions, async ({ range, filters, steps, window, by, way, pagesOnly, without, cut, most }) => {
        const asked = { ...range, filters, most }
        const funnel = { ...asked, steps, window, ...(by === undefined ? {} : { by }) }
        await equal(JSON.stringify(funnel), (store) => store.funnelBy(funnel))
        const next = { ...asked, way, pagesOnly, without }
        await equal(JSON.stringify(next), (store) => store.next(next))
        const retention = { ...asked, to: Math.min(range.to, range.from + 4e10), cut: { ...cut, interval: 'week' as const } }
        await equal(JSON.stringify(retention), (store) => store.retention(retention))
      }),
      { numRuns: runs * 10, examples: [[twoProperties]] },
    )

  it('answers as the definition does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(events, { minLength: 400, maxLength: 600, size: 'max' }), fc.uuid(), async (batch, token) => {
        for (const store of [definition, storeOf()]) await store.append(batch, token)
      }),
      { numRuns: 2 },
    )
    await equal('all of it', (store) => store.latest(allOfTime, 10_000))
    await summedUp()
    await questions()
    await ways()
    await typed()
    await ofPeople()
  })

  it('answers so after verdicts and erasing, too', async () => {
    const known = someVisitors.filter((visitor) => visitor !== '')
    await fc.assert(
      fc.asyncProperty(ranges, fc.constantFrom(...known), fc.constantFrom('', 'fast', "it's"), async (range, visitor, verdict) => {
        for (const store of [definition, storeOf()]) await store.judge(range, visitor, verdict)
      }),
      { numRuns: 2 },
    )
    await equal('all of it', (store) => store.latest(allOfTime, 10_000))
    for (const store of [definition, storeOf()]) await store.erase('main', 'blog', { visitor: 'v1', user: 'u1' })
    await equal('all of the other', (store) => store.latest({ ...allOfTime, project: 'blog' }, 10_000))
    await questions()
    await ways()
    await typed()
    await ofPeople()
  })
}
