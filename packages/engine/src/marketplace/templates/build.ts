import type { MeasurementPlan, PlannedEvent, PlanParameter, PlanTrigger, TemplateContent, TemplateDashboard } from '@tagmason/domain'
import { recommendedEvent } from '@tagmason/tracking'

/** Makers of the templates' contents: an event, a plan and a whole template in few lines. */

const nowhere = { start: 0, end: 0, text: '' }
const items = '[{"item_id":"SKU-123","item_name":"Linen shirt","price":29.95,"quantity":2}]'

/** Values as they stand in the snippet, of the parameters that the templates use; a number makes the parameter a number. */
const examples: Record<string, string | number> = {
  items,
  value: 59.9,
  tax: 9.57,
  shipping: 4.9,
  currency: 'EUR',
  transaction_id: 'T-10042',
  seats: 12,
  unused_seats: 4,
  step_number: 2,
  results_count: 24,
  stage_value: 4800,
  percent_scrolled: 75,
  item_list_id: 'bestsellers',
  item_list_name: 'Bestsellers',
  coupon: 'WELCOME10',
  payment_type: 'Credit card',
  shipping_tier: 'Express',
  lead_source: 'contact_form',
  method: 'email',
  search_term: 'export to csv',
}

function parameter(written: string): PlanParameter {
  const [name = '', source] = written.replace('*', '').split('@')
  const example = Object.hasOwn(examples, name) ? (examples[name] ?? '') : name.replaceAll('_', ' ')
  return {
    name,
    type: name === 'items' ? 'items' : typeof example === 'number' ? 'number' : 'string',
    example,
    ...(written.includes('*') ? { required: true } : {}),
    ...(source === undefined ? {} : { source: source.replaceAll('_', ' ') }),
  }
}

export interface EventPart {
  /** By default the site pushes the event under its own name. */
  trigger?: PlanTrigger
  key?: boolean
  /** Parameters besides those that Google recommends, as `name`, `name*` (required) or `name@Click_Text` (from a built-in variable). */
  with?: string
  /** None of the parameters that Google recommends but does not demand. */
  bare?: boolean
}

/** A planned event; without its id, which the plan gives. */
export function event(name: string, part: EventPart = {}): PlannedEvent {
  const advice = recommendedEvent(name)
  const money = advice?.optional.includes('currency') ? ['currency', 'value'] : []
  const wanted = [
    ...(advice?.required ?? []).map((required) => `${required}*`),
    ...(part.bare ? money : (advice?.optional ?? [])),
    ...(part.with ?? '').split(' ').filter((word) => word !== ''),
  ]
  return {
    id: '',
    name,
    kind: advice === undefined ? 'custom' : 'recommended',
    parameters: [...new Map(wanted.map((word) => [word.replace(/[*@].*/, ''), parameter(word)])).values()],
    trigger: part.trigger ?? { type: 'customEvent', event: name },
    keyEvent: part.key ?? false,
    confidence: 100,
    because: nowhere,
    repairs: [],
    enabled: true,
  }
}

export interface PlanParts {
  goals: string
  events: readonly PlannedEvent[]
  /** Names of events, in order. */
  funnel?: readonly string[]
  trends?: readonly (readonly string[])[]
  breakdowns?: readonly (readonly [event: string, dimension: string])[]
  /** People who did the first and not the second, within so many days. */
  audiences?: readonly (readonly [did: string, not: string, days: number])[]
}

/** Throws where a chart or an audience names an event that the plan has not. */
export function planOf({ goals, events, funnel, trends = [], breakdowns = [], audiences = [] }: PlanParts): MeasurementPlan {
  const numbered = events.map((one, index) => ({ ...one, id: `e${index + 1}` }))
  const idOf = (name: string) => {
    const found = numbered.find((one) => one.name === name)
    if (found === undefined) throw new Error(`The template '${goals}' counts '${name}', which is none of its events: write it as it stands there.`)
    return found.id
  }
  const charts = [
    ...(funnel === undefined ? [] : [{ chart: 'funnel' as const, events: funnel.map(idOf) }]),
    ...trends.map((names) => ({ chart: 'trend' as const, events: names.map(idOf) })),
    ...breakdowns.map(([name, dimension]) => ({ chart: 'breakdown' as const, events: [idOf(name)], dimension })),
  ]
  return {
    goals,
    language: 'en',
    events: numbered,
    audiences: audiences.map(([did, not, days], index) => ({ id: `a${index + 1}`, includes: [idOf(did)], excludes: [idOf(not)], days, because: nowhere })),
    dashboards: charts.map((chart, index) => ({ id: `d${index + 1}`, ...chart, because: nowhere })),
    unmatched: [],
  }
}

export const content = (plan: MeasurementPlan, dashboard: TemplateDashboard): TemplateContent => ({ plan, container: null, dashboard })

/** A trigger on clicks of what a CSS selector finds. */
export const clickOn = (selector: string): PlanTrigger => ({ type: 'click', conditions: [{ subject: 'clickElement', is: 'cssSelector', value: selector }] })
/** A trigger on pages whose path begins so. */
export const pageAt = (path: string): PlanTrigger => ({ type: 'pageview', conditions: [{ subject: 'pagePath', is: 'startsWith', value: path }] })
/** A trigger as soon as half of something is in view. */
export const seen = (selector: string): PlanTrigger => ({ type: 'elementVisibility', selector })
