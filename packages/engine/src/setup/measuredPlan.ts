import type { ConfiguredEvent, MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import { recommendedEvent } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** The event that a generated tag of the sample sends, as its name says. */
export const eventOfTag = (name: string) => /^GA4 - (\w+)$/.exec(name)?.[1] ?? null

/** A configured event as the planner would have written it: once for each of its triggers. */
function plannedEvents({ name, keyEvent = false, firedBy = [], parameters = [] }: ConfiguredEvent): PlannedEvent[] {
  return firedBy.map((trigger, index) => ({
    id: `${name}-${index + 1}`,
    name,
    kind: trigger.type === 'automatic' ? 'automatic' : recommendedEvent(name) === undefined ? 'custom' : 'recommended',
    parameters,
    trigger,
    keyEvent,
    confidence: 100,
    because: { start: 0, end: 0, text: '' },
    repairs: [],
    enabled: true,
  }))
}

/**
 * All that the project measures, which tags and the configuration of the property are made from: the plan of its goals, and the events that were
 * configured beside it. Drafts wait; those of the sample that have a tag already are in.
 */
export async function measuredPlan(context: Context): Promise<MeasurementPlan> {
  const { records, session } = context
  const stored = await records.get('plans', session.project)
  const site = (await records.get('projects', session.project))?.website
  const planned = new Set(stored?.plan.events.map((event) => event.name))
  const tagged = new Set((await own(context, 'generatedTags')).map((tag) => eventOfTag(tag.name)))
  const beside = (await records.list('configuredEvents')).filter(
    (row) => row.project === session.project && !planned.has(row.name) && (row.status === 'active' || tagged.has(row.name)),
  )
  const nothing: MeasurementPlan = { goals: '', language: 'en', events: [], audiences: [], dashboards: [], unmatched: [] }
  return { ...nothing, ...(site === undefined ? {} : { site }), ...stored?.plan, events: [...(stored?.plan.events ?? []), ...beside.flatMap(plannedEvents)] }
}
