import type { Condition, PlannedEvent, PlanTrigger } from '@tagmason/domain'

/** What the goal fixes about an event, so that its examples do not contradict it. */
export interface ExampleFacts {
  trigger: PlanTrigger
  value: PlannedEvent['value']
  threshold: PlannedEvent['threshold']
  thing: string | undefined
}

/** Addresses that nobody has: numbers for drama (Ofcom) and reserved domains (RFC 2606). */
const addresses: readonly (readonly [RegExp, string])[] = [
  [/^tel:/, 'tel:+442079460123'],
  [/^mailto:/, 'mailto:hello@example.com'],
  [/wa\\\.me/, 'https://wa.me/442079460123'],
  [/maps/, 'https://maps.google.com/?q=Lyon'],
]

/** The example that an event's own trigger, worth and limit demand; nothing where any example will do. */
export function trueExample(name: string, { trigger, value, threshold, thing }: ExampleFacts): string | number | undefined {
  if (threshold?.parameter === name) return past(threshold)
  if (name === 'value' && value) return value.amount
  if (name === 'seconds' && trigger.type === 'timer') return trigger.seconds
  if (name === 'percent_scrolled' && trigger.type === 'scrollDepth') return trigger.percents[0]
  if (name === 'video_percent' && trigger.type === 'youTubeVideo') return trigger.percents?.[0]
  if (name === 'element_name' && trigger.type === 'elementVisibility') return thing
  if (trigger.type !== 'click' && trigger.type !== 'linkClick' && trigger.type !== 'formSubmission') return undefined
  const said = (subject: Condition['subject'], is: Condition['is']): string | undefined =>
    trigger.conditions.find((condition) => condition.subject === subject && condition.is === is)?.value
  if (name === 'link_text') return said('clickText', 'equals')
  if (name === 'form_id') {
    const part = said('formId', 'contains')
    return said('formId', 'equals') ?? (part && `${part}-form`)
  }
  const network = networkOf(said('clickUrl', 'matchRegex') ?? '')
  if (name === 'social_network') return network && network.slice(0, 1).toUpperCase() + network.slice(1)
  if (name !== 'link_url') return undefined
  const address = said('clickUrl', 'startsWith') ?? said('clickUrl', 'matchRegex') ?? ''
  return addresses.find(([pattern]) => pattern.test(address))?.[1] ?? (network && `https://www.${network}.com/example`)
}

/** A social trigger is for one network, or for a list of which Instagram stands for all. */
function networkOf(pattern: string): string | undefined {
  return /\|instagram\|/.test(pattern) ? 'instagram' : /\*([a-z]+)\\\.\(com\|net/.exec(pattern)?.[1]
}

/** A number on the right side of a limit: 120 for 'over 100', 5 for 'over 4'. */
function past({ is, amount }: NonNullable<PlannedEvent['threshold']>): number {
  if (is === 'equals') return amount
  const step = amount < 10 ? Math.min(1, amount || 1) : amount / 5
  const number = is === 'greater' || is === 'greaterOrEquals' ? amount + step : amount - (amount < 10 ? step / 2 : step)
  return Math.round(number * 100) / 100
}
