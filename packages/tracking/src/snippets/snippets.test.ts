import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, anyText, plannedEvent, planOf, wholeCatalogue } from '../container/plans.testing.ts'
import { sentEvents } from '../ga4/sent.ts'
import { hookedEvents } from './groups.ts'
import { jsLiteral } from './literal.ts'
import { snippetsMarkdown } from './markdown.ts'
import { snippetsFromPlan } from './fromPlan.ts'

interface Page {
  dataLayer: Record<string, unknown>[]
}

/** Runs code as a page would and gives back the data layer, as plain JSON. */
function run(code: string): Record<string, unknown>[] {
  const page: Partial<Page> & { window?: unknown } = {}
  page.window = page
  runInContext(code, createContext(page))
  return JSON.parse(JSON.stringify(page.dataLayer)) as Record<string, unknown>[]
}

const script = (html: string) => /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''

describe('snippetsFromPlan', () => {
  it('has code that runs for each event of the catalogue that the site announces', () => {
    const events = snippetsFromPlan(wholeCatalogue, { consent: 'none' }).events.filter((one) => !one.before)
    expect(events).toHaveLength(sentEvents(wholeCatalogue).filter((sent) => sent.event.trigger.type === 'customEvent').length)
    for (const { event, code } of events) expect(run(code)).toContainEqual(expect.objectContaining({ event }))
  })

  it('clears ecommerce before each ecommerce event', () => {
    const { events } = snippetsFromPlan(wholeCatalogue, { consent: 'none' })
    const items = [{ item_id: 'S1', item_name: 'Shirt', price: 12.75, quantity: 2 }]
    expect(run(events.find((one) => one.event === 'purchase')?.code ?? '')).toEqual([
      { ecommerce: null },
      { event: 'purchase', ecommerce: { transaction_id: 'example transaction_id', value: 25.5, currency: 'EUR', items } },
    ])
    expect(run(events.find((one) => one.event === 'subscribe')?.code ?? '')).toEqual([
      { event: 'subscribe', plan_name: 'example plan_name', value: 25.5, currency: 'EUR' },
      {},
    ])
  })

  it('writes Google’s snippets around the container id', () => {
    const { head, body } = snippetsFromPlan(planOf([]), { containerId: 'GTM-ABC123', consent: 'none' })
    expect(head).toContain(`(window,document,'script','dataLayer','GTM-ABC123')`)
    expect(body).toContain('https://www.googletagmanager.com/ns.html?id=GTM-ABC123')
    const inserted: { src: string }[] = []
    const page = {
      window: {} as Partial<Page>,
      document: {
        getElementsByTagName: () => [{ parentNode: { insertBefore: (element: { src: string }) => inserted.push(element) } }],
        createElement: () => ({ src: '' }),
      },
    }
    runInContext(script(head), createContext(page))
    expect(page.window.dataLayer?.[0]).toMatchObject({ event: 'gtm.js' })
    expect(inserted[0]?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123')
    expect(() => snippetsFromPlan(planOf([]), { containerId: `GTM-1'`, consent: 'none' })).toThrow('is not one that Google Tag Manager gives out')
  })

  it('denies everything until the visitor agrees, or says nothing', () => {
    expect(run(script(snippetsFromPlan(planOf([]), { consent: 'denied' }).consentDefault))).toEqual([
      {
        0: 'consent',
        1: 'default',
        2: { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', wait_for_update: 500 },
      },
    ])
    expect(snippetsFromPlan(planOf([]), { consent: 'none' }).consentDefault).toBe('')
  })

  it('keeps the event’s own name when a parameter is called event', () => {
    const event = plannedEvent({ name: 'x', parameters: [{ name: 'event', type: 'string', example: 'other' }] })
    expect(run(snippetsFromPlan(planOf([event]), { consent: 'none' }).events[0]?.code ?? '')).toEqual([{ event: 'x' }])
  })

  it('writes code for any plan that runs and cannot end its script element', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { code, event, before } of snippetsFromPlan(plan, { consent: 'none' }).events) {
          expect(code).not.toMatch(/[<>&\u2028\u2029]/)
          const pushed = run(code).flatMap((push) => ('event' in push ? [push['event']] : []))
          expect(pushed).toEqual(before ? [] : [JSON.parse(JSON.stringify(event))])
        }
      }),
      { numRuns: 150 },
    )
  })
})

it('jsLiteral is the value again when it runs', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      anyText(30),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(anyText(10), tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).value
  fc.assert(
    fc.property(value, (original) => {
      const literal = jsLiteral(original)
      expect(literal).not.toMatch(/<|-->|\u2028/)
      expect(JSON.stringify(runInContext(`(${literal})`, createContext({})))).toBe(JSON.stringify(original))
    }),
  )
})

describe('snippetsMarkdown', () => {
  it('has a heading per part', () => {
    const event = plannedEvent({ name: 'sign_up', because: { start: 0, end: 8, text: 'count *sign-ups*\n# <b>' } })
    const text = snippetsMarkdown(planOf([event]), { consent: 'denied' })
    expect(text.match(/^#+ .*$/gm)).toEqual([
      '# Code for the site',
      '## Consent default',
      '## When the visitor agrees',
      '## Container, in the head',
      '## Container, in the body',
      '## Events',
      '### sign\\_up',
    ])
    expect(text).toContain('Asked for by: count \\*sign-ups\\* \\# &lt;b&gt;\n')
    expect(snippetsMarkdown(planOf([]), { consent: 'none' })).toContain('the pages need no further code')
  })

  it('has no heading and no open fence from the words of any plan', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const text = snippetsMarkdown(plan, { consent: 'denied' })
        const { events } = snippetsFromPlan(plan, { consent: 'denied' })
        const hooked = hookedEvents(plan).length
        const entries = events.length + hooked
        const headings = entries === 0 ? 1 : new Set(events.map((one) => one.before)).size + Math.min(1, hooked)
        expect(text.match(/^#+ /gm)).toHaveLength(5 + headings + entries)
        expect((text.match(/^`{3,}/gm) ?? []).length).toBe(2 * (4 + entries))
      }),
      { numRuns: 150 },
    )
  })
})
