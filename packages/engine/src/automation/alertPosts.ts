import { nextAttempt, type QueuedAlert, runResult, type RunStep } from '@tagmason/domain'
import type { Ports } from '../context.ts'
import type { RecordStore } from '../store/store.ts'
import type { Records } from '../store/unitOfWork.ts'
import { systemWork } from '../system/work.ts'

/** A message to post now. */
export interface DuePost {
  /** Of the queued message. */
  id: string
  url: string
  body: string
}

/** What chats and text-message providers are to be told now, oldest first; only of real projects, and only what has a text and an address. */
export async function takePosts(store: RecordStore, { now }: Pick<Ports, 'now'>): Promise<DuePost[]> {
  const at = now().toISOString()
  const rows = [...(await store.list('queuedAlerts')).values()].filter(({ text, nextAttempt: next }) => text !== undefined && (next ?? '') <= at)
  if (rows.length === 0) return []
  const real = new Set([...(await store.list('projects')).values()].filter(({ space }) => space === 'real').map(({ value }) => value))
  const addresses = [...(await store.list('alertAddresses')).values()]
  return rows.flatMap(({ id, project, channel, text = '', call }) => {
    if (call !== undefined) return real.has(project) ? [{ id, url: call.url, body: call.body }] : []
    const address = addresses.find((row) => row.project === project && row.channel === channel)
    return real.has(project) && address !== undefined ? [{ id, url: address.address, body: bodyFor(address.address, text) }] : []
  })
}

/** The incoming webhooks of Slack, Mattermost, Google Chat and Teams read `text`; Discord's reads `content`. */
function bodyFor(url: string, text: string): string {
  const { hostname } = new URL(url)
  return JSON.stringify(hostname === 'discord.com' || hostname.endsWith('.discord.com') ? { content: text.slice(0, 2000) } : { text })
}

/** Writes down what came of a post: it goes when it arrived or was refused for good; else it is tried again later, and goes after the last attempt. */
export const settlePost = (store: RecordStore, { now }: Pick<Ports, 'now'>, id: string, status: number | null): Promise<void> =>
  systemWork(store, async (records) => {
    const row = await records.get('queuedAlerts', id)
    if (row === undefined) return
    const attempts = (row.attempts ?? 0) + 1
    const isOver = status !== null && status < 500 && status !== 408 && status !== 429
    const next = isOver ? null : nextAttempt(attempts, now())
    if (row.call !== undefined) await noteCall(records, row.call, status, attempts, next === null)
    if (next === null) records.remove('queuedAlerts', id)
    else records.put('queuedAlerts', id, { ...row, attempts, nextAttempt: next } satisfies QueuedAlert)
  })

/** Writes down at the step of a run what came of its call, so far or at last. */
async function noteCall(
  records: Records,
  { run: id, step: place }: NonNullable<QueuedAlert['call']>,
  status: number | null,
  tries: number,
  isLast: boolean,
): Promise<void> {
  const output = status === null ? 'no answer' : `status ${status}`
  const isBad = status === null || status >= 300
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
