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
  const { value, threshold, settled, ...rest } = renamed
  const certain = change.settled ?? settledAfter(change, settled)
  const next: PlannedEvent = {
    ...rest,
    // Both are there because the goals said so; a person can only take them away.
    ...(value === undefined || change.value === null ? {} : { value }),
    ...(threshold === undefined || change.threshold === null ? {} : { threshold }),
    ...(certain === undefined || change.settled === null ? {} : { settled: certain }),
    trigger: change.trigger ?? renamed.trigger,
    parameters,
    repairs: [...renamed.repairs, ...repairs],
    keyEvent: change.keyEvent ?? event.keyEvent,
    enabled: change.enabled ?? event.enabled,
    // Switching an event off, or settling its trigger, says nothing about how sure the planner was.
    confidence: Object.keys(change).every((key) => key === 'enabled' || key === 'settled') ? event.confidence : 100,
  }
  return { ...plan, events: plan.events.map((other) => (other.id === event.id ? next : other)) }
}

/** A trigger that a person set fits the site as far as that person knows, but a push is still to be promised by a developer. */
function settledAfter({ trigger }: Change, before: PlannedEvent['settled']): PlannedEvent['settled'] {
  if (trigger === undefined) return before
  return trigger.type === 'customEvent' ? undefined : 'person'
}

/** The plan with several events changed alike, or without them. */
export function changedEvents(plan: MeasurementPlan, { ids, change }: ActInput<'plans.changeEvents'>): MeasurementPlan {
  if ('removed' in change) return { ...plan, events: plan.events.filter(({ id }) => !ids.includes(id)) }
  return plan.events.filter(({ id }) => ids.includes(id)).reduce((changed, event) => changedEvent(changed, event, change), plan)
}

/** The plan with an event that a person wrote. Without a wish that it answers its span is empty; a wish that it answers is no longer without an event. */
export function addedEvent(plan: MeasurementPlan, input: ActInput<'plans.addEvent'>): MeasurementPlan {
  const { name: wanted, trigger, keyEvent, parameters: given, because, settled } = input
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
    because: because ?? { start: plan.goals.length, end: plan.goals.length, text: '' },
    repairs: [...nameRepairs, ...repairs],
    enabled: true,
    ...(settled === undefined ? {} : { settled }),
  }
  // The wish may have been chosen by its clause, which is longer or shorter than what was not understood in it.
  const unmatched = plan.unmatched.filter(({ span }) => because === undefined || span.end <= because.start || span.start >= because.end)
  return { ...plan, events: [...plan.events, event], unmatched }
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
