import { type ActInput, type FoundElement, type MeasurementPlan, type PlannedEvent, Refusal, type StoredPlan } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { elementEvent } from './elementEvent.ts'
import { confirm, unconfirm } from './elementLabels.ts'
import { contentOf, eventsInPlan } from './elementsInPlan.ts'
import { addedEvent } from './planEvents.ts'
import { plannedFor } from './settledByPage.ts'
import { resultOf, storedAnalysis } from './screenshotAnalysis.ts'

/**
 * Makes events of elements in the plan, and drafts of them among the configured events; those that were left out or have no words yet are passed over. Two elements that
 * would count the same become one event, and one that an event of the plan waits for settles that event: `added` counts events. Throws a `Refusal` where nothing is left to add.
 */
export async function addElements(context: Context, ids: readonly string[]): Promise<{ added: number }> {
  const stored = await storedAnalysis(context)
  const { elements } = await resultOf(context, stored)
  const asked = new Set(ids)
  const named = elements.filter(({ id }) => asked.has(id))
  if (named.length < asked.size) throw new Refusal('notFound', 'One of these elements is not in the last analysis: another one may have taken its place.')
  const wanted = named.filter((element) => !element.added && !element.excluded && !element.needsText)
  if (wanted.length === 0) throw nothingToAdd(named)
  const before = await context.records.get('plans', context.session.project)
  let plan = before?.plan ?? (await emptyPlan(context))
  const there = new Set(plan.events.map(contentOf))
  const rows = await context.records.list('configuredEvents')
  const configured = new Set(rows.filter(({ project }) => project === stored.project).map(({ name }) => name))
  let settled = 0
  for (const element of wanted) {
    const event = elementEvent(element)
    if (event === null || there.has(contentOf(event))) continue
    const planned = plannedFor(plan, element)
    if (planned !== undefined) {
      // The page says where an event of the plan happens: a second event would count it twice.
      const trigger = { ...planned, trigger: event.trigger, settled: 'page' as const }
      plan = { ...plan, events: plan.events.map((each) => (each.id === planned.id ? trigger : each)) }
      there.add(contentOf(trigger))
      settled++
      continue
    }
    there.add(contentOf(event))
    plan = addedEvent(plan, event)
    if (!configured.has(event.name)) draft(context, event)
    configured.add(event.name)
  }
  putPlan(context, before, plan)
  await confirm(context, stored, wanted)
  context.records.put('screenshotAnalyses', stored.id, { ...stored, added: [...new Set([...stored.added, ...wanted.map(({ id }) => id)])] })
  return { added: plan.events.length - (before?.plan.events.length ?? 0) + settled }
}

/** Takes the events of elements out of the plan, and their drafts from the configured events. */
export async function takeElementsBack(context: Context, ids: readonly string[]): Promise<void> {
  const stored = await storedAnalysis(context)
  const before = await context.records.get('plans', context.session.project)
  if (before === undefined) return
  const inPlan = eventsInPlan(before.plan, stored.elements, stored.added)
  const gone = new Set(ids.map((id) => inPlan.get(id)))
  // What the goals asked for stays: only where it happens is a guess again.
  const isAsked = (event: PlannedEvent) => event.because.text !== ''
  const plan = {
    ...before.plan,
    events: before.plan.events.flatMap((event) => {
      if (!gone.has(event)) return event
      const { settled: _, ...guessed } = event
      return isAsked(event) ? guessed : []
    }),
  }
  for (const event of gone) if (event !== undefined && !plan.events.some(({ name }) => name === event.name)) await undraft(context, event.name)
  // A plan that adding began goes with its last event.
  if (plan.events.length === 0 && plan.goals === '') context.records.remove('plans', before.id)
  else putPlan(context, before, plan)
  await unconfirm(
    context,
    stored,
    stored.elements.filter(({ id }) => ids.includes(id)),
  )
  context.records.put('screenshotAnalyses', stored.id, { ...stored, added: stored.added.filter((id) => !ids.includes(id)) })
}

function nothingToAdd(elements: readonly FoundElement[]): Refusal {
  if (elements.some(({ added }) => added)) return new Refusal('conflict', 'The plan has these events already.')
  if (elements.some(({ excluded }) => excluded)) return new Refusal('conflict', 'These elements were left out: include them before you add them.')
  return new Refusal('conflict', 'Nothing tells this element from others in the page: give the words that stand on it before you add it.')
}

const emptyPlan = async ({ records, session }: Context): Promise<MeasurementPlan> => {
  const site = (await records.get('projects', session.project))?.website
  const { language } = session.preferences
  return { goals: '', language, ...(site === undefined ? {} : { site }), events: [], audiences: [], dashboards: [], unmatched: [] }
}

function putPlan({ records, session, now }: Context, before: StoredPlan | undefined, plan: MeasurementPlan) {
  const at = now.toISOString()
  const first = { id: session.project, measurementId: '', consent: 'denied' as const, generatedAt: at, appliedAt: null }
  records.put('plans', session.project, { ...(before ?? first), plan, editedAt: at })
}

/** The event as a draft among the configured ones; applying the plan makes it active. */
function draft({ records, session: { project }, now }: Context, { name, trigger, keyEvent, parameters }: ActInput<'plans.addEvent'>) {
  const id = `${project}:${name}`
  const type = trigger.type === 'formSubmission' ? 'formSubmission' : trigger.type === 'elementVisibility' ? 'custom' : 'click'
  const fires = { triggers: 1, firedBy: [trigger], keyEvent, parameters }
  records.put('configuredEvents', id, { id, project, name, status: 'draft', type, ...fires, created: now.toISOString() })
}

async function undraft({ records, session: { project } }: Context, name: string) {
  const row = await records.get('configuredEvents', `${project}:${name}`)
  if (row?.status === 'draft') records.remove('configuredEvents', row.id)
}
