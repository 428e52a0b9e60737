import type { Delivery, ReportFile, ReportSchedule, ScheduleFormat } from '@tagmason/domain'
import { tellWebhooks } from '../account/webhookDelivery.ts'
import { nextRun } from '../analytics/nextRun.ts'
import { reportFile } from '../analytics/reportFile.ts'
import { runReport } from '../analytics/reportRun.ts'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context, Ports } from '../context.ts'
import type { TableFormat } from '../files/tableFile.ts'
import { say } from '../sentences/say.ts'
import type { Records } from '../store/unitOfWork.ts'
import { mailOf, mailWords, queueMail } from './outbox.ts'
import { definitionOf } from './targets.ts'

const formats: Record<ScheduleFormat, TableFormat> = { PDF: 'pdf', Excel: 'excel', HTML: 'html' }

/** The run of a schedule that was planned for a time. It has one id, so that no other server and no second attempt makes another of it. */
export const runId = ({ id }: ReportSchedule, period: string) => `${id}@${period}`

/**
 * Runs a schedule now: makes its file, sends it, writes the delivery down and computes the next run. Success clears an error. `period` is the time that a run
 * was planned for; left out where somebody sends by hand.
 */
export async function runSchedule(context: Context, schedule: ReportSchedule, period?: string): Promise<Delivery> {
  const { records, now } = context
  const file = await fileOf(context, schedule)
  const delivery = file === null ? deliver(context, schedule, period, 'reportGone') : send(context, schedule, period, file)
  const { kind, id } = schedule.target
  const report = kind === 'report' && file !== null ? await records.get('reports', id) : undefined
  if (report !== undefined) records.put('reports', id, { ...report, lastGenerated: now.toISOString() })
  // One that a person switched off or paused stays so, whatever is sent by hand.
  const status = schedule.status === 'paused' ? 'paused' : delivery.status === 'failed' ? 'error' : 'active'
  records.put('schedules', schedule.id, { ...schedule, status, lastRun: now.toISOString(), nextRun: schedule.enabled ? nextRun(now, schedule) : null })
  const told = { id: delivery.id, schedule: schedule.id, report: schedule.name, recipients: delivery.recipients, reason: delivery.reason }
  await tellWebhooks(context, delivery.status === 'failed' ? 'report.failed' : 'report.generated', told)
  if (delivery.status === 'failed') tellOfFailure(records, context.ports, schedule, now)
  if (delivery.status === 'delivered') tellOfReport(records, context.ports, delivery, now)
  return delivery
}

/** Null where the report was removed. */
async function fileOf(context: Context, { name, target, format, words }: ReportSchedule): Promise<ReportFile | null> {
  const definition = await definitionOf(context, target)
  if (definition === null) return null
  const written = { words: words ?? {}, timeZone: await projectZone(context), now: context.now }
  return reportFile({ name, definition }, await runReport(context, definition), formats[format], written)
}

/** The stand-in of the sample takes every mail. Elsewhere it goes into the outbox: what comes of it is known when the mail server took it. Without one it rests there, which is no delivery. */
function send(context: Context, schedule: ReportSchedule, period: string | undefined, attachment: ReportFile): Delivery {
  const way = mailOf(context)
  if (way === 'sandbox') return deliver(context, schedule, period, null)
  const delivery = deliver(context, schedule, period, way === 'server' ? 'queued' : 'noMailServer')
  const body = mailWords[schedule.language ?? context.session.preferences.language].attached
  const waits = way === 'server' ? { delivery: delivery.id } : {}
  queueMail(context, { kind: 'report', to: schedule.recipients, subject: schedule.name, body, attachment, about: schedule.id, ...waits })
  return delivery
}

/** `outcome`: null where it was delivered, `queued`, or why it failed. */
function deliver({ records, session, now, ports }: Context, schedule: ReportSchedule, period: string | undefined, outcome: string | null): Delivery {
  const { id: scheduleId, name, recipients } = schedule
  const status = outcome === null ? 'delivered' : outcome === 'queued' ? 'queued' : 'failed'
  const delivery: Delivery = {
    id: period === undefined ? ports.id() : runId(schedule, period),
    ...(period === undefined ? {} : { period }),
    project: session.project,
    scheduleId,
    report: name,
    sent: now.toISOString(),
    status,
    recipients: recipients.length,
    reason: status === 'failed' ? outcome : null,
    results: recipients.map((address) => ({ address, status })),
  }
  records.put('deliveries', delivery.id, delivery)
  return delivery
}

/** Tells the people of the project that a report ran and was delivered. */
export function tellOfReport(records: Records, ports: Pick<Ports, 'id'>, { project, scheduleId, report, recipients }: Delivery, now: Date): void {
  const id = ports.id()
  records.put('notifications', id, {
    id,
    project,
    title: say('notifications.reportReady.title'),
    description: say('notifications.reportReady.description', { report, recipients }),
    at: now.toISOString(),
    severity: 'info',
    read: false,
    href: `/reports/scheduled?id=${scheduleId}`,
  })
}

/** Tells the people of the project that a report was not sent. */
export function tellOfFailure(records: Records, ports: Pick<Ports, 'id'>, { id: about, project, name }: ReportSchedule, now: Date): void {
  const id = ports.id()
  records.put('notifications', id, {
    id,
    project,
    title: name,
    description: say('notifications.reportFailed.description'),
    at: now.toISOString(),
    severity: 'warning',
    read: false,
    href: `/reports/scheduled?id=${about}`,
  })
}
