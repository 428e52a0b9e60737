import type { MeasurementPlan, PlannedEvent, PlanParameter } from '@tagmason/domain'
import { fitted, type SentThreshold } from './fitting.ts'
import { limits } from './limits.ts'
import { repairEventName, repairParameterName } from './names.ts'
import { ecommerceEvents, itemFields, recommendedEvent } from './recommended.ts'
import { reservedOnWeb } from './reserved.ts'

/** A planned event as it leaves the page: every file (container, hits, snippets, GA4 configuration) is written from this, so they agree on names. */
export interface SentEvent {
  event: PlannedEvent
  /** Legal for GA4, whatever the plan says. */
  name: string
  /** Legal and different names, at most 25; with what GA4 demands, even where the plan forgot it. */
  parameters: PlanParameter[]
  /** Names that did not fit. */
  left: string[]
  /** Data stands in the data layer's `ecommerce` object. */
  ecommerce: boolean
  /** What the plan's threshold is compared with; null without one. */
  threshold: SentThreshold | null
}

/** What GA4 collects keeps GA4's name. `page_view` may be sent by hand in its own meaning (single-page sites); every other reserved name is repaired. */
function nameOf(event: PlannedEvent): string {
  if (event.trigger.type === 'automatic' && reservedOnWeb.has(event.name)) return event.name
  return event.kind === 'automatic' && event.name === 'page_view' ? event.name : repairEventName(event.name).name
}

/** Types that GA4 fixes, whatever the plan says. */
const typesOfGa4: Readonly<Partial<Record<string, PlanParameter['type']>>> = { items: 'items', value: 'number', currency: 'string' }

function renamed(parameters: readonly PlanParameter[]): { own: PlanParameter[]; names: ReadonlyMap<string, string> } {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  const own: PlanParameter[] = []
  for (const parameter of parameters) {
    if (names.has(parameter.name) || (parameter.type === 'items' && taken.has('items'))) continue
    const name = parameter.type === 'items' ? 'items' : repairParameterName(parameter.name, taken).name
    names.set(parameter.name, name)
    taken.add(name)
    own.push({ ...parameter, name, type: (Object.hasOwn(typesOfGa4, name) ? typesOfGa4[name] : undefined) ?? parameter.type })
  }
  return { own, names }
}

const demanded: ReadonlyMap<string, PlanParameter> = new Map(
  Object.entries({
    items: { name: 'items', type: 'items', example: '', required: true },
    transaction_id: { name: 'transaction_id', type: 'string', example: 'T-1001', required: true },
    currency: { name: 'currency', type: 'string', example: 'USD', required: true },
    score: { name: 'score', type: 'number', example: 100, required: true },
    value: { name: 'value', type: 'number', example: 10, required: true },
  } satisfies Record<string, PlanParameter>),
)

function withDemanded(name: string, event: PlannedEvent, parameters: PlanParameter[]): PlanParameter[] {
  const has = new Set(parameters.map((parameter) => parameter.name))
  const advice = recommendedEvent(name)
  const missing: string[] = []
  for (const required of advice?.required ?? []) if (!has.has(required)) missing.push(required)
  if (event.value !== undefined && !has.has('value')) missing.push('value')
  const money = has.has('value') || missing.includes('value')
  if (money && !has.has('currency') && (event.value !== undefined || advice === undefined || advice.optional.includes('currency'))) missing.push('currency')
  return [...parameters, ...missing.map((one) => demanded.get(one) ?? { name: one, type: 'string' as const, example: 'example', required: true })]
}

const itemNumbers: ReadonlySet<string> = new Set(itemFields.number)
const clicksAndForms: ReadonlySet<string> = new Set(['click', 'linkClick', 'formSubmission'])

/** Where the threshold's figure stands. One on items counts their quantities. */
function thresholdOf({ threshold, trigger }: PlannedEvent, ecommerce: boolean, names: ReadonlyMap<string, string>): SentThreshold | null {
  if (threshold === undefined || trigger.type === 'automatic') return null
  const name = names.get(threshold.parameter) ?? repairParameterName(threshold.parameter).name
  if (name === 'items') return { name: 'quantity', inItems: true }
  return { name, inItems: ecommerce && itemNumbers.has(name) }
}

function withThreshold(parameters: PlanParameter[], threshold: SentThreshold | null): PlanParameter[] {
  if (threshold === null) return parameters
  const name = threshold.inItems ? 'items' : threshold.name
  if (parameters.some((parameter) => parameter.name === name)) return parameters
  return [...parameters, demanded.get(name) ?? { name, type: 'number', example: 1, required: true }]
}

/** What is sent for one planned event, with examples that fit it. A figure that a threshold is compared with is always among the parameters. */
export function sentEvent(event: PlannedEvent): SentEvent {
  const name = nameOf(event)
  const { own, names } = renamed(event.parameters)
  const shop = ecommerceEvents.has(name) || own.some((parameter) => parameter.type === 'items')
  const threshold = thresholdOf(event, shop, names)
  // Nobody knows what a click or a form is worth when the plan does not say it.
  const worthless =
    !shop && event.value === undefined && clicksAndForms.has(event.trigger.type) && threshold?.name !== 'value' && threshold?.name !== 'currency'
  const known = own.filter((parameter) => !worthless || parameter.source !== undefined || (parameter.name !== 'value' && parameter.name !== 'currency'))
  const whole = withDemanded(name, event, withThreshold(known, threshold))
  const ecommerce = shop || whole.some((parameter) => parameter.type === 'items')
  let parameters = fitted(event, whole, ecommerce, threshold)
  let left: string[] = []
  if (parameters.length > limits.parametersPerEvent) {
    const first = (parameter: PlanParameter): boolean => parameter.required === true || parameter.name === (threshold?.inItems ? 'items' : threshold?.name)
    const sorted = [...parameters.filter(first), ...parameters.filter((parameter) => !first(parameter))]
    parameters = sorted.slice(0, limits.parametersPerEvent)
    left = sorted.slice(limits.parametersPerEvent).map((parameter) => parameter.name)
  }
  return { event, name, parameters, left, ecommerce: shop || parameters.some((parameter) => parameter.type === 'items'), threshold }
}

/** Events of the plan that a tag sends: enabled, and not collected by GA4 itself. In the plan's order. */
export function sentEvents(plan: MeasurementPlan): SentEvent[] {
  return plan.events.filter((event) => event.enabled && event.trigger.type !== 'automatic').map(sentEvent)
}

const outsideEcommerce = new Set(['method', 'form_id', 'search_term', 'content_type', 'content_id'])

/** Whether the parameter stands inside the `ecommerce` object: what Google recommends for that event, and money and items on any. */
export function inEcommerce(sent: SentEvent, parameter: string): boolean {
  if (!sent.ecommerce || outsideEcommerce.has(parameter)) return false
  if (['items', 'value', 'currency'].includes(parameter)) return true
  const advice = recommendedEvent(sent.name)
  return advice !== undefined && (advice.required.includes(parameter) || advice.optional.includes(parameter))
}
