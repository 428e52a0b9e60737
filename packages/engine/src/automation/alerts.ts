import { type AlertChannel, alertChannels, type AlertDelivery, type AlertStatus, Refusal, type SmartAlert, type WatchedAlert } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, own, ownRow } from '../own.ts'
import { mailOf, queueMail } from '../reports/outbox.ts'
import { alertInWords, alertsInWords, conditionOf, measuredBy } from './alertSentence.ts'
import { previewAlert } from './alertPreview.ts'

export const alerts: Handles<'alerts'> = {
  'alerts.list': async (context) => {
    const rows = await own(context, 'alerts')
    const count = (status: AlertStatus) => rows.filter((row) => row.status === status).length
    return {
      figures: {
        active: count('active'),
        paused: count('paused'),
        disabled: count('disabled'),
        raised: rows.reduce((sum, row) => sum + row.trigger_count, 0),
      },
      rows: await alertsInWords(context, await withStates(context, rows)),
      configured: await configured(context),
    }
  },

  'alerts.preview': (context, { rule }) => previewAlert(context, rule),

  'alerts.addresses': async (context) => own(context, 'alertAddresses'),

  'alerts.setStatus': async (context, { id, status }) => {
    const row = await ownRow(context, 'alerts', id)
    if (row.status === 'disabled') throw new Refusal('forbidden', `'${row.name}' was disabled by an administrator: ask one to switch it on again.`)
    if (status === 'active') mustWatch(row)
    return alertInWords(context, await change(context, 'alerts', id, { status }))
  },

  'alerts.enable': async (context, { id }) => {
    const row = await ownRow(context, 'alerts', id)
    if (row.status !== 'disabled') throw new Refusal('conflict', `'${row.name}' is not disabled any more: reload to see how it stands.`)
    mustWatch(row)
    return alertInWords(context, await change(context, 'alerts', id, { status: 'active' }))
  },

  'alerts.disable': async (context, { id }) => alertInWords(context, await change(context, 'alerts', id, { status: 'disabled' })),

  'alerts.save': async (context, { id: known, rule, ...fields }) => {
    const { session, ports, records } = context
    const before = known === undefined ? undefined : await ownRow(context, 'alerts', known)
    const id = before?.id ?? ports.id()
    const row: SmartAlert = {
      // Nobody has confirmed an alarm of it yet, so nothing is known of how often it is right.
      ...(before ?? { id, project: session.project, status: 'active', last_triggered: null, trigger_count: 0, confidence: 0 }),
      ...fields,
      channels: [...new Set(fields.channels)],
      condition: '',
      rule,
    }
    records.put('alerts', id, row)
    return alertInWords(context, row)
  },

  'alerts.remove': async (context, { id }) => {
    await ownRow(context, 'alerts', id)
    context.records.remove('alerts', id)
    for (const queued of await own(context, 'queuedAlerts')) if (queued.alert === id) context.records.remove('queuedAlerts', queued.id)
  },

  'alerts.test': async (context, { id }) => {
    const { records, session, now, ports } = context
    const alert = await ownRow(context, 'alerts', id)
    const { name, channels } = alert
    const { condition } = await alertInWords(context, alert)
    const at = now.toISOString()
    const key = ports.id()
    records.put('notifications', key, {
      id: key,
      project: session.project,
      title: name,
      description: conditionOf(alert),
      at,
      severity: 'warning',
      read: false,
      href: `/automation/alerts?id=${id}`,
    })
    const known = await configured(context)
    const mailed = mailOf(context) === 'server' ? (await own(context, 'alertAddresses')).find((row) => row.channel === 'email') : undefined
    const outside = alertChannels.filter((channel) => channels.includes(channel))
    return [
      { channel: 'app', result: 'delivered' },
      ...outside.map((channel): AlertDelivery => {
        if (!known.includes(channel)) return { channel, result: 'notConfigured' }
        if (channel === 'email' && mailed !== undefined) {
          queueMail(context, { kind: 'alert', to: [mailed.address], subject: name, body: condition, about: id })
          return { channel, result: 'mailed' }
        }
        const job = ports.id()
        records.put('queuedAlerts', job, { id: job, project: session.project, alert: id, channel, test: true, at, text: `${name}\n${condition}` })
        return { channel, result: 'waiting' }
      }),
    ]
  },

  'alerts.setAddress': async (context, { channel, address }) => {
    const { project } = context.session
    const before = (await own(context, 'alertAddresses')).find((row) => row.channel === channel)
    const id = before?.id ?? `${project}:${channel}`
    if (address === '') context.records.remove('alertAddresses', id)
    else context.records.put('alertAddresses', id, { ...(before ?? { id, project, channel }), address })
  },
}

/** Alerts with how each is at this moment. */
async function withStates(context: Context, rows: readonly SmartAlert[]): Promise<WatchedAlert[]> {
  const states = new Map((await own(context, 'alertStates')).map((row) => [row.id, row]))
  return rows.map((row) => {
    const state = states.get(row.id)
    // What was measured by another condition says nothing of this one.
    return state === undefined || row.status !== 'active' || state.condition !== measuredBy(row)
      ? row
      : { ...row, now: { phase: state.phase, since: state.since, value: state.value } }
  })
}

/** The channels that have somewhere to go. */
async function configured(context: Context): Promise<AlertChannel[]> {
  const known = new Set((await own(context, 'alertAddresses')).map((row) => row.channel))
  return alertChannels.filter((channel) => known.has(channel))
}

/** What has no rule watches nothing. */
function mustWatch({ name, rule }: SmartAlert) {
  if (rule === undefined) throw new Refusal('conflict', `'${name}' has no condition that can be checked: edit it and choose one first.`)
}
