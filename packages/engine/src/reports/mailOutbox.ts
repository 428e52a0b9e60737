import { type DeliveryStatus, nextAttempt, type OutboxMessage } from '@tagmason/domain'
import { projectContext } from '../account/apiContext.ts'
import { tellWebhooks } from '../account/webhookDelivery.ts'
import type { Ports } from '../context.ts'
import type { RecordStore } from '../store/store.ts'
import type { Records } from '../store/unitOfWork.ts'
import { systemWork } from '../system/work.ts'
import { tellOfFailure, tellOfReport } from './scheduleRuns.ts'

/** How many mails are taken at once; the next look takes what follows. */
const mostTaken = 1000

/** What a mail server said. */
export interface MailResult {
  /** The addresses that it refused, of those in `to`. */
  refused: readonly string[]
  /** Its sentence, where it took the mail for nobody or not at all. */
  error: string | null
  /** Whether another attempt is of use: it could not be reached, or asked to come back later. */
  later: boolean
}

/**
 * The mails that a server has to send now, oldest first: those of real projects, and the account's own to its people from wherever they were written. What the
 * sample sends to its people of example.com goes nowhere.
 */
export async function takeMails(store: RecordStore, { now }: Pick<Ports, 'now'>): Promise<OutboxMessage[]> {
  const at = now().toISOString()
  const queued = [...(await store.find('outbox', { where: { state: 'queued', nextAttempt: { to: at } }, order: 'nextAttempt', limit: mostTaken })).values()]
  if (queued.length === 0) return []
  const real = new Set([...(await store.list('projects')).values()].filter(({ space }) => space === 'real').map(({ value }) => value))
  return queued.filter(({ project, account }) => account === true || real.has(project))
}

/** Writes down what came of a mail, also where it is seen: at the delivery of its report and at the schedule. Nothing where somebody else did. */
export const settleMail = (store: RecordStore, ports: Pick<Ports, 'now' | 'id'>, id: string, result: MailResult): Promise<void> =>
  systemWork(store, async (records) => {
    const mail = await records.get('outbox', id)
    if (mail?.state !== 'queued') return
    const attempts = (mail.attempts ?? 0) + 1
    const next = result.error !== null && result.later ? nextAttempt(attempts, ports.now()) : null
    if (next !== null) return records.put('outbox', id, { ...mail, attempts, nextAttempt: next, error: result.error })
    const sent = result.error === null
    // Who may read records needs neither the links in a mail nor the report that went with it.
    const { html: _html, ...told } = mail
    records.put('outbox', id, { ...told, body: '', attachment: null, state: sent ? 'sent' : 'failed', attempts, nextAttempt: null, error: result.error })
    if (mail.delivery !== undefined) await settleReport(records, ports, mail.delivery, result)
  })

async function settleReport(records: Records, ports: Pick<Ports, 'now' | 'id'>, id: string, { refused, error }: MailResult): Promise<void> {
  const delivery = await records.get('deliveries', id)
  if (delivery === undefined) return
  const statusOf = (address: string): DeliveryStatus => (error !== null || refused.includes(address) ? 'failed' : 'delivered')
  const results = delivery.results.map(({ address }) => ({ address, status: statusOf(address) }))
  const status = error === null ? 'delivered' : 'failed'
  records.put('deliveries', id, { ...delivery, status, reason: error, results })
  if (status === 'delivered') tellOfReport(records, ports, delivery, ports.now())
  const schedule = await records.get('schedules', delivery.scheduleId)
  // One that a person paused meanwhile stays so.
  if (status === 'delivered' || schedule === undefined || schedule.status === 'paused') return
  records.put('schedules', schedule.id, { ...schedule, status: 'error' })
  const context = projectContext(records, ports as Ports, { value: schedule.project, space: 'real', timeZone: schedule.timeZone })
  await tellWebhooks(context, 'report.failed', { id, schedule: schedule.id, report: schedule.name, recipients: delivery.recipients, reason: error })
  tellOfFailure(records, ports, schedule, ports.now())
}
