import type { DuePost } from './duePost.ts'
import { type EventTrigger, nextAttempt, type QueuedAlert, type QueuedCall, runResult, type RunStep } from '@tagmason/domain'
import type { Ports } from '../context.ts'
import type { RecordStore } from '../store/store.ts'
import type { Records } from '../store/unitOfWork.ts'
import { systemWork } from '../system/work.ts'
import { bodyFor } from './chatBody.ts'
import type { PostResult } from './postOut.ts'

/** What chats and text-message providers are to be told now, oldest first; only of real projects, and only what has a text and an address. */
export async function takePosts(store: RecordStore, { now }: Pick<Ports, 'now'>): Promise<DuePost[]> {
  const at = now().toISOString()
  const rows = [...(await store.list('queuedAlerts')).values()].filter(({ text, nextAttempt: next }) => text !== undefined && (next ?? '') <= at)
  if (rows.length === 0) return []
  const real = new Set([...(await store.list('projects')).values()].filter(({ space }) => space === 'real').map(({ value }) => value))
  const addresses = [...(await store.list('alertAddresses')).values()]
  const accesses = await store.list('integrationAccess')
  return rows.flatMap(({ id, project, channel, text = '', call }) => {
    if (call !== undefined) {
      const access = call.access === undefined ? {} : { access: accesses.get(call.access) ?? null }
      return real.has(project) ? [{ id, url: call.url, body: call.body, ...access }] : []
    }
    const address = addresses.find((row) => row.project === project && row.channel === channel)
    return real.has(project) && address !== undefined ? [{ id, url: address.address, body: bodyFor(address.address, text) }] : []
  })
}

/** Writes down what came of a post: it goes when it arrived or was refused for good; else it is tried again later, and goes after the last attempt. */
export const settlePost = (store: RecordStore, { now }: Pick<Ports, 'now'>, id: string, result: PostResult): Promise<void> =>
  systemWork(store, async (records) => {
    const row = await records.get('queuedAlerts', id)
    if (row === undefined) return
    const { status } = result
    const attempts = (row.attempts ?? 0) + 1
    const isOver = status !== null && status < 500 && status !== 408 && status !== 429
    const next = isOver ? null : nextAttempt(attempts, now())
    if (row.call !== undefined) await noteCall(records, row.call, result, attempts, next === null, now())
    if (next === null) records.remove('queuedAlerts', id)
    else records.put('queuedAlerts', id, { ...row, attempts, nextAttempt: next } satisfies QueuedAlert)
  })

/** Writes down what came of a call, so far or at last: at the step of the run, at the trigger, and at the integration that it went to. */
async function noteCall(records: Records, call: QueuedCall, { status, refused }: PostResult, tries: number, isLast: boolean, now: Date): Promise<void> {
  const output = [status === null ? 'no answer' : `status ${status}`, refused].filter((word) => word !== undefined).join(' ')
  const isBad = status === null || status >= 300 || refused !== undefined
  if (call.access !== undefined && (isLast || !isBad)) await noteIntegration(records, call.access, status, isBad, now)
  if (call.trigger !== undefined && (isLast || !isBad)) await noteTrigger(records, call.trigger, isBad)
  const { run: id, step: place } = call
  if (id === undefined) return
  const noted = (steps: readonly RunStep[]) =>
    steps.map((step, at) =>
      at === place ? { ...step, tries, output, ...(isBad && isLast ? { result: 'failed' as const, reason: 'unreachable' as const } : {}) } : step,
    )
  const work = await records.get('workflowWork', id)
  if (work !== undefined) return records.put('workflowWork', id, { ...work, steps: noted(work.steps) })
  const run = await records.get('workflowRuns', id)
  if (run === undefined) return
  const steps = noted(run.steps)
  records.put('workflowRuns', id, { ...run, steps, result: runResult(steps) })
}

/** A service that took something is connected; one that refuses who calls has ended our access. */
async function noteIntegration(records: Records, id: string, status: number | null, isBad: boolean, now: Date): Promise<void> {
  const row = await records.get('integrations', id)
  if (row === undefined) return
  const { problem: _problem, ...rest } = row
  const isEnded = status === 401 || status === 403
  if (!isBad) records.put('integrations', id, { ...rest, status: 'connected', lastSync: now.toISOString() })
  else if (isEnded || status === null || status >= 500)
    records.put('integrations', id, { ...rest, status: 'error', problem: isEnded ? 'accessExpired' : 'notReached' })
}

async function noteTrigger(records: Records, id: string, isBad: boolean): Promise<void> {
  const row = await records.get('eventTriggers', id)
  if (row === undefined || (row.problems?.includes('crmRefused') ?? false) === isBad) return
  const others = (row.problems ?? []).filter((problem) => problem !== 'crmRefused')
  records.put('eventTriggers', id, withProblems(row, isBad ? [...others, 'crmRefused'] : others))
}

/** A trigger with what its actions could not do; without the field for nothing. */
export function withProblems({ problems: _problems, ...trigger }: EventTrigger, problems: NonNullable<EventTrigger['problems']>): EventTrigger {
  return problems.length === 0 ? trigger : { ...trigger, problems }
}
