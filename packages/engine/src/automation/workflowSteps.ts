import type { RunStep, WorkflowAction, WorkflowWork } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { exports } from '../reports/exports.ts'
import { notifyChannels } from './notices.ts'
import { noteIssue, notifyMembers, switchOver } from './runs.ts'

type Outcome = Pick<RunStep, 'result' | 'reason' | 'output'>

/** Does one step of a run. What goes out is put into an outbox, which tries it until it arrives; a tag is never changed, an issue asks a person to. */
export async function doStep(context: Context, work: WorkflowWork, name: string, action: WorkflowAction, place: number): Promise<RunStep> {
  const { kind } = action
  return { kind, words: shownWords(action), ...(await outcomeOf(context, work, name, action, place)), at: context.now.toISOString(), tries: 1 }
}

/** An address that is called may carry a token: only where it leads is kept in the log. */
const shownWords = ({ kind, words }: WorkflowAction) => (kind === 'webhook' && URL.canParse(words.trim()) ? new URL(words.trim()).origin : words)

async function outcomeOf(context: Context, work: WorkflowWork, name: string, action: WorkflowAction, place: number): Promise<Outcome> {
  const { kind, words } = action
  switch (kind) {
    case 'notify':
      notifyMembers(context, work.workflow, name, words)
      return { result: 'done' }
    case 'issue':
    case 'tag':
      return { result: 'done', output: noteIssue(context, name, words) }
    case 'setStatus':
      return switchOver(context, action)
    case 'email':
    case 'chat': {
      const told = await notifyChannels(context, [kind], { about: work.workflow, title: name, body: words, path: `/automation/workflows?id=${work.workflow}` })
      return told.length === 0 ? { result: 'skipped', reason: 'notConfigured' } : { result: 'done', output: 'queued' }
    }
    case 'webhook':
      return call(context, work, name, words.trim(), place)
    case 'export': {
      const [row] = await exports['exports.start'](context, { dataSets: ['event-data'], format: 'csv', dateRange: 'last-7-days' } as never, undefined)
      return row === undefined ? { result: 'failed' } : { result: 'done', output: row.id }
    }
    case 'wait':
      return { result: 'done' }
    case 'crm':
    case 'audience':
      return { result: 'skipped', reason: 'notConfigured' }
  }
}

function call({ records, session, ports, now }: Context, { id: run, workflow, input }: WorkflowWork, name: string, url: string, step: number): Outcome {
  if (session.space === 'sample' || ports.outgoing === undefined) return { result: 'skipped', reason: 'notConfigured' }
  const id = ports.id()
  const at = now.toISOString()
  const body = JSON.stringify({ id, workflow, name, at, project: session.project, input })
  records.put('queuedAlerts', id, { id, project: session.project, alert: workflow, channel: 'chat', test: false, at, text: '', call: { url, body, run, step } })
  return { result: 'done', output: 'queued' }
}

/** Rows of a project that run, with what they are made of. */
export async function partsOf(context: Context, { workflow }: WorkflowWork) {
  const [row] = (await own(context, 'workflows')).filter(({ id }) => id === workflow)
  const definition = (await own(context, 'workflowDefinitions')).find(({ id }) => id === workflow)
  return row === undefined || definition === undefined ? null : { row, definition }
}
