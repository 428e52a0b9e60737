import type { MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import { canonicalJson } from './canonical.ts'
import { eventChanges, firesOn } from './eventChanges.ts'
import type { SemanticChange } from './types.ts'

/**
 * What `after` means for a site that measures by `before`, change by change; empty where it means the same. What is switched off is in no plan.
 * The order of events and parameters, their ids and what the planner thought of them mean nothing. Pure.
 *
 * major: the site has to change, or figures stop: an event, a place where it fires, a parameter or an audience is gone, the data layer has to say something else.
 * minor: there is more. patch: the same, more exactly.
 */
export function planDifference(before: MeasurementPlan, after: MeasurementPlan): SemanticChange[] {
  const old = byName(before)
  const now = byName(after)
  const changes: SemanticChange[] = []
  for (const name of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const was = old.get(name) ?? []
    const is = now.get(name) ?? []
    if (was.length === 0) changes.push({ code: 'eventAdded', type: 'minor', subject: name, detail: '' })
    else if (is.length === 0) changes.push({ code: 'eventRemoved', type: 'major', subject: name, detail: '' })
    else changes.push(...sameName(name, was, is))
  }
  return [...changes, ...userPropertyChanges(before, after), ...audienceChanges(before, after), ...dashboardChanges(before, after)]
}

function byName({ events }: MeasurementPlan): Map<string, PlannedEvent[]> {
  const found = new Map<string, PlannedEvent[]>()
  for (const event of events) if (event.enabled) found.set(event.name, [...(found.get(event.name) ?? []), event])
  return found
}

/** Events of one name are told apart by what fires them: what is the same on both sides is left out, the nearest are compared. */
function sameName(name: string, was: readonly PlannedEvent[], is: readonly PlannedEvent[]): SemanticChange[] {
  const rest = sorted(is)
  const left: PlannedEvent[] = []
  const pairs: [PlannedEvent, PlannedEvent][] = []
  const take = (event: PlannedEvent, like: (other: PlannedEvent) => string) => {
    const at = rest.findIndex((other) => like(other) === like(event))
    const [other] = at < 0 ? [] : rest.splice(at, 1)
    if (other !== undefined) pairs.push([event, other])
    return other !== undefined
  }
  const waiting = sorted(was).filter((event) => !take(event, meaningOf))
  const unlike = waiting.filter((event) => !take(event, ({ trigger }) => canonicalJson(trigger)))
  for (const event of unlike) if (!take(event, firesOn)) left.push(event)
  while (left.length > 0 && rest.length > 0) {
    const [event, other] = [left.shift(), rest.shift()]
    if (event !== undefined && other !== undefined) pairs.push([event, other])
  }
  return [
    ...pairs.flatMap(([event, other]) => eventChanges(event, other)),
    ...left.map(({ trigger }): SemanticChange => ({ code: 'triggerRemoved', type: 'major', subject: name, detail: trigger.type })),
    ...rest.map(({ trigger }): SemanticChange => ({ code: 'triggerAdded', type: 'minor', subject: name, detail: trigger.type })),
  ]
}

const sorted = (events: readonly PlannedEvent[]) => events.toSorted((a, b) => (meaningOf(a) < meaningOf(b) ? -1 : 1))

/** Everything about an event that acts. */
const meaningOf = ({ trigger, parameters, keyEvent, value, threshold }: PlannedEvent): string =>
  canonicalJson({ trigger, keyEvent, value, threshold, parameters: parameters.toSorted((a, b) => (a.name < b.name ? -1 : 1)) })

/** The names of events by their ids, sorted: how audiences and dashboards are known again in another plan. */
function namesIn({ events }: MeasurementPlan): (ids: readonly string[]) => string {
  const names = new Map(events.map((event) => [event.id, event.name]))
  return (ids) => [...new Set(ids.map((id) => names.get(id) ?? id))].sort().join(', ')
}

function audienceChanges(before: MeasurementPlan, after: MeasurementPlan): SemanticChange[] {
  const lines = (plan: MeasurementPlan) => {
    const names = namesIn(plan)
    return plan.audiences.map(({ includes, excludes, days }) => ({ subject: names(includes), content: `${names(excludes)} ${days}` }))
  }
  const { gone, come } = apart(lines(before), lines(after))
  const changed = come.filter(({ subject }) => gone.some((other) => other.subject === subject))
  const isChanged = ({ subject }: { subject: string }) => changed.some((other) => other.subject === subject)
  return [
    ...changed.map(({ subject }): SemanticChange => ({ code: 'audienceChanged', type: 'patch', subject, detail: '' })),
    ...gone.filter((one) => !isChanged(one)).map(({ subject }): SemanticChange => ({ code: 'audienceRemoved', type: 'major', subject, detail: '' })),
    ...come.filter((one) => !isChanged(one)).map(({ subject }): SemanticChange => ({ code: 'audienceAdded', type: 'minor', subject, detail: '' })),
  ]
}

/** A chart that is gone takes no figure with it, so it is no breaking change. */
function dashboardChanges(before: MeasurementPlan, after: MeasurementPlan): SemanticChange[] {
  const lines = (plan: MeasurementPlan) => {
    const names = namesIn(plan)
    return plan.dashboards.map(({ chart, events, dimension = '' }) => ({ subject: names(events), content: [chart, dimension].join(' ').trim() }))
  }
  const { gone, come } = apart(lines(before), lines(after))
  return [
    ...gone.map(({ subject, content }): SemanticChange => ({ code: 'dashboardRemoved', type: 'minor', subject, detail: content })),
    ...come.map(({ subject, content }): SemanticChange => ({ code: 'dashboardAdded', type: 'minor', subject, detail: content })),
  ]
}

/** A site has to say the value on every page: where it says it is part of the agreement. */
function userPropertyChanges(before: MeasurementPlan, after: MeasurementPlan): SemanticChange[] {
  const sources = ({ userProperties = [] }: MeasurementPlan) => new Map(userProperties.map(({ name, source }) => [name, source]))
  const [was, is] = [sources(before), sources(after)]
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((subject): SemanticChange[] => {
    const [old, now] = [was.get(subject), is.get(subject)]
    if (old === now) return []
    if (old === undefined) return [{ code: 'userPropertyAdded', type: 'minor', subject, detail: '' }]
    if (now === undefined) return [{ code: 'userPropertyRemoved', type: 'major', subject, detail: '' }]
    return [{ code: 'userPropertyChanged', type: 'major', subject, detail: now }]
  })
}

interface Line {
  subject: string
  content: string
}

function apart(before: readonly Line[], after: readonly Line[]): { gone: Line[]; come: Line[] } {
  const key = ({ subject, content }: Line) => `${subject}\n${content}`
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))]
  return { gone: before.filter((line) => !now.has(key(line))), come: after.filter((line) => !old.has(key(line))) }
}
