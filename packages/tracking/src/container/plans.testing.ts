import {
  type Condition,
  type MeasurementPlan,
  type PlannedEvent,
  type PlanParameter,
  type PlanTrigger,
  conditionSubjects,
  embedProviders,
  languages,
} from '@tagmason/domain'
import fc from 'fast-check'
import { catalogue, type Concept, type ConceptName, parameterTypesByName } from '../plan/catalogue.ts'

/** Plans for tests: one with every concept of the catalogue, and an arbitrary of any plan that the schema allows. */

const nowhere = { start: 0, end: 0, text: '' }

/** A planned event with everything that a test does not care about filled in. */
export function plannedEvent(part: Partial<PlannedEvent> & Pick<PlannedEvent, 'name'>): PlannedEvent {
  return {
    id: 'e1',
    kind: 'custom',
    parameters: [],
    trigger: { type: 'customEvent', event: part.name },
    keyEvent: false,
    confidence: 100,
    because: nowhere,
    repairs: [],
    enabled: true,
    ...part,
  }
}

export function planOf(events: readonly PlannedEvent[], part: Partial<MeasurementPlan> = {}): MeasurementPlan {
  return { goals: '', language: 'en', events: [...events], audiences: [], dashboards: [], unmatched: [], ...part }
}

const page: Condition = { subject: 'pagePath', is: 'startsWith', value: '/shop' }

function triggerOf(concept: Concept): PlanTrigger {
  const [kind, detail] = concept.trigger.split(':')
  switch (kind) {
    case 'auto':
      return { type: 'automatic', setting: detail as Extract<PlanTrigger, { type: 'automatic' }>['setting'] }
    case 'link':
      return { type: 'linkClick', conditions: [{ subject: 'clickUrl', is: 'startsWith', value: `${detail}:` }] }
    case 'dataLayer':
      return { type: 'customEvent', event: concept.event }
    case 'scrollDepth':
      return { type: 'scrollDepth', percents: [25, 50, 75, 90] }
    case 'timer':
      return { type: 'timer', seconds: 30 }
    case 'elementVisibility':
      return { type: 'elementVisibility', selector: '#prices' }
    case 'linkClick':
    case 'click':
      return { type: kind, conditions: [{ subject: 'clickElement', is: 'cssSelector', value: 'a.cta, button[data-x="a,b"]' }] }
    default:
      return { type: kind === 'pageview' ? 'pageview' : 'formSubmission', conditions: [page] }
  }
}

function parameterOf(text: string): PlanParameter {
  const name = text.replace('*', '')
  const type = parameterTypesByName[name] ?? 'string'
  const example =
    type === 'number'
      ? 25.5
      : type === 'boolean'
        ? true
        : type === 'items'
          ? '[{"item_id":"S1","item_name":"Shirt","price":10,"quantity":2}]'
          : name === 'currency'
            ? 'EUR'
            : `example ${name}`
  return { name, type, example, ...(text.endsWith('*') ? { required: true } : {}) }
}

/** Every concept of the catalogue as one planned event each. */
export const wholeCatalogue: MeasurementPlan = planOf(
  (Object.keys(catalogue) as ConceptName[]).map((name, index) => {
    const concept: Concept = catalogue[name]
    const event = concept.event.replace('<page>', 'pricing')
    const trigger = triggerOf(concept)
    return plannedEvent({
      id: `e${index + 1}`,
      name: event,
      kind: trigger.type === 'automatic' ? 'automatic' : 'custom',
      parameters: concept.parameters.map(parameterOf),
      trigger,
      keyEvent: concept.key ?? false,
    })
  }),
  { site: 'shop.example' },
)

const trouble = '{{Page URL}}|}}{{|</script><!--|-->|it\'s|a"b|{|\\|Übernahme jetzt|\u2028|ga_x|click|__proto__|constructor|event|ecommerce'.split('|')

/** Words as people type them, and words that try to be something else. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(fc.string({ minLength: 1, maxLength, unit: 'binary' }), fc.string({ minLength: 1, maxLength }), fc.constantFrom(...trouble))
    .map((text) => text.slice(0, maxLength))

const optional = <Item>(arbitrary: fc.Arbitrary<Item>): fc.Arbitrary<Item | undefined> => fc.option(arbitrary, { nil: undefined })

const anyCondition: fc.Arbitrary<Condition> = fc
  .record({
    subject: fc.constantFrom(...conditionSubjects),
    is: fc.constantFrom('equals' as const, 'contains' as const, 'startsWith' as const, 'endsWith' as const, 'cssSelector' as const),
    value: anyText(60),
    negate: optional(fc.boolean()),
    ignoreCase: optional(fc.boolean()),
  })
  .chain((condition) =>
    fc.oneof(
      { arbitrary: fc.constant(condition), weight: 4 },
      { arbitrary: fc.constantFrom('^/a{2}$', '(a|b)+', '.*', '^\\{x\\}$').map((value) => ({ ...condition, is: 'matchRegex' as const, value })), weight: 1 },
    ),
  )

const conditions = fc.array(anyCondition, { maxLength: 3 })
const percents = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 })

const anyTrigger: fc.Arbitrary<PlanTrigger> = fc.oneof(
  fc.record({ type: fc.constant('customEvent' as const), event: anyText(100), conditions: optional(conditions) }),
  fc.record({
    type: fc.constantFrom('pageview' as const, 'historyChange' as const, 'click' as const, 'linkClick' as const, 'formSubmission' as const),
    conditions,
  }),
  fc.record({ type: fc.constant('scrollDepth' as const), percents, conditions: optional(conditions) }),
  fc.record({ type: fc.constant('timer' as const), seconds: fc.integer({ min: 1, max: 86_400 }), conditions: optional(conditions) }),
  fc.record({ type: fc.constant('elementVisibility' as const), selector: anyText(80), conditions: optional(conditions) }),
  fc.record({
    type: fc.constant('youTubeVideo' as const),
    actions: fc.uniqueArray(fc.constantFrom('start' as const, 'progress' as const, 'complete' as const, 'pause' as const), { minLength: 1 }),
    percents: optional(percents),
  }),
  fc.record({ type: fc.constant('embed' as const), provider: fc.constantFrom(...embedProviders), conditions: optional(conditions) }),
  fc.record({
    type: fc.constant('automatic' as const),
    setting: fc.constantFrom('always' as const, 'scrollsEnabled' as const, 'formInteractionsEnabled' as const),
  }),
)

const knownNames = [
  'value',
  'currency',
  'items',
  'transaction_id',
  'link_url',
  'link_text',
  'form_id',
  'plan_name',
  'percent_scrolled',
  'video_title',
  'seconds',
  'lead_source',
]

const anyParameter: fc.Arbitrary<PlanParameter> = fc.record({
  name: fc.oneof(fc.constantFrom(...knownNames), anyText(100)),
  type: fc.constantFrom('string' as const, 'number' as const, 'boolean' as const, 'items' as const),
  example: fc.oneof(anyText(200), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant('[{"item_id":"S1","price":1}]')),
  required: optional(fc.boolean()),
  source: optional(fc.constantFrom('Click Text', 'form id', 'no such variable')),
})

const anyEvent = fc.record({
  id: anyText(20),
  name: fc.oneof(fc.constantFrom('purchase', 'sign_up', 'page_view', 'cta_click', 'generate_lead', 'search'), anyText(100)),
  kind: fc.constantFrom('recommended' as const, 'automatic' as const, 'custom' as const),
  parameters: fc.oneof({ arbitrary: fc.array(anyParameter, { maxLength: 6 }), weight: 9 }, { arbitrary: fc.array(anyParameter, { maxLength: 60 }), weight: 1 }),
  trigger: anyTrigger,
  keyEvent: fc.boolean(),
  value: optional(fc.record({ amount: fc.double({ noNaN: true, noDefaultInfinity: true }), currency: fc.constantFrom('EUR', 'USD') })),
  threshold: optional(
    fc.record({
      parameter: fc.oneof(fc.constantFrom(...knownNames), anyText(50)),
      is: fc.constantFrom('greater' as const, 'greaterOrEquals' as const, 'less' as const, 'lessOrEquals' as const, 'equals' as const),
      amount: fc.double({ noNaN: true, noDefaultInfinity: true }),
      unit: optional(fc.constant('USD')),
    }),
  ),
  confidence: fc.constant(100),
  because: anyText(30).map((text) => ({ start: 0, end: text.length, text })),
  repairs: fc.constant<PlannedEvent['repairs']>([]),
  enabled: fc.boolean(),
})

/** Any plan, sensible or not, that the schema allows and whose regular expressions compile. */
export const anyPlan: fc.Arbitrary<MeasurementPlan> = fc.record({
  goals: anyText(60),
  language: fc.constantFrom(...languages),
  site: optional(fc.constantFrom('shop.example', 'https://www.shop.example/')),
  events: fc.array(anyEvent, { maxLength: 8 }),
  audiences: fc.constant<MeasurementPlan['audiences']>([]),
  dashboards: fc.constant<MeasurementPlan['dashboards']>([]),
  unmatched: fc.constant<MeasurementPlan['unmatched']>([]),
})
