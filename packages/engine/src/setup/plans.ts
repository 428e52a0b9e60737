import { type MeasurementPlan, openQuestions, Refusal, type StoredPlan } from '@tagmason/domain'
import { answerQuestion, takeSuggestion, trackerRules } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { mustBelongHere } from '../own.ts'
import { configuredEvents } from './configuredEvents.ts'
import { addedEvent, changedEvent, changedEvents, withEventBack } from './planEvents.ts'
import { filesOf } from './planFiles.ts'
import { withoutUserProperty, withUserProperty } from './planUserProperties.ts'

/** The least time that the sample space shows 'Analyzing Goals...' (specification, section 4); a real project takes the time it takes. */
const sampleAnalysis = 2000

/** Runs the planner before the act's turn comes, so that nothing else has to wait for it. */
export async function planGoals(
  { session, ports, records }: Context,
  { goals, language }: { goals: string; language?: MeasurementPlan['language'] },
): Promise<{ plan: MeasurementPlan; project: string }> {
  const site = (await records.get('projects', session.project))?.website
  if (session.space === 'sample') await ports.wait(sampleAnalysis)
  const plan = await apart({ ports }, 'plan', goals, { ...(language === undefined ? {} : { language }), ...(site === undefined ? {} : { site }) })
  return { plan: session.projectCurrency === undefined ? plan : inCurrency(plan, session.projectCurrency), project: session.project }
}

/** Examples of money in what the site sells in; what the goals name stays. */
const inCurrency = (plan: MeasurementPlan, currency: string): MeasurementPlan => ({
  ...plan,
  events: plan.events.map((event) => ({
    ...event,
    parameters: event.parameters.map((parameter) =>
      parameter.name === 'currency' && event.value === undefined && event.threshold?.unit === undefined ? { ...parameter, example: currency } : parameter,
    ),
  })),
})

export const plans: Handles<'plans'> = {
  'plans.current': async ({ records, session }) => (await records.get('plans', session.project)) ?? null,

  'plans.files': async (context) => {
    const stored = await context.records.get('plans', context.session.project)
    return stored === undefined ? null : filesOf(context, stored)
  },

  'plans.generate': async (context, _input, { plan, project }) => {
    const before = await context.records.get('plans', project)
    return put(context, {
      id: project,
      plan,
      measurementId: before?.measurementId ?? '',
      consent: before?.consent ?? 'denied',
      generatedAt: context.now.toISOString(),
      editedAt: null,
      appliedAt: null,
      // Pages send the events of the plan before until this one is applied.
      ...(before?.tracked === undefined ? {} : { tracked: before.tracked }),
    })
  },

  'plans.changeEvent': async (context, { id, change }) => {
    const stored = await current(context)
    const event = stored.plan.events.find((event) => event.id === id)
    if (event === undefined) throw new Refusal('notFound', `The plan has no event '${id}': it may have been removed.`)
    return edit(context, stored, changedEvent(stored.plan, event, change))
  },

  'plans.changeEvents': async (context, input) => {
    const stored = await current(context)
    const gone = input.ids.find((id) => !stored.plan.events.some((event) => event.id === id))
    if (gone !== undefined) throw new Refusal('notFound', `The plan has no event '${gone}': it may have been removed.`)
    return edit(context, stored, withoutDangling(changedEvents(stored.plan, input)))
  },

  'plans.addEvent': async (context, input) => {
    const stored = await current(context)
    return edit(context, stored, addedEvent(stored.plan, input))
  },

  'plans.takeSuggestion': async (context, { id }) => {
    const stored = await current(context)
    const plan = takeSuggestion(stored.plan, id)
    if (plan === stored.plan) throw new Refusal('notFound', `The plan has no suggestion '${id}': it may have been taken, or the goals were read again.`)
    return edit(context, stored, plan)
  },

  'plans.answerQuestion': async (context, { id, reading }) => {
    const stored = await current(context)
    const plan = answerQuestion(stored.plan, id, reading)
    if (plan === stored.plan) throw new Refusal('notFound', unanswerable(stored.plan, id, reading))
    return edit(context, stored, plan)
  },

  'plans.removeEvent': async (context, { id }) => {
    const stored = await current(context)
    const events = stored.plan.events.filter((event) => event.id !== id)
    return edit(context, stored, withoutDangling({ ...stored.plan, events }))
  },

  'plans.restoreEvent': async (context, { id, before }) => {
    await mustBelongHere(context, before.id, 'event')
    const stored = await context.records.get('plans', before.id)
    if (stored === undefined) throw new Refusal('notFound', 'The plan that the event was removed from is gone, so it cannot be put back.')
    return edit(context, stored, withEventBack(stored.plan, before.plan, id))
  },

  'plans.dismissWish': async (context, { start, end }) => {
    const stored = await current(context)
    const unmatched = stored.plan.unmatched.filter(({ span }) => span.start !== start || span.end !== end)
    if (unmatched.length === stored.plan.unmatched.length) throw new Refusal('notFound', 'The plan has no such note any more: it may have been dismissed.')
    return edit(context, stored, { ...stored.plan, unmatched })
  },

  'plans.saveUserProperty': async (context, input) => {
    const stored = await current(context)
    return edit(context, stored, withUserProperty(stored.plan, input))
  },

  'plans.removeUserProperty': async (context, { id }) => {
    const stored = await current(context)
    return edit(context, stored, withoutUserProperty(stored.plan, id))
  },

  'plans.setFiles': async (context, change) => put(context, { ...(await current(context)), ...change }),

  'plans.startOver': async ({ records, session }) => records.remove('plans', session.project),

  'plans.restore': async (context, stored) => {
    await mustBelongHere(context, stored.id, 'plan')
    return put(context, stored)
  },

  'plans.apply': async (context) => {
    const stored = await current(context)
    const { rows, gone, names, added, changed } = await configuredEvents(context, stored)
    for (const row of rows) context.records.put('configuredEvents', row.id, row)
    for (const row of gone) context.records.remove('configuredEvents', row.id)
    put(context, { ...stored, appliedAt: context.now.toISOString(), appliedEvents: names, tracked: JSON.stringify(trackerRules(stored.plan)) })
    return { added, changed, ...(gone.length === 0 ? {} : { removed: gone.length }) }
  },
}

async function current({ records, session }: Context): Promise<StoredPlan> {
  const stored = await records.get('plans', session.project)
  if (stored === undefined) throw new Refusal('notFound', 'This project has no measurement plan yet: describe your goals first.')
  return stored
}

/** Why an answer answers nothing: there is no such question, or it has other answers. */
function unanswerable(plan: MeasurementPlan, id: string, reading: string): string {
  const question = openQuestions(plan).find((each) => each.id === id)
  if (question === undefined) return `The plan has no open question '${id}': it may have been answered, or its event was changed or removed.`
  return `The question '${id}' has no answer '${reading}': it is one of ${question.answers.map((answer) => answer.reading).join(', ')}.`
}

function put({ records }: Context, stored: StoredPlan): StoredPlan {
  records.put('plans', stored.id, stored)
  return stored
}

const edit = (context: Context, stored: StoredPlan, plan: MeasurementPlan) => put(context, { ...stored, plan, editedAt: context.now.toISOString() })

/** Audiences and dashboards lose what they can no longer count; one with nothing left goes. */
function withoutDangling(plan: MeasurementPlan): MeasurementPlan {
  const ids = new Set(plan.events.map((event) => event.id))
  const known = (id: string) => ids.has(id)
  return {
    ...plan,
    audiences: plan.audiences
      .filter((audience) => audience.includes.every(known))
      .map((audience) => ({ ...audience, excludes: audience.excludes.filter(known) })),
    dashboards: plan.dashboards
      .map((dashboard) => ({ ...dashboard, events: dashboard.events.filter(known) }))
      .filter((dashboard) => dashboard.events.length > 0),
  }
}
