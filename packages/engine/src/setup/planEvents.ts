import type { ActInput, MeasurementPlan, PlannedEvent, PlanParameter, PlanTrigger } from '@tagmason/domain'
import { freeEventId, recommendedEvent, repairEventName, repairParameterName } from '@tagmason/tracking'

type Change = ActInput<'plans.changeEvent'>['change']

/**
 * The plan with one event changed as a person asked. A name that GA4 would refuse is repaired and the repair is said in the event.
 * What a person changed is certain: confidence 100.
 */
export function changedEvent(plan: MeasurementPlan, event: PlannedEvent, change: Change): MeasurementPlan {
  const trigger = change.trigger ?? event.trigger
  const renamed = change.name === undefined ? event : renamedEvent(event, change.name, trigger)
  const { parameters, repairs } = change.parameters === undefined ? { parameters: event.parameters, repairs: [] } : repairedParameters(change.parameters)
  const { value, threshold, ...rest } = renamed
  const next: PlannedEvent = {
    ...rest,
    // Both are there because the goals said so; a person can only take them away.
    ...(value === undefined || change.value === null ? {} : { value }),
    ...(threshold === undefined || change.threshold === null ? {} : { threshold }),
    trigger: change.trigger ?? renamed.trigger,
    parameters,
    repairs: [...renamed.repairs, ...repairs],
    keyEvent: change.keyEvent ?? event.keyEvent,
    enabled: change.enabled ?? event.enabled,
    // Switching an event off says nothing about how sure the planner was.
    confidence: Object.keys(change).every((key) => key === 'enabled') ? event.confidence : 100,
  }
  return { ...plan, events: plan.events.map((other) => (other.id === event.id ? next : other)) }
}

/** The plan with an event that a person wrote: no words of the goals asked for it, so its span is empty. */
export function addedEvent(plan: MeasurementPlan, { name: wanted, trigger, keyEvent, parameters: given }: ActInput<'plans.addEvent'>): MeasurementPlan {
  const { name, repairs: nameRepairs } = repairEventName(wanted)
  const { parameters, repairs } = repairedParameters(given)
  const event: PlannedEvent = {
    id: freeEventId(plan),
    name,
    kind: eventKind(name, trigger),
    parameters,
    trigger: trigger.type === 'customEvent' ? { ...trigger, event: name } : trigger,
    keyEvent,
    confidence: 100,
    because: { start: plan.goals.length, end: plan.goals.length, text: '' },
    repairs: [...nameRepairs, ...repairs],
    enabled: true,
  }
  return { ...plan, events: [...plan.events, event] }
}

/** The plan with an event of an earlier one at its old place, and with the audiences and dashboards that counted it. */
export function withEventBack(plan: MeasurementPlan, before: MeasurementPlan, id: string): MeasurementPlan {
  const at = before.events.findIndex((event) => event.id === id)
  const event = before.events[at]
  if (event === undefined || plan.events.some((other) => other.id === id)) return plan
  const back = <T extends { id: string }>(now: readonly T[], then: readonly T[], counts: (each: T) => boolean) => {
    const lost = then.filter(counts)
    return [...now.filter((each) => !lost.some((other) => other.id === each.id)), ...lost].sort((a, b) => place(then, a) - place(then, b))
  }
  return {
    ...plan,
    events: plan.events.toSpliced(at, 0, event),
    audiences: back(plan.audiences, before.audiences, ({ includes, excludes }) => includes.includes(id) || excludes.includes(id)),
    dashboards: back(plan.dashboards, before.dashboards, ({ events }) => events.includes(id)),
  }
}

/** Where a row stood; new ones last. */
const place = (rows: readonly { id: string }[], { id }: { id: string }) => {
  const at = rows.findIndex((row) => row.id === id)
  return at < 0 ? rows.length : at
}

function renamedEvent(event: PlannedEvent, wanted: string, trigger: PlannedEvent['trigger']): PlannedEvent {
  if (wanted === event.name) return event
  const { name, repairs } = repairEventName(wanted)
  // What GA4 collects itself has GA4's name; under another name the site has to send it.
  const next = trigger.type === 'automatic' ? { type: 'customEvent' as const, event: name } : trigger
  return {
    ...event,
    name,
    repairs,
    kind: eventKind(name, next),
    trigger: next.type === 'customEvent' && next.event === event.name ? { ...next, event: name } : next,
  }
}

/** Google names it, GA4 collects it, or it is ours. */
function eventKind(name: string, trigger: PlanTrigger): PlannedEvent['kind'] {
  if (trigger.type === 'automatic') return 'automatic'
  return recommendedEvent(name) === undefined ? 'custom' : 'recommended'
}

/** Parameters under names that GA4 accepts; of two with one name the later stays. */
function repairedParameters(given: readonly PlanParameter[]): Pick<PlannedEvent, 'parameters' | 'repairs'> {
  const repaired = given.map((parameter) => ({ parameter, ...repairParameterName(parameter.name) }))
  return {
    parameters: [...new Map(repaired.map(({ parameter, name }) => [name, { ...parameter, name }])).values()],
    repairs: repaired.flatMap(({ repairs }) => repairs),
  }
}
