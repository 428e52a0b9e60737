import type { MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { dueEvents, judgeEvent } from './judgeEvent.ts'

const event = (name: string, parameters: PlannedEvent['parameters'], more: Partial<PlannedEvent> = {}): PlannedEvent => ({
  id: name,
  name,
  kind: 'custom',
  parameters,
  trigger: { type: 'customEvent', event: name },
  keyEvent: false,
  confidence: 100,
  because: { start: 0, end: 0, text: '' },
  repairs: [],
  enabled: true,
  ...more,
})
const plan: MeasurementPlan = {
  goals: '',
  language: 'en',
  events: [
    event('purchase', [
      { name: 'value', type: 'number', example: 5, required: true },
      { name: 'currency', type: 'string', example: 'EUR', required: true },
    ]),
    event('off', [], { enabled: false }),
    event('scroll', [], { trigger: { type: 'automatic', setting: 'scrollsEnabled' } }),
  ],
  audiences: [],
  dashboards: [],
  unmatched: [],
}

describe('judgeEvent', () => {
  it.each<[string, Record<string, string | number | boolean>, [string, string][]]>([
    ['what is right', { value: 5, currency: 'EUR' }, []],
    ['what is missing', { value: 5 }, [['currency', 'missing']]],
    ['what is empty', { value: 5, currency: '' }, [['currency', 'missing']]],
    ['another type', { value: '5', currency: 'EUR' }, [['value', 'otherType']]],
    ['no currency', { value: 5, currency: 'euro' }, [['currency', 'currency']]],
    ['less than nothing', { value: -1, currency: 'EUR' }, [['value', 'negative']]],
    ['personal data in what is not planned', { value: 5, currency: 'EUR', note: 'a@b.example' }, [['note', 'email']]],
  ])('tells %s', (_, params, violations) => {
    const judged = judgeEvent({ name: 'purchase', params }, plan)
    expect([judged.state, judged.violations.map(({ parameter, kind }) => [parameter, kind])]).toEqual(['planned', violations])
  })

  it('knows what needs no plan, and what is switched off', () => {
    expect(['page_view', 'session_start', 'off', 'other'].map((name) => judgeEvent({ name, params: {} }, plan).state)).toEqual([
      'automatic',
      'automatic',
      'unplanned',
      'unplanned',
    ])
    expect(dueEvents(plan).map(({ name }) => name)).toEqual(['purchase'])
  })
})
