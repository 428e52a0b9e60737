import type { PlannedEvent } from '@tagmason/domain'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { plannedEvent, planOf } from '../container/plans.testing.ts'
import { sentEvent } from '../ga4/sent.ts'
import { snippetsFromPlan } from './fromPlan.ts'
import { snippetsMarkdown } from './markdown.ts'
import { snippetTexts } from './texts.ts'

type Push = Record<string, unknown>

/** Runs code after code in one page and gives back every push. */
function run(...codes: string[]): Push[] {
  const dataLayer: Push[] = []
  const page = createContext({ window: { dataLayer }, dataLayer })
  for (const code of codes) runInContext(code, page)
  return dataLayer
}

/** What Google Tag Manager's data layer holds after the pushes: each key as it was last set. */
const stateOf = (pushes: readonly Push[]): Push => Object.assign({}, ...pushes)
const snippetsOf = (...events: PlannedEvent[]) => snippetsFromPlan(planOf(events), { consent: 'denied' })
const codesOf = (...events: PlannedEvent[]) => snippetsOf(...events).events.map((one) => one.code)
const markdownOf = (...events: PlannedEvent[]) => snippetsMarkdown(planOf(events), { consent: 'denied' })

const text = (name: string) => ({ name, type: 'string', example: name }) as const
const value = { name: 'value', type: 'number', example: 20 } as const
const items = { name: 'items', type: 'items', example: '[{"item_id":"A","price":5,"quantity":2}]' } as const
const formTrigger: PlannedEvent['trigger'] = { type: 'formSubmission', conditions: [] }
const form = plannedEvent({ name: 'generate_lead', id: 'form', parameters: [text('topic'), text('form_id'), value], trigger: formTrigger })

describe('events that Google Tag Manager notices', () => {
  it('get a push of values without an event', () => {
    expect(snippetsOf(form).events).toEqual([{ eventId: 'form', event: 'generate_lead', before: true, code: expect.any(String) }])
    expect(run(...codesOf(form))).toEqual([{ topic: 'topic' }])
    expect(markdownOf(form)).toContain('## Before this happens')
    expect(markdownOf(form)).not.toContain(snippetTexts.en.noEvents)
  })

  it('need no code when nothing comes from the data layer', () => {
    const plain = plannedEvent({ name: 'sent', parameters: [text('form_id')], trigger: formTrigger })
    expect(snippetsOf(plain).events).toEqual([])
    expect(markdownOf(plain)).toContain(snippetTexts.en.noEvents)
  })

  it('inherit no value from an event before', () => {
    const bought = plannedEvent({ name: 'subscribe', parameters: [value, text('topic')] })
    const pushes = run(...codesOf(bought))
    expect(pushes[0]).toEqual({ event: 'subscribe', value: 20, topic: 'topic', currency: 'USD' })
    expect(stateOf(pushes)).toEqual({ event: 'subscribe', value: undefined, topic: undefined, currency: undefined })
  })
})

describe('events of one name', () => {
  it('share one push with the parameters of all, and say the threshold', () => {
    const because = { start: 0, end: 1, text: 'orders' }
    const large = plannedEvent({
      name: 'purchase',
      id: 'e2',
      parameters: [value, items],
      threshold: { parameter: 'value', is: 'greater', amount: 50, unit: 'GBP' },
    })
    const events = [plannedEvent({ name: 'purchase', parameters: [value, items, text('plan_name')], because }), { ...large, because }]
    expect(codesOf(...events)).toHaveLength(1)
    expect(run(...codesOf(...events))[1]).toMatchObject({ event: 'purchase', plan_name: 'plan_name', ecommerce: { value: 60, currency: 'GBP' } })
    expect(markdownOf(...events)).toContain('Asked for by: orders; orders (value &gt; 50 GBP)\n')
  })
})

describe('examples', () => {
  it('of an order add up, whatever the threshold is compared with', () => {
    const order = (parameter: string, amount: number) =>
      plannedEvent({ name: 'purchase', parameters: [value, items], threshold: { parameter, is: 'greater', amount } })
    const ecommerce = (event: PlannedEvent) => run(...codesOf(event))[1]?.['ecommerce']
    expect(ecommerce(order('value', 50))).toMatchObject({ value: 60, items: [{ price: 30, quantity: 2 }] })
    expect(ecommerce(order('quantity', 3))).toMatchObject({ value: 20, items: [{ price: 5, quantity: 4 }] })
    expect(ecommerce(order('price', 99))).toMatchObject({ value: 200, items: [{ price: 100, quantity: 2 }] })
  })

  it('say what the trigger says', () => {
    const exampleFor = (name: string, trigger: PlannedEvent['trigger']) =>
      sentEvent(plannedEvent({ name: 'x', parameters: [text(name)], trigger })).parameters[0]?.example
    const link = (value: string): PlannedEvent['trigger'] => ({ type: 'linkClick', conditions: [{ subject: 'clickUrl', is: 'startsWith', value }] })
    expect(exampleFor('seconds', { type: 'timer', seconds: 45 })).toBe(45)
    expect(exampleFor('percent_scrolled', { type: 'scrollDepth', percents: [90, 60] })).toBe(60)
    expect(exampleFor('link_url', link('tel:'))).toBe('tel:+15550100')
    expect(exampleFor('link_url', link('mailto:'))).toBe('mailto:info@example.com')
    expect(exampleFor('link_text', { type: 'click', conditions: [{ subject: 'clickText', is: 'equals', value: 'Buy' }] })).toBe('Buy')
  })

  it('keep the order’s own value beside a fixed worth', () => {
    const worth = { amount: 7, currency: 'CHF' }
    expect(run(...codesOf(plannedEvent({ name: 'purchase', parameters: [value, items], value: worth })))[1]).toMatchObject({
      ecommerce: { value: 20, currency: 'CHF' },
    })
    expect(run(...codesOf(plannedEvent({ name: 'subscribe', parameters: [value], value: worth })))[0]).toMatchObject({ value: 7, currency: 'CHF' })
  })
})

describe('snippetsMarkdown', () => {
  it('says how to grant consent, in every language', () => {
    expect(run(snippetsOf().consentUpdate)).toHaveLength(1)
    expect(Object.values(run(snippetsOf().consentUpdate)[0] ?? {})).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_user_data: 'granted' },
    ])
    expect(snippetsFromPlan(planOf([]), { consent: 'none' }).consentUpdate).toBe('')
    for (const language of ['en', 'es', 'fr', 'de'] as const) {
      expect(snippetsMarkdown(planOf([], { language }), { consent: 'denied' })).toContain(`## ${snippetTexts[language].agreed}\n`)
    }
    expect(snippetsMarkdown(planOf([]), { consent: 'none' })).not.toContain(snippetTexts.en.agreed)
  })

  it('lists the attributes that selectors wait for', () => {
    const conditions = [{ subject: 'clickElement', is: 'cssSelector', value: '[data-track="cta"], [data-track="cta"] *' } as const]
    const cta = plannedEvent({ name: 'cta_click', trigger: { type: 'click', conditions } })
    expect(markdownOf(cta)).toContain('## Marks in the pages')
    expect(markdownOf(cta)).toContain('```html\n<button data-track="cta">…</button>\n```')
    expect(markdownOf(cta)).not.toContain(snippetTexts.en.noEvents)
    const newsletter: PlannedEvent['trigger'] = { type: 'formSubmission', conditions: [{ subject: 'formId', is: 'contains', value: 'newsletter' }] }
    expect(markdownOf(plannedEvent({ name: 'sign', trigger: newsletter }))).toContain('<form id="newsletter">…</form>')
  })
})
