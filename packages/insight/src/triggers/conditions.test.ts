import { readCondition, type TriggerEventType } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { triggerEngine, triggerRules } from './index.ts'

const hour = 3_600_000
/** The rules of a sentence as it is kept. */
function rulesOf(event_type: TriggerEventType, condition: string, keyEvents: readonly string[] = ['purchase']) {
  const parsed = readCondition(condition)
  if (parsed === null) throw new Error(`not a condition: ${condition}`)
  return triggerRules({ id: 't', event_type, parsed }, keyEvents)
}

describe('triggerRules', () => {
  it.each<[TriggerEventType, string, unknown]>([
    ['Page View', 'Every page view', [{ id: 't', kind: 'match', where: { names: ['page_view'], tests: [] } }]],
    [
      'Page View',
      'Over 1000 page views per hour',
      [{ id: 't', kind: 'count', where: { names: ['page_view'], tests: [] }, over: 1000, windowMs: hour, per: 'project' }],
    ],
    ['Page View', 'Under 10 page views per hour', [{ id: 't', kind: 'few', where: { names: ['page_view'], tests: [] }, under: 10, windowMs: hour }]],
    [
      'Page View',
      'Page contains /pricing and over 3 views by one visitor in 7 days',
      [
        {
          id: 't',
          kind: 'count',
          where: { names: ['page_view'], tests: [{ field: 'path', is: 'contains', value: '/pricing' }] },
          over: 3,
          windowMs: 168 * hour,
          per: 'visitor',
        },
      ],
    ],
    [
      'Conversion',
      'Checkout conversion under 2%',
      [
        {
          id: 't',
          kind: 'rate',
          of: { names: ['purchase'], tests: [] },
          among: { names: ['begin_checkout'], tests: [] },
          comparison: 'under',
          percent: 2,
          least: 20,
          windowMs: hour,
          per: 'project',
        },
      ],
    ],
    [
      'E-commerce',
      'Filled cart idle over 30 minutes',
      [{ id: 't', kind: 'absence', after: { names: ['add_to_cart'], tests: [] }, missing: { names: ['purchase'] }, windowMs: hour / 2, per: 'visitor' }],
    ],
    [
      'E-commerce',
      'Order value over $500 or page is /gift',
      [
        { id: 't:1', kind: 'match', where: { names: ['purchase'], tests: [{ field: 'value', is: 'over', value: 500 }] } },
        { id: 't:2', kind: 'match', where: { names: ['purchase'], tests: [{ field: 'path', is: 'is', value: '/gift' }] } },
      ],
    ],
    ['Page View', 'Over 1000 page views per hour and over 3 views by one visitor in 7 days', null],
    ['E-commerce', 'Filled cart idle under 30 minutes', null],
  ])('%s: %s', (type, condition, expected) => {
    const rules = rulesOf(type, condition)
    expect(rules).toEqual(expected)
    if (rules !== null) expect(() => triggerEngine(rules)).not.toThrow()
  })

  it('gives none for conversions of a project without key events', () => {
    expect(rulesOf('Conversion', 'Over 5 conversions per hour', [])).toBeNull()
    expect(rulesOf('Conversion', 'Over 5 conversions per hour', ['sign_up'])).toMatchObject([{ kind: 'count', where: { names: ['sign_up'] }, over: 5 }])
  })
})
