import type { PlannedEvent } from '@tagmason/domain'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { validateContainer } from '../gtm/index.ts'
import { containerFromPlan } from './fromPlan.ts'
import { plannedEvent, planOf } from './plans.testing.ts'
import { plainNumber } from './text.ts'

const options = { measurementId: 'G-ABC123', consent: 'none' } as const
const containerOf = (...events: PlannedEvent[]) => containerFromPlan(planOf(events), options).containerVersion
const filtersOf = (...events: PlannedEvent[]) =>
  containerOf(...events).trigger?.map((trigger) => trigger.filter?.map((one) => [one.type, ...one.parameter.map(({ value }) => value)]))
const namesOf = (...events: PlannedEvent[]) => containerOf(...events).tag?.map((tag) => tag.name)
const rowsOf = (...events: PlannedEvent[]) =>
  containerOf(...events)
    .tag?.at(-1)
    ?.parameter?.find(({ key }) => key === 'eventSettingsTable')
    ?.list?.map((row) => row.map?.map((cell) => cell.value))

const purchase = (parameter: string): PlannedEvent => plannedEvent({ name: 'purchase', threshold: { parameter, is: 'greater', amount: 3 } })

describe('a threshold', () => {
  it('on a field of items is compared with the items of the order', () => {
    expect(filtersOf(purchase('quantity'))).toEqual([[['GREATER', '{{JS - items quantity}}', '3']]])
    const answers = (field: string) => {
      const code = containerOf(purchase(field)).variable?.find((one) => one.type === 'jsm')?.parameter?.[0]?.value ?? ''
      expect(code).toContain('{{DLV - ecommerce.items}}')
      const answer = (items: string): unknown => runInContext(`(${code.replace('{{DLV - ecommerce.items}}', items)})()`, createContext({}))
      return ['undefined', '[]', '[null, { price: 5 }]', '[{ price: "7.5", quantity: 3 }, { price: 9, quantity: "2" }]'].map(answer)
    }
    expect(answers('quantity')).toEqual([undefined, undefined, 1, 5])
    expect(answers('price')).toEqual([undefined, undefined, 5, 9])
    expect(validateContainer(containerFromPlan(planOf([purchase('price')]), options)).filter((finding) => finding.severity !== 'info')).toEqual([])
  })

  it('on a parameter that the plan forgot adds it to the tag', () => {
    const event = plannedEvent({ name: 'quiz_done', threshold: { parameter: 'Score', is: 'greaterOrEquals', amount: 80 } })
    expect(filtersOf(event)).toEqual([[['GREATER_OR_EQUALS', '{{DLV - score}}', '80']]])
    expect(rowsOf(event)).toEqual([['score', '{{DLV - score}}']])
  })

  it('is written in digits, whatever its size', () => {
    expect([50, 0.5, 1e21, 1e-7, -5e-324].map(plainNumber)).toEqual(['50', '0.5', '1000000000000000000000', '0.0000001', '0'])
  })

  it('writes no tag of its own where the same event without one counts already', () => {
    const plan = { name: 'plan_name', type: 'string', example: 'pro' } as const
    const large = plannedEvent({ name: 'subscribe', id: 'e2', parameters: [plan], threshold: { parameter: 'seats', is: 'greater', amount: 3 } })
    const events = [large, plannedEvent({ name: 'subscribe' })]
    expect(namesOf(...events)).toEqual(['Google tag - GA4', 'GA4 - subscribe'])
    expect(filtersOf(...events)).toEqual([undefined])
    expect(rowsOf(...events)).toEqual([
      ['plan_name', '{{DLV - plan_name}}'],
      ['seats', '{{DLV - seats}}'],
    ])
    expect(namesOf(large)).toEqual(['Google tag - GA4', 'GA4 - subscribe'])
  })
})

describe('values of a tag', () => {
  const worth = [
    { name: 'value', type: 'number', example: 1 },
    { name: 'currency', type: 'string', example: 'EUR' },
    { name: 'note', type: 'string', example: 'x', source: 'Page Title' },
    { name: 'state', type: 'string', example: 'x', source: 'random number' },
    { name: 'other', type: 'string', example: 'x', source: 'CRM' },
  ] as const
  const form = plannedEvent({ name: 'generate_lead', parameters: [...worth], trigger: { type: 'formSubmission', conditions: [] } })

  it('leave out a worth that nobody states', () => {
    expect(rowsOf(form)).toEqual([
      ['note', '{{JS - document.title}}'],
      ['state', '{{Random Number}}'],
      ['other', '{{DLV - other}}'],
    ])
  })

  it('shared with a duplicate stay in the only tag', () => {
    expect(namesOf(form, { ...form, id: 'e2' })).toEqual(['Google tag - GA4', 'GA4 - generate_lead'])
    expect(rowsOf(form, { ...form, id: 'e2' })).toEqual(rowsOf(form))
  })

  it('name a visible element by its hook', () => {
    const parameters = [{ name: 'element_name', type: 'string', example: 'x' } as const]
    const seen = plannedEvent({ name: 'seen', parameters, trigger: { type: 'elementVisibility', selector: '[data-track="view"], #a' } })
    expect(rowsOf(seen)).toEqual([['element_name', 'view']])
  })
})
