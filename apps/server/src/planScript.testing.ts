import type { Condition, PageElement, PlannedEvent, PlanParameter, PlanTrigger, Step } from '@tagmason/domain'
import fc from 'fast-check'

/** Pages, visits and plans for the tracker: what is pressed, and plans that look for it. */

const parts = {
  id: fc.constantFrom('call', 'order', 'news', ''),
  classes: fc.constantFrom('cta', 'cta big', 'link', ''),
  text: fc.constantFrom('Call us', 'Jetzt  kaufen', 'Get a quote', 'Más info'),
}
const address = fc.constantFrom('tel:+4930123', 'mailto:a@b.example', '/files/list.pdf', 'https://other.example/x?y=1#z', 'https://wa.me/49301', '/next')

/** An element with one inside it, which is what is pressed. */
export interface Pressed {
  tag: 'a' | 'button' | 'form' | 'div'
  id: string
  classes: string
  text: string
  href: string
}
const anyPressed: fc.Arbitrary<Pressed> = fc.record({ tag: fc.constantFrom('a', 'button', 'form', 'div'), ...parts, href: address })

const attributesOf = ({ tag, id, classes, href }: Pressed): Record<string, string> => ({
  ...(id === '' ? {} : { id }),
  ...(classes === '' ? {} : { class: classes }),
  ...(tag === 'a' ? { href } : tag === 'form' ? { action: '/send' } : {}),
})
/** The same element for a page and for the simulator. */
export const markupOf = (pressed: Pressed): string =>
  `<${pressed.tag} ${Object.entries(attributesOf(pressed))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}><span class="inner">${pressed.text}</span></${pressed.tag}>`
export const elementOf = (pressed: Pressed, inside: boolean): PageElement => {
  const outer: PageElement = { tag: pressed.tag, attributes: attributesOf(pressed), text: pressed.text }
  return inside ? { tag: 'span', classes: 'inner', text: pressed.text, ancestors: [outer] } : outer
}

const item = fc.record({
  item_id: fc.constantFrom('A', 'B'),
  price: fc.integer({ min: 1, max: 90 }),
  quantity: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
})
const anyPush = fc
  .record({
    event: fc.constantFrom('purchase', 'sign_up', 'other'),
    ecommerce: fc.option(fc.record({ value: fc.integer({ min: 0, max: 99 }), currency: fc.constant('EUR'), items: fc.array(item, { maxLength: 3 }) }), {
      nil: undefined,
    }),
    member: fc.option(fc.constantFrom('yes', 'no'), { nil: undefined }),
    'page.kind': fc.option(fc.constantFrom('shop', 'blog'), { nil: undefined }),
  })
  // What JSON does not have cannot be pushed by a test.
  .map((data) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>)

export type Done =
  | { does: 'press'; what: Pressed }
  | { does: 'submit'; what: Pressed }
  | { does: 'push'; data: Record<string, unknown> }
  | { does: 'go'; to: string }
  | { does: 'scroll'; percent: number }
  | { does: 'wait'; ms: number }

export const anyVisit: fc.Arbitrary<Done[]> = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('press' as const), what: anyPressed }),
    fc.record({ does: fc.constant('submit' as const), what: anyPressed.map((what) => ({ ...what, tag: 'form' as const })) }),
    fc.record({ does: fc.constant('push' as const), data: anyPush }),
    fc.record({ does: fc.constant('go' as const), to: fc.constantFrom('/pricing', '/thanks?order=1', '/shop/a') }),
    fc.record({ does: fc.constant('scroll' as const), percent: fc.integer({ min: 10, max: 100 }) }),
    fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(1000, 10_000, 31_000) }),
  ),
  { minLength: 1, maxLength: 8 },
)

/** The step of a simulated visit for what a visitor does. */
export function stepOf(done: Done): Step {
  switch (done.does) {
    case 'press':
      return { type: 'click', element: elementOf(done.what, true) }
    case 'submit':
      return { type: 'formSubmit', element: elementOf(done.what, false) }
    case 'push':
      return { type: 'push', data: done.data }
    case 'go':
      return { type: 'history', url: done.to }
    case 'scroll':
      return { type: 'scroll', percent: done.percent }
    case 'wait':
      return { type: 'wait', ms: done.ms }
  }
}

const anyCondition: fc.Arbitrary<Condition> = fc
  .oneof(
    fc.record({
      subject: fc.constantFrom('clickUrl' as const, 'pageUrl' as const),
      is: fc.constantFrom('startsWith' as const, 'contains' as const, 'equals' as const),
      value: fc.constantFrom('tel:', 'other.example', '//shop.example/a', '.pdf', '?'),
    }),
    fc.record({
      subject: fc.constantFrom('clickText' as const),
      is: fc.constantFrom('equals' as const, 'contains' as const),
      value: fc.constantFrom('Call us', 'kaufen', 'quote'),
    }),
    fc.record({
      subject: fc.constantFrom('pagePath' as const),
      is: fc.constantFrom('matchRegex' as const, 'startsWith' as const, 'endsWith' as const),
      value: fc.constantFrom('^/a$', '/shop', '/pricing', 'thanks'),
    }),
    fc.record({
      subject: fc.constantFrom('clickId' as const, 'clickClasses' as const, 'formId' as const, 'formClasses' as const),
      is: fc.constantFrom('equals' as const, 'contains' as const),
      value: fc.constantFrom('call', 'order', 'cta'),
    }),
    fc.record({
      subject: fc.constant('clickElement' as const),
      is: fc.constant('cssSelector' as const),
      value: fc.constantFrom('a.cta', '#order', 'form, .big', 'a[href^="tel:"]'),
    }),
  )
  .chain((condition) => fc.record({ negate: fc.boolean(), ignoreCase: fc.boolean() }).map((more) => ({ ...condition, ...more })))

const conditions = fc.array(anyCondition, { maxLength: 2 })
const anyTrigger: fc.Arbitrary<PlanTrigger> = fc.oneof(
  fc.record({
    type: fc.constantFrom('click' as const, 'linkClick' as const, 'formSubmission' as const, 'pageview' as const, 'historyChange' as const),
    conditions,
  }),
  fc.record({ type: fc.constant('customEvent' as const), event: fc.constantFrom('purchase', 'sign_up') }),
  fc.record({ type: fc.constant('scrollDepth' as const), percents: fc.uniqueArray(fc.constantFrom(25, 50, 90), { minLength: 1 }) }),
  fc.record({
    type: fc.constant('timer' as const),
    seconds: fc.constantFrom(5, 30),
    conditions: fc.array(
      anyCondition.filter(({ subject }) => subject.startsWith('page')),
      { maxLength: 1 },
    ),
  }),
)

const anyParameter: fc.Arbitrary<PlanParameter> = fc.constantFrom(
  ...[
    'link_url',
    'link_text',
    'link_id',
    'link_classes',
    'link_domain',
    'form_id',
    'form_destination',
    'page_path',
    'page_title',
    'member',
    'percent_scrolled',
    'seconds',
  ].map((name): PlanParameter => ({ name, type: 'string', example: 'x' })),
  { name: 'items', type: 'items', example: '[]' },
  { name: 'value', type: 'number', example: 1 },
  { name: 'kind', type: 'string', example: 'x', source: 'Page Hostname' },
  { name: 'label', type: 'string', example: 'x', source: 'Click Text' },
)

const nowhere = { start: 0, end: 0, text: '' }
export const anyEvents: fc.Arbitrary<PlannedEvent[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom('phone_click', 'purchase', 'sign_up', 'generate_lead', 'read_deep', 'view_pricing'),
      trigger: anyTrigger,
      parameters: fc.uniqueArray(anyParameter, { maxLength: 4, selector: ({ name }) => name }),
      value: fc.option(fc.constant({ amount: 20, currency: 'EUR' }), { nil: undefined }),
      threshold: fc.option(
        fc.record({
          parameter: fc.constantFrom('value', 'items'),
          is: fc.constantFrom('greater' as const, 'greaterOrEquals' as const, 'less' as const, 'lessOrEquals' as const, 'equals' as const),
          amount: fc.constantFrom(2, 50),
        }),
        { nil: undefined, freq: 3 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((events) =>
    events.map(({ value, threshold, ...event }, at) => ({
      id: `e${at + 1}`,
      kind: 'custom' as const,
      keyEvent: false,
      confidence: 100,
      because: nowhere,
      repairs: [],
      enabled: true,
      ...event,
      ...(value === undefined ? {} : { value }),
      ...(threshold === undefined ? {} : { threshold }),
    })),
  )
