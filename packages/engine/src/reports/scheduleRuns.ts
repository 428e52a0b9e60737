import type { Delivery, ReportFile, ReportSchedule, ScheduleFormat } from '@tagmason/domain'
import { nextRun } from '../analytics/nextRun.ts'
import { reportFile } from '../analytics/reportFile.ts'
import { runReport } from '../analytics/reportRun.ts'
import type { Context } from '../context.ts'
import type { TableFormat } from '../files/tableFile.ts'
import { mailOf, mailWords, queueMail } from './outbox.ts'
import { definitionOf } from './targets.ts'

const formats: Record<ScheduleFormat, TableFormat> = { PDF: 'pdf', Excel: 'excel', HTML: 'html' }

/** Runs a schedule now: makes its file, sends it, writes the delivery down and computes the next run. Success clears an error. */
export async function runSchedule(context: Context, schedule: ReportSchedule): Promise<Delivery> {
  const { records, now } = context
  const file = await fileOf(context, schedule)
  const delivery = file === null ? deliver(context, schedule, 'reportGone') : send(context, schedule, file)
  const { kind, id } = schedule.target
  const report = kind === 'report' && file !== null ? await records.get('reports', id) : undefined
  if (report !== undefined) records.put('reports', id, { ...report, lastGenerated: now.toISOString() })
  // One that a person switched off or paused stays so, whatever is sent by hand.
  const status = schedule.status === 'paused' ? 'paused' : delivery.status === 'delivered' ? 'active' : 'error'
  records.put('schedules', schedule.id, { ...schedule, status, lastRun: now.toISOString(), nextRun: schedule.enabled ? nextRun(now, schedule) : null })
  if (delivery.status === 'failed') tell(context, schedule)
  return delivery
}

/** Null where the report was removed. */
async function fileOf(context: Context, { name, target, format, words }: ReportSchedule): Promise<ReportFile | null> {
  const definition = await definitionOf(context, target)
  if (definition === null) return null
  return reportFile({ name, definition }, await runReport(context, definition), formats[format], words ?? {}, context.now)
}

/** The stand-in of the sample takes every mail. Elsewhere it waits in the outbox, which is no delivery. */
function send(context: Context, schedule: ReportSchedule, attachment: ReportFile): Delivery {
  if (mailOf(context) === 'sandbox') return deliver(context, schedule, null)
  const body = mailWords[context.session.preferences.language].attached
  queueMail(context, { to: schedule.recipients, subject: schedule.name, body, attachment, about: schedule.id })
  return deliver(context, schedule, 'noMailServer')
}

function deliver({ records, session, now, ports }: Context, { id: scheduleId, name, recipients }: ReportSchedule, reason: string | null): Delivery {
  const status = reason === null ? 'delivered' : 'failed'
  const delivery: Delivery = {
    id: ports.id(),
    project: session.project,
    scheduleId,
    report: name,
    sent: now.toISOString(),
    status,
    recipients: recipients.length,
    reason,
    results: recipients.map((address) => ({ address, status })),
  }
  records.put('deliveries', delivery.id, delivery)
  return delivery
}

function tell({ records, session, now, ports }: Context, { id: about, name, description }: ReportSchedule): void {
  const id = ports.id()
  records.put('notifications', id, {
    id,
    project: session.project,
    title: name,
    description,
    at: now.toISOString(),
    severity: 'warning',
    read: false,
    href: `/reports/scheduled?id=${about}`,
  })
}
