import { type ActInput, type MeasurementPlan, Refusal, type ScreenshotResult, type StoredAnalysis, type StoredPlan } from '@tagmason/domain'
import type { Context, Handles } from '../context.ts'
import { mustBelongHere } from '../own.ts'
import { elementEvent, eventOf } from './elementEvent.ts'
import { addedEvent } from './planEvents.ts'

/** How long the sample space shows 'Analyzing...' (specification, section 9). */
const sampleAnalysis = 3000

/** Waits as long as the sample shall seem to look, before the act's turn comes. A project of one's own gets no pretended result. */
export async function lookAtScreenshot({ session, ports }: Context): Promise<{ project: string }> {
  if (session.space === 'real')
    throw new Refusal('unavailable', 'Pictures cannot be read in a project of your own yet: describe what is on the page as goals instead.')
  await ports.wait(sampleAnalysis)
  return { project: session.project }
}

export const screenshots: Handles<'screenshots'> = {
  'screenshots.current': currentAnalysis,

  'screenshots.analyze': async (context, screenshot, { project }) => {
    const elements = await context.records.list('detectedElements')
    const stored = { id: project, project, screenshot, analyzedAt: context.now.toISOString(), sample: true, elements, added: [] }
    context.records.put('screenshotAnalyses', project, stored)
    return resultOf(context, stored)
  },

  'screenshots.add': async (context, { ids }) => {
    const stored = await current(context)
    const { elements } = await resultOf(context, stored)
    const wanted = elements.filter((element) => ids.includes(element.id) && !element.added)
    if (ids.some((id) => !elements.some((element) => element.id === id)))
      throw new Refusal('notFound', 'One of these elements is not in the last analysis: another one may have taken its place.')
    if (wanted.length === 0) throw new Refusal('conflict', 'The plan has these events already.')
    const before = await context.records.get('plans', context.session.project)
    let plan = before?.plan ?? (await emptyPlan(context))
    for (const element of wanted) {
      plan = addedEvent(plan, elementEvent(element))
      await draft(context, elementEvent(element))
    }
    putPlan(context, before, plan)
    context.records.put('screenshotAnalyses', stored.id, { ...stored, added: [...new Set([...stored.added, ...wanted.map((element) => element.id)])] })
    return { added: wanted.length }
  },

  'screenshots.takeBack': async (context, { ids }) => {
    const stored = await current(context)
    const before = await context.records.get('plans', context.session.project)
    if (before === undefined) return
    let plan = before.plan
    for (const element of stored.elements.filter(({ id }) => ids.includes(id))) {
      const event = eventOf(plan, element, stored.added.includes(element.id))
      if (event === undefined) continue
      plan = { ...plan, events: plan.events.filter((other) => other !== event) }
      if (!plan.events.some((other) => other.name === event.name)) await undraft(context, event.name)
    }
    // A plan that adding began goes with its last event.
    if (plan.events.length === 0 && plan.goals === '') context.records.remove('plans', before.id)
    else putPlan(context, before, plan)
    context.records.put('screenshotAnalyses', stored.id, { ...stored, added: stored.added.filter((id) => !ids.includes(id)) })
  },

  'screenshots.clear': async (context) => context.records.remove('screenshotAnalyses', (await current(context)).id),

  'screenshots.restore': async (context, stored) => {
    const { records } = context
    const project = await records.get('projects', stored.id)
    if (project === undefined) throw new Refusal('notFound', `There is no project '${stored.id}' to put the analysis back into.`)
    if (project.space === 'real')
      throw new Refusal(
        'conflict',
        `No picture of '${stored.id}' was ever read, so there is no analysis of it to put back: describe what is on the page as goals.`,
      )
    await mustBelongHere(context, stored.id, 'analysis')
    if ((await records.get('screenshotAnalyses', stored.id)) !== undefined)
      throw new Refusal('conflict', 'Another screenshot has been analyzed since: remove its results before you put the old ones back.')
    records.put('screenshotAnalyses', stored.id, { ...stored, project: stored.id })
  },
}

/** The last analysis of the selected project, with what its elements are in the plan now. */
export async function currentAnalysis(context: Context): Promise<ScreenshotResult | null> {
  const stored = await context.records.get('screenshotAnalyses', context.session.project)
  return stored === undefined ? null : resultOf(context, stored)
}

async function current({ records, session }: Context): Promise<StoredAnalysis> {
  const stored = await records.get('screenshotAnalyses', session.project)
  if (stored === undefined) throw new Refusal('notFound', 'No screenshot of this project has been analyzed: analyze one first.')
  return stored
}

/** The elements with what they are in the plan as it is now. */
async function resultOf({ records }: Context, stored: StoredAnalysis): Promise<ScreenshotResult> {
  const plan = (await records.get('plans', stored.project))?.plan
  const elements = stored.elements.map((element) => ({
    ...element,
    event: elementEvent(element).name,
    added: eventOf(plan, element, stored.added.includes(element.id)) !== undefined,
  }))
  return { stored, elements }
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

/** The event as a draft among the configured ones, unless there is one of its name; applying the plan makes it active. */
async function draft({ records, session: { project }, now }: Context, { name, trigger, keyEvent, parameters }: ActInput<'plans.addEvent'>) {
  if ((await records.list('configuredEvents')).some((row) => row.project === project && row.name === name)) return
  const id = `${project}:${name}`
  const type = trigger.type === 'formSubmission' ? 'formSubmission' : trigger.type === 'elementVisibility' ? 'custom' : 'click'
  const fires = { triggers: 1, firedBy: [trigger], keyEvent, parameters }
  records.put('configuredEvents', id, { id, project, name, status: 'draft', type, ...fires, created: now.toISOString() })
}

async function undraft({ records, session: { project } }: Context, name: string) {
  const row = await records.get('configuredEvents', `${project}:${name}`)
  if (row?.status === 'draft') records.remove('configuredEvents', row.id)
}
