import type { MeasurementPlan, PlanParameter, PlannedEvent } from '@tagmason/domain'
import { judgeEvent } from '@tagmason/tracking'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { event, shop } from '../figures/collected.testing.ts'
import { testClock } from '../testing/sampleEngine.ts'

const hour = 3_600_000
const parameter = fc.record(
  { name: fc.constantFrom('value', 'plan', 'gift'), type: fc.constantFrom('string', 'number', 'boolean'), example: fc.constant('x'), required: fc.boolean() },
  { requiredKeys: ['name', 'type', 'example'] },
) as fc.Arbitrary<PlanParameter>
/** Few names, so that most plans have two events of one name. */
const plannedEvents = fc.array(
  fc.record({
    name: fc.constantFrom('lead', 'order'),
    parameters: fc.uniqueArray(parameter, { selector: ({ name }) => name, maxLength: 3 }),
    enabled: fc.boolean(),
  }),
  { minLength: 2, maxLength: 5 },
)
const params = fc.dictionary(fc.constantFrom('value', 'plan', 'gift', 'other'), fc.constantFrom('text', '', 5, -5, true, 'a@b.example'), { maxKeys: 4 })
const sent = fc.array(fc.record({ name: fc.constantFrom('lead', 'order', 'unplanned'), params }), { minLength: 1, maxLength: 8 })

const planWith = (events: readonly Pick<PlannedEvent, 'name' | 'parameters' | 'enabled'>[]): MeasurementPlan => ({
  goals: 'Track leads.',
  language: 'en',
  audiences: [],
  dashboards: [],
  unmatched: [],
  events: events.map((each, at) => ({
    ...each,
    id: `e${at + 1}`,
    kind: 'custom',
    trigger: { type: 'customEvent', event: each.name },
    keyEvent: false,
    confidence: 100,
    because: { start: 0, end: 0, text: '' },
    repairs: [],
  })),
})

/** How often each way of differing occurs, as `event parameter kind`. */
const counted = (found: readonly (readonly [what: string, count: number])[]) => {
  const counts = new Map<string, number>()
  for (const [what, count] of found) counts.set(what, (counts.get(what) ?? 0) + count)
  return [...counts].toSorted()
}

describe('the collector of CI and the violations of the product', () => {
  it.each([false, true])('judge what comes alike, also where a plan has two events of one name; applied: %s', async (isApplied) => {
    await fc.assert(
      fc.asyncProperty(plannedEvents, sent, async (events, came) => {
        const plan = planWith(events)
        const { workspace } = await shop(came.map((each, at) => event(Date.parse(testClock) - (at + 1) * hour, each)))
        await workspace.act('plans.restore', {
          id: 'shop',
          plan,
          measurementId: '',
          consent: 'denied',
          generatedAt: testClock,
          editedAt: null,
          appliedAt: null,
        })
        if (isApplied) await workspace.act('plans.apply', undefined)
        const { violations, rows } = await workspace.read('events.arrivals', undefined)
        const judged = came.map((each) => ({ name: each.name, ...judgeEvent(each, plan) }))
        expect(counted(violations.map((each) => [`${each.event} ${each.parameter} ${each.kind} ${each.expected}`, each.count]))).toEqual(
          counted(judged.flatMap(({ name, violations: own }) => own.map((each) => [`${name} ${each.parameter} ${each.kind} ${each.expected}`, 1] as const))),
        )
        const unplanned = new Set(judged.flatMap(({ name, state }) => (state === 'unplanned' ? [name] : [])))
        expect(new Set(rows.flatMap(({ name, state }) => (state === 'unplanned' ? [name] : [])))).toEqual(unplanned)
      }),
      { numRuns: 40 },
    )
  })
})
