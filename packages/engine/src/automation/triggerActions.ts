import { type EventTrigger, startWorkflow, type TriggerAction, triggerActions, type TriggerProblem } from '@tagmason/domain'
import type { TriggerEffect } from '@tagmason/insight/triggers'
import { tellWebhooks } from '../account/webhookDelivery.ts'
import type { Context } from '../context.ts'
import { withProblems } from './alertPosts.ts'
import { addToAudience } from './audiences.ts'
import { contactOf, queueContacts } from './crm.ts'
import { notifyChannels } from './notices.ts'
import { noteIssue } from './runs.ts'
import { startWorkflows } from './startWorkflows.ts'

/** People are notified of a trigger once in so long, with how often it fired since: a trigger on every page view would bury them. */
const peace = 60_000
/** Workflows of one block that are started each for its own firing; the rest is one more. */
const mostRuns = 20

/** A firing, with who did what fired it; without where it is about the whole project. */
export interface Firing extends TriggerEffect {
  who?: { visitor: string; user?: string }
}

interface Told {
  at: number
  since: number
}

/** Counts what a trigger fired and runs its actions. `told` is when people were notified last and how often it fired since; answers the same afterwards. */
export async function fireTrigger(context: Context, trigger: EventTrigger, effects: readonly Firing[], told: Told): Promise<Told> {
  const { records, now } = context
  const last = effects.at(-1)
  if (last !== undefined) {
    const row = (await records.get('eventTriggers', trigger.id)) ?? trigger
    const at = new Date(Math.max(...effects.map((effect) => effect.at))).toISOString()
    records.put('eventTriggers', row.id, { ...row, last_triggered: at, trigger_count: row.trigger_count + effects.length })
    await startRuns(context, trigger, effects)
    await tellOf(context, trigger, crowd, (action) => actOnPeople[action](context, trigger, effects))
  }
  const since = told.since + effects.length
  if (since === 0 || now.getTime() - told.at < peace) return { ...told, since }
  await tellOf(context, trigger, notices, (action) => notify[action](context, trigger, since, last ?? null))
  return { at: now.getTime(), since: 0 }
}

/** The workflows that start with this trigger, and those that its actions name: one run for each firing, up to a number, and one for the rest. */
async function startRuns(context: Context, trigger: EventTrigger, effects: readonly Firing[]): Promise<void> {
  const named = trigger.actions.filter((action) => action.startsWith(startWorkflow)).map((action) => action.slice(startWorkflow.length))
  for (const { key, at, event, value, who } of effects.slice(0, mostRuns)) {
    const once = `${trigger.id}:${key}:${at}:${event ?? ''}`
    const input = { by: 'eventTrigger' as const, about: trigger.id, facts: value === null ? {} : { [measureOf(trigger)]: value }, ...who }
    await startWorkflows(context, input, once)
    for (const name of named) await startWorkflows(context, input, once, { name })
  }
}

/** Of the actions, those that are about visitors, and happen for each; the others tell people, and are held back. */
const crowd = ['Add to audience', 'Create CRM contact'] as const satisfies readonly TriggerAction[]
type OfCrowd = (typeof crowd)[number]
const isOfCrowd = (action: TriggerAction): action is OfCrowd => crowd.some((each) => each === action)
const notices = triggerActions.filter((action): action is Exclude<TriggerAction, OfCrowd> => !isOfCrowd(action))

/** Runs those of some actions that the trigger has, and keeps at the trigger what they could not do, in the place of what they could not do before. */
async function tellOf<A extends TriggerAction>(
  context: Context,
  trigger: EventTrigger,
  among: readonly A[],
  run: (action: A) => Promise<TriggerProblem | null>,
): Promise<void> {
  const row = () => context.records.get('eventTriggers', trigger.id)
  const before = (await row())?.problems ?? []
  const problems = new Set(before)
  for (const action of among) {
    if (!trigger.actions.includes(action)) continue
    for (const over of problemsOf[action]) problems.delete(over)
    const problem = await run(action)
    if (problem !== null) problems.add(problem)
  }
  const now = await row()
  if (now !== undefined && [...problems].join() !== before.join()) context.records.put('eventTriggers', now.id, withProblems(now, [...problems]))
}

/** What an action may not be able to do. That the CRM refused is known later, when it was called. */
const problemsOf: Record<TriggerAction, readonly TriggerProblem[]> = {
  'Send notification': [],
  'Send e-mail': ['noMail'],
  'Send chat message': ['noChat'],
  'Call webhook': ['noWebhook'],
  'Open remediation issue': [],
  'Add to audience': ['audienceFull', 'noVisitor'],
  'Create CRM contact': ['noCrm', 'noVisitor'],
}

const actOnPeople: Record<OfCrowd, (context: Context, trigger: EventTrigger, effects: readonly Firing[]) => Promise<TriggerProblem | null>> = {
  /** The audience has the name of the trigger. */
  'Add to audience': async (context, trigger, effects) => {
    const visitors = effects.flatMap(({ who }) => (who === undefined ? [] : [who.visitor]))
    if (visitors.length === 0) return 'noVisitor'
    return (await addToAudience(context, trigger.name, visitors, trigger.id)) ? null : 'audienceFull'
  },
  'Create CRM contact': async (context, trigger, effects) => {
    const contacts = effects.flatMap(({ who }) => contactOf(who ?? { visitor: '' }) ?? [])
    if (contacts.length === 0) return 'noVisitor'
    return (await queueContacts(context, contacts, trigger.id, { trigger: trigger.id })) ? null : 'noCrm'
  },
}

/** What the number of a firing is of. */
const measureOf = ({ event_type }: EventTrigger) =>
  event_type === 'Page View' ? 'pageViews' : event_type === 'User Registration' ? 'registrations' : event_type === 'Conversion' ? 'conversions' : 'orderValue'

const wordsOf = ({ condition }: EventTrigger, count: number) => (count === 1 ? condition : `${condition} (${count} times)`)
const path = ({ id }: EventTrigger) => `/automation/triggers?id=${id}`

type Run = (context: Context, trigger: EventTrigger, count: number, last: Firing | null) => Promise<TriggerProblem | null>

const post =
  (channel: 'email' | 'chat'): Run =>
  async (context, trigger, count) => {
    const notice = { about: trigger.id, title: trigger.name, body: wordsOf(trigger, count), path: path(trigger) }
    const told = await notifyChannels(context, [channel], notice)
    return told.length > 0 ? null : channel === 'email' ? 'noMail' : 'noChat'
  }

const notify: Record<Exclude<TriggerAction, OfCrowd>, Run> = {
  async 'Send notification'({ records, session, ports, now }, trigger, count) {
    const id = ports.id()
    const text = { title: trigger.name, description: wordsOf(trigger, count), at: now.toISOString(), severity: 'info' as const }
    records.put('notifications', id, { id, project: session.project, ...text, read: false, href: path(trigger) })
    return null
  },
  'Send e-mail': post('email'),
  'Send chat message': post('chat'),
  'Call webhook': async (context, trigger, count, last) => {
    const { id, name, condition } = trigger
    const told = await tellWebhooks(context, 'threshold.exceeded', { trigger: id, name, condition, times: count, value: last?.value ?? null })
    return told === 0 ? 'noWebhook' : null
  },
  'Open remediation issue': async (context, trigger) => {
    noteIssue(context, trigger.description, trigger.name)
    return null
  },
}
