import type { AlertChannel, AlertRule, SmartAlert } from '@tagmason/domain'
import {
  type AlertEffect,
  alertSettings,
  type AlertState,
  alertStepper,
  groupNotices,
  type GroupingState,
  newAlert,
  type Notice,
  pauseAlert,
} from '@tagmason/insight/alerts'
import { tellWebhooks } from '../account/webhookDelivery.ts'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { collectedOf } from '../figures/collected.ts'
import { inWords } from '../inWords.ts'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { say } from '../sentences/say.ts'
import { measureAlert } from './alertMetrics.ts'
import { conditionOf, measuredBy } from './alertSentence.ts'
import { notifyChannels } from './notices.ts'
import { startWorkflows } from './startWorkflows.ts'

/** Minutes for which a message that can wait waits for others of its channel. */
const groupMinutes = 2

interface Message extends Notice {
  about: string
  channel: AlertChannel
  title: string
  body: string
}

const watched = async (context: Context): Promise<(SmartAlert & { rule: AlertRule })[]> =>
  (await own(context, 'alerts')).flatMap((row) => (row.status === 'active' && row.rule !== undefined ? [{ ...row, rule: row.rule }] : []))

/** Looks at every active alert, and sends what waited for others. */
export const alertsJob = job<ReadonlyMap<string, number | null> | null>({
  per: 'project',
  reads: ['alerts', 'alertStates', 'alertGroups', 'anomalies', 'events'],
  writes: ['alerts', 'alertStates', 'alertGroups', 'notifications', 'outbox', 'queuedAlerts', 'webhookDeliveries', 'workflowWork'],
  remembers: ['alertStates', 'alertGroups'],
  due: {
    every: 'minute',
    when: async (context) =>
      (await watched(context)).length > 0 || (await own(context, 'alertStates')).length > 0 || (await own(context, 'alertGroups')).length > 0,
  },

  async prepare(context, { key }) {
    const collected = await collectedOf(context)
    if (collected === null) return null
    const values = new Map<string, number | null>()
    for (const { id, rule } of await watched(context)) values.set(id, await measureAlert(context, collected, rule, Date.parse(key)))
    return values
  },

  async run(context, { key }, values) {
    if (values === null) return
    const now = Date.parse(key)
    const zone = await projectZone(context)
    const active = await watched(context)
    const messages: Message[] = []
    for (const alert of active) if (values.has(alert.id)) messages.push(...(await look(context, alert, values.get(alert.id) ?? null, now, zone)))
    await pauseOthers(context, new Set(active.map(({ id }) => id)), now)
    await sendGroups(context, messages, now)
  },
})

async function look(context: Context, alert: SmartAlert & { rule: AlertRule }, value: number | null, now: number, zone: string): Promise<Message[]> {
  const { records, session } = context
  const { id, rule } = alert
  const condition = measuredBy(alert)
  const known = await records.get('alertStates', id)
  const before = known === undefined || known.condition !== condition ? newAlert() : (known.state as AlertState)
  const { state, effects } = alertStepper(alertSettings(rule, zone))(before, value, now)
  const since = state.since === null ? null : new Date(state.since).toISOString()
  records.put('alertStates', id, { id, project: session.project, state, phase: state.phase, since, value, condition })
  const messages: Message[] = []
  for (const effect of effects) messages.push(...(await carryOut(context, alert, effect)))
  return messages
}

const shown = (value: number | null) => (value === null ? '—' : String(Math.round(value * 100) / 100))

async function carryOut(context: Context, alert: SmartAlert & { rule: AlertRule }, effect: AlertEffect): Promise<Message[]> {
  const { records, session, now, ports } = context
  const { id, name, priority, channels, rule } = alert
  if (effect.kind === 'raised') {
    const row = (await records.get('alerts', id)) ?? alert
    records.put('alerts', id, { ...row, last_triggered: now.toISOString(), trigger_count: row.trigger_count + 1 })
    await tellWebhooks(context, 'threshold.exceeded', {
      alert: id,
      name,
      metric: rule.metric,
      comparison: rule.comparison,
      threshold: rule.value,
      value: effect.value,
      minutes: rule.minutes,
    })
    await startWorkflows(context, { by: 'alert', about: id, facts: {} }, `${id}:${effect.at}`)
    return []
  }
  if (effect.kind !== 'notify' && effect.kind !== 'notifyResolved') return []
  const isRaise = effect.kind === 'notify'
  const title = isRaise ? name : `Resolved: ${name}`
  const said = say('alerts.now', { condition: conditionOf(alert), value: shown(effect.value) })
  const body = await inWords(context, said)
  const key = ports.id()
  const severity = isRaise ? ('warning' as const) : ('info' as const)
  records.put('notifications', key, {
    id: key,
    project: session.project,
    title: isRaise ? name : say('notifications.alertResolved.title', { alert: name }),
    description: said,
    at: now.toISOString(),
    severity,
    read: false,
    href: `/automation/alerts?id=${id}`,
  })
  return [...new Set(channels)].map((channel) => ({
    id: `${id}:${effect.at}:${effect.kind}`,
    group: channel,
    isUrgent: priority === 'high' && isRaise,
    about: id,
    channel,
    title,
    body,
  }))
}

/** Alerts that were paused, disabled or removed begin anew when they go on. */
async function pauseOthers({ records, session, ...rest }: Context, active: ReadonlySet<string>, now: number): Promise<void> {
  for (const row of await own({ records, session, ...rest }, 'alertStates')) {
    if (active.has(row.id)) continue
    if ((await records.get('alerts', row.id)) === undefined) records.remove('alertStates', row.id)
    else if (row.phase !== 'normal') {
      const { state } = pauseAlert(row.state as AlertState, now)
      records.put('alertStates', row.id, { ...row, state, phase: state.phase, since: null, value: null })
    }
  }
}

async function sendGroups(context: Context, messages: readonly Message[], now: number): Promise<void> {
  const { records, session } = context
  const known = await records.get('alertGroups', session.project)
  if (known === undefined && messages.length === 0) return
  const { state, send } = groupNotices<Message>((known?.state as GroupingState<Message> | undefined) ?? { waiting: [] }, messages, now, groupMinutes)
  for (const { notices } of send) {
    const [only] = notices
    if (only === undefined) continue
    const title = notices.length === 1 ? only.title : `${notices.length} alerts: ${notices.map((each) => each.title).join(', ')}`
    const body = notices.length === 1 ? only.body : notices.map((each) => `${each.title}: ${each.body}`).join('\n')
    await notifyChannels(context, [only.channel], { about: only.about, title, body, path: `/automation/alerts?id=${only.about}` })
  }
  if (state.waiting.length === 0) records.remove('alertGroups', session.project)
  else records.put('alertGroups', session.project, { id: session.project, project: session.project, state })
}
