import { type Delivery, Refusal, type ReportSchedule, type ScheduleFigures } from '@tagmason/domain'
import { nextRun, runsAfter } from '../analytics/nextRun.ts'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own, ownRow } from '../own.ts'
import { fromBin, toBin } from './bin.ts'
import { newSchedule, runTimes, scheduleFields } from './newSchedule.ts'
import { mailOf } from './outbox.ts'
import { runId, runSchedule } from './scheduleRuns.ts'
import { targetsOf } from './targets.ts'

const day = 86_400_000

export const schedules: Handles<'schedules'> = {
  'schedules.list': async (context) => {
    const since = new Date(context.now.getTime() - 30 * day).toISOString()
    const [rows, month, deliveries] = await Promise.all([
      own(context, 'schedules'),
      own(context, 'deliveries', { where: { sent: { from: since } }, order: 'sent' }),
      // The clock of the sample stands still, so the last one written is the newest.
      own(context, 'deliveries', { order: 'sent', descending: true, limit: 50 }),
    ])
    return {
      figures: figures(context.now, rows, month),
      rows: await Promise.all(rows.map(async (row) => ((await isReportPaused(context, row)) ? { ...row, reportPaused: true as const } : row))),
      deliveries,
      targets: (await targetsOf(context)).filter((target) => target.kind !== 'dashboard'),
      timeZone: await projectZone(context),
      mail: mailOf(context),
    }
  },

  'schedules.nextRuns': async ({ now }, times) => runsAfter(now, runTimes(now, times), 3),

  'schedules.create': newSchedule,

  'schedules.change': async (context, { id, ...input }) => {
    const { words, ...before } = await ownRow(context, 'schedules', id)
    const fields = await scheduleFields(context, { ...input, startsOn: input.startsOn ?? before.startsOn })
    return put(context, { ...before, ...(words === undefined ? {} : { words }), ...fields, nextRun: before.enabled ? nextRun(context.now, fields) : null })
  },

  'schedules.setEnabled': async (context, { id, enabled }) => {
    const before = await ownRow(context, 'schedules', id)
    if (before.enabled === enabled) return before
    return put(context, { ...before, enabled, status: enabled ? 'active' : 'paused', nextRun: enabled ? nextRun(context.now, before) : null })
  },

  'schedules.pause': async (context, { id }) => {
    const before = await mustBeOn(context, id)
    if (before.status === 'paused') throw new Refusal('conflict', `'${before.name}' is paused already: reload to see how it stands.`)
    return put(context, { ...before, status: 'paused' })
  },

  'schedules.resume': async (context, { id }) => {
    const before = await mustBeOn(context, id)
    if (before.status === 'active') throw new Refusal('conflict', `'${before.name}' is running already: reload to see how it stands.`)
    if (before.status === 'paused') return put(context, { ...before, status: 'active', nextRun: nextRun(context.now, before) })
    await runSchedule(context, before)
    return ownRow(context, 'schedules', id)
  },

  'schedules.sendAgain': async (context, { id }) => {
    const { status, scheduleId, report } = await ownRow(context, 'deliveries', id)
    if (status !== 'failed') throw new Refusal('conflict', `'${report}' was delivered: only what failed is sent again.`)
    return runSchedule(context, await ownRow(context, 'schedules', scheduleId))
  },

  'schedules.runDue': async (context) => {
    const sent: Delivery[] = []
    for (const row of await dueSchedules(context)) sent.push(...(await runDue(context, row)))
    return sent
  },

  'schedules.remove': (context, { id }) => toBin(context, 'schedules', id),
  'schedules.restore': (context, { id }) => fromBin(context, 'schedules', id),
}

/** The schedules whose time has come. */
export const dueSchedules = async (context: Context): Promise<ReportSchedule[]> =>
  (await own(context, 'schedules', { where: { enabled: true } })).filter(({ nextRun }) => nextRun !== null && Date.parse(nextRun) <= context.now.getTime())

/** Sends the report of a schedule whose time has come. Nothing where it or its report is paused, or that run was sent. */
export async function runDue(context: Context, row: ReportSchedule): Promise<Delivery[]> {
  if (row.nextRun === null) return []
  // A run that is written down happened, also where its schedule forgot, as after a backup was restored.
  const done = (await context.records.get('deliveries', runId(row, row.nextRun))) !== undefined
  if (row.status !== 'paused' && !done && !(await isReportPaused(context, row))) return [await runSchedule(context, row, row.nextRun)]
  put(context, { ...row, nextRun: nextRun(context.now, row) })
  return []
}

/** A report that a member paused goes to nobody, whatever schedules it has. */
async function isReportPaused({ records }: Context, { target }: ReportSchedule): Promise<boolean> {
  return target.kind === 'report' && (await records.get('reports', target.id))?.status === 'paused'
}

function figures(now: Date, rows: readonly ReportSchedule[], deliveries: readonly Delivery[]): ScheduleFigures {
  const since = (days: number) => deliveries.filter((row) => Date.parse(row.sent) >= now.getTime() - days * day)
  const delivered = (some: readonly Delivery[]) => some.filter((row) => row.status === 'delivered').length
  const month = since(30).filter((row) => row.status !== 'queued')
  return {
    active: rows.filter((row) => row.status === 'active').length,
    sentThisWeek: delivered(since(7)),
    recipients: rows.reduce((sum, row) => sum + row.recipients.length, 0),
    successRate: month.length === 0 ? null : Math.round((delivered(month) / month.length) * 1000) / 10,
  }
}

async function mustBeOn(context: Context, id: string): Promise<ReportSchedule> {
  const row = await ownRow(context, 'schedules', id)
  if (!row.enabled) throw new Refusal('conflict', `'${row.name}' is switched off: switch it on first.`, [{ path: 'enabled', message: 'off' }])
  return row
}

function put({ records }: Context, row: ReportSchedule): ReportSchedule {
  records.put('schedules', row.id, row)
  return row
}
