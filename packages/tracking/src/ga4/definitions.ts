import type { MeasurementPlan } from '@tagmason/domain'
import { say } from '../sentences/say.ts'
import type { SentEvent } from './sent.ts'
import { type AdminStep, create, type LeftOut } from './adminSteps.ts'
import { knownParameters } from './knownParameters.ts'
import { limits } from './limits.ts'
import { sentUserProperties } from './userProperties.ts'

/** 'plan_name' -> 'Plan name'; a letter first, then letters, digits and spaces. */
export function displayNameOf(name: string): string {
  const words = name.replace(/_+/g, ' ').trim()
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, limits.displayName)
}

interface Used {
  metric: boolean
  events: Set<string>
}

function usedParameters(sent: readonly SentEvent[]): Map<string, Used> {
  const used = new Map<string, Used>()
  for (const { name: event, parameters } of sent) {
    for (const { name, type } of parameters) {
      if (knownParameters.has(name) || type === 'items') continue
      const before = used.get(name) ?? { metric: true, events: new Set<string>() }
      before.events.add(event)
      // Text anywhere makes it a dimension: a metric would drop the text.
      used.set(name, { metric: before.metric && type === 'number', events: before.events })
    }
  }
  return used
}

function describe(events: ReadonlySet<string>): string {
  const text = `Sent with ${[...events].join(', ')}`
  return text.length <= limits.description ? text : `${text.slice(0, limits.description - 3)}...`
}

/** Custom dimensions for text, custom metrics for numbers; never both for one parameter. What is over GA4's limits goes to `left`. */
export function definitionSteps(sent: readonly SentEvent[], property: string, left: LeftOut[]): AdminStep[] {
  const dimensions: AdminStep[] = []
  const metrics: AdminStep[] = []
  for (const [name, { metric, events }] of usedParameters(sent)) {
    const kind = metric ? 'customMetric' : 'customDimension'
    const [steps, limit] = metric ? [metrics, limits.customMetrics] : [dimensions, limits.eventDimensions]
    if (steps.length >= limit) {
      const values = { max: limit, name }
      left.push({ kind, name, why: metric ? say('ga4.left.metric', values) : say('ga4.left.dimension', values) })
      continue
    }
    const body = { parameterName: name, displayName: displayNameOf(name), description: describe(events), scope: 'EVENT' }
    steps.push(
      create(
        `${kind}:${name}`,
        say('ga4.setup.definition', { name, shown: displayNameOf(name) }),
        `/v1beta/${property}/${kind}s`,
        metric ? { ...body, measurementUnit: name === 'seconds' ? 'SECONDS' : 'STANDARD' } : body,
        ['parameterName', 'scope'],
      ),
    )
  }
  return [...dimensions, ...metrics]
}

/** Custom dimensions of the user: without one GA4 keeps a user property and shows it nowhere. */
export function userDimensionSteps(plan: MeasurementPlan, property: string, left: LeftOut[]): AdminStep[] {
  const names = sentUserProperties(plan).map(({ name }) => name)
  for (const name of names.slice(limits.userDimensions)) {
    left.push({ kind: 'customDimension', name, why: say('ga4.left.userDimension', { max: limits.userDimensions, name }) })
  }
  return names
    .slice(0, limits.userDimensions)
    .map((name) =>
      create(
        `userDimension:${name}`,
        say('ga4.setup.userDimension', { name, shown: displayNameOf(name) }),
        `/v1beta/${property}/customDimensions`,
        { parameterName: name, displayName: displayNameOf(name), description: 'User property', scope: 'USER' },
        ['parameterName', 'scope'],
      ),
    )
}

/** Key events, each name once; the first worth that the plan states becomes the default value. */
export function keyEventSteps(sent: readonly SentEvent[], property: string, left: LeftOut[]): AdminStep[] {
  const steps = new Map<string, AdminStep>()
  const keys = sent.filter(({ event }) => event.keyEvent)
  for (const { name } of keys) {
    if (steps.has(name) || left.some((one) => one.kind === 'keyEvent' && one.name === name)) continue
    if (steps.size >= limits.keyEvents) {
      left.push({ kind: 'keyEvent', name, why: say('ga4.left.keyEvent', { max: limits.keyEvents, name }) })
      continue
    }
    const value = keys.find((one) => one.name === name && one.event.value !== undefined)?.event.value
    const defaultValue = value === undefined ? {} : { defaultValue: { numericValue: value.amount, currencyCode: value.currency } }
    steps.set(
      name,
      create(
        `keyEvent:${name}`,
        say('ga4.setup.keyEvent', { name }),
        `/v1beta/${property}/keyEvents`,
        { eventName: name, countingMethod: 'ONCE_PER_EVENT', ...defaultValue },
        ['eventName'],
      ),
    )
  }
  return [...steps.values()]
}
