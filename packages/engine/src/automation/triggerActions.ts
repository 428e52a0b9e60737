import { type EventTrigger, startWorkflow, type TriggerAction, triggerActions } from '@tagmason/domain'
import type { TriggerEffect } from '@tagmason/insight/triggers'
import { tellWebhooks } from '../account/webhookDelivery.ts'
import type { Context } from '../context.ts'
import { notifyChannels } from './notices.ts'
import { noteIssue } from './runs.ts'
import { startWorkflows } from './startWorkflows.ts'

/** People are notified of a trigger once in so long, with how often it fired since: a trigger on every page view would bury them. */
const peace = 60_000
/** Workflows of one block that are started each for its own firing; the rest is one more. */
const mostRuns = 20

interface Told {
  at: number
  since: number
}

/** Counts what a trigger fired and runs its actions. `told` is when people were notified last and how often it fired since; answers the same afterwards. */
export async function fireTrigger(context: Context, trigger: EventTrigger, effects: readonly TriggerEffect[], told: Told): Promise<Told> {
  const { records, now } = context
  const last = effects.at(-1)
  if (last !== undefined) {
    const row = (await records.get('eventTriggers', trigger.id)) ?? trigger
    const at = new Date(Math.max(...effects.map((effect) => effect.at))).toISOString()
    records.put('eventTriggers', row.id, { ...row, last_triggered: at, trigger_count: row.trigger_count + effects.length })
    await startRuns(context, trigger, effects)
  }
  const since = told.since + effects.length
  if (since === 0 || now.getTime() - told.at < peace) return { ...told, since }
  for (const action of triggerActions) if (trigger.actions.includes(action)) await notify[action](context, trigger, since, last ?? null)
  return { at: now.getTime(), since: 0 }
}

/** The workflows that start with this trigger, and those that its actions name: one run for each firing, up to a number, and one for the rest. */
async function startRuns(context: Context, trigger: EventTrigger, effects: readonly TriggerEffect[]): Promise<void> {
  const named = trigger.actions.filter((action) => action.startsWith(startWorkflow)).map((action) => action.slice(startWorkflow.length))
  for (const { key, at, event, value } of effects.slice(0, mostRuns)) {
    const once = `${trigger.id}:${key}:${at}:${event ?? ''}`
    const input = { by: 'eventTrigger' as const, about: trigger.id, facts: value === null ? {} : { [measureOf(trigger)]: value } }
    await startWorkflows(context, input, once)
    for (const name of named) await startWorkflows(context, input, once, name)
  }
}

/** What the number of a firing is of. */
const measureOf = ({ event_type }: EventTrigger) =>
  event_type === 'Page View' ? 'pageViews' : event_type === 'User Registration' ? 'registrations' : event_type === 'Conversion' ? 'conversions' : 'orderValue'

const wordsOf = ({ condition }: EventTrigger, count: number) => (count === 1 ? condition : `${condition} (${count} times)`)
const path = ({ id }: EventTrigger) => `/automation/triggers?id=${id}`

type Run = (context: Context, trigger: EventTrigger, count: number, last: TriggerEffect | null) => Promise<unknown>

const post =
  (channel: 'email' | 'chat'): Run =>
  (context, trigger, count) =>
    notifyChannels(context, [channel], { about: trigger.id, title: trigger.name, body: wordsOf(trigger, count), path: path(trigger) })

const notify: Record<TriggerAction, Run> = {
  async 'Send notification'({ records, session, ports, now }, trigger, count) {
    const id = ports.id()
    const text = { title: trigger.name, description: wordsOf(trigger, count), at: now.toISOString(), severity: 'info' as const }
    records.put('notifications', id, { id, project: session.project, ...text, read: false, href: path(trigger) })
  },
  'Send e-mail': post('email'),
  'Send chat message': post('chat'),
  'Call webhook': (context, trigger, count, last) =>
    tellWebhooks(context, 'threshold.exceeded', {
      trigger: trigger.id,
      name: trigger.name,
      condition: trigger.condition,
      times: count,
      value: last?.value ?? null,
    }),
  'Open remediation issue': async (context, trigger) => noteIssue(context, trigger.description, trigger.name),
  // Neither an audience nor a CRM can be connected: nothing is done, and the editor says so.
  'Add to audience': async () => undefined,
  'Create CRM contact': async () => undefined,
}
