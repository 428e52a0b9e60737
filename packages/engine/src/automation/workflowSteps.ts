import type { ReportFile, RunStep, WorkflowAction, WorkflowWork } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { mailOf, mailWords, queueMail } from '../reports/outbox.ts'
import { exports } from '../reports/exports.ts'
import { addToAudience } from './audiences.ts'
import { bodyFor } from './chatBody.ts'
import { contactOf, queueContacts } from './crm.ts'
import { notifyChannels } from './notices.ts'
import { noteIssue, notifyMembers, switchOver } from './runs.ts'

type Outcome = Pick<RunStep, 'result' | 'reason' | 'output'>

/** Does one step of a run. What goes out is put into an outbox, which tries it until it arrives; a tag is never changed, an issue asks a person to. */
export async function doStep(
  context: Context,
  work: WorkflowWork,
  name: string,
  action: WorkflowAction,
  place: number,
  file: ReportFile | null,
): Promise<RunStep> {
  const { kind } = action
  return { kind, words: shownWords(action), ...(await outcomeOf(context, work, name, action, place, file)), at: context.now.toISOString(), tries: 1 }
}

/** An address that is called may carry a token: only where it leads is kept in the log. */
const shownWords = ({ kind, words }: WorkflowAction) => (kind === 'webhook' && URL.canParse(words.trim()) ? new URL(words.trim()).origin : words)

async function outcomeOf(context: Context, work: WorkflowWork, name: string, action: WorkflowAction, place: number, file: ReportFile | null): Promise<Outcome> {
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
      const to = (action.to ?? '').trim()
      if (to !== '') return kind === 'email' ? mail(context, work, name, words, to) : say(context, work, `${name}\n${words}`, to, place)
      const told = await notifyChannels(context, [kind], { about: work.workflow, title: name, body: words, path: `/automation/workflows?id=${work.workflow}` })
      return told.length === 0 ? { result: 'failed', reason: 'notConfigured' } : { result: 'done', output: 'queued' }
    }
    case 'webhook':
      return call(context, work, words.trim(), calledWith(context, work, name), place)
    case 'report':
      return sendReport(context, work, (action.to ?? '').trim(), file)
    case 'export': {
      const [row] = await exports['exports.start'](context, { dataSets: ['event-data'], format: 'csv', dateRange: 'last-7-days' } as never, undefined)
      return row === undefined ? { result: 'failed' } : { result: 'done', output: row.id }
    }
    case 'wait':
    case 'condition':
      return { result: 'done' }
    case 'crm': {
      const contact = contactOf({ visitor: '', ...work.input })
      if (contact === null) return { result: 'failed', reason: 'noVisitor' }
      const isQueued = await queueContacts(context, [contact], work.workflow, { run: work.id, step: place })
      return isQueued ? { result: 'done', output: 'queued' } : { result: 'failed', reason: 'noCrm' }
    }
    case 'audience': {
      const { visitor } = work.input
      if (visitor === undefined) return { result: 'failed', reason: 'noVisitor' }
      const isIn = await addToAudience(context, words.trim(), [visitor], work.workflow)
      return isIn ? { result: 'done' } : { result: 'failed', reason: 'audienceFull' }
    }
  }
}

const calledWith = ({ ports, now, session }: Context, { workflow, input }: WorkflowWork, name: string) =>
  JSON.stringify({ id: ports.id(), workflow, name, at: now.toISOString(), project: session.project, input })

function call({ records, session, ports, now }: Context, { id: run, workflow }: WorkflowWork, url: string, body: string, step: number): Outcome {
  if (session.space === 'sample' || ports.outgoing === undefined) return { result: 'skipped', reason: 'notConfigured' }
  const id = ports.id()
  const row = { id, project: session.project, alert: workflow, channel: 'chat' as const, test: false, at: now.toISOString(), text: '' }
  records.put('queuedAlerts', id, { ...row, call: { url, body, run, step } })
  return { result: 'done', output: 'queued' }
}

/** Posts to the incoming webhook of any chat. */
const say = (context: Context, work: WorkflowWork, text: string, url: string, step: number): Outcome => call(context, work, url, bodyFor(url, text), step)

function mail(context: Context, { workflow }: WorkflowWork, subject: string, body: string, to: string): Outcome {
  if (mailOf(context) !== 'server') return { result: 'failed', reason: 'notConfigured' }
  queueMail(context, { kind: 'workflow', to: [to], subject, body, about: workflow })
  return { result: 'done', output: 'queued' }
}

/** Sends a report as a file, to an address or to that of the project. */
async function sendReport(context: Context, { workflow }: WorkflowWork, to: string, file: ReportFile | null): Promise<Outcome> {
  if (file === null) return { result: 'failed', reason: 'gone' }
  const address = to === '' ? (await own(context, 'alertAddresses')).find(({ channel }) => channel === 'email')?.address : to
  if (address === undefined || mailOf(context) !== 'server') return { result: 'failed', reason: 'notConfigured' }
  const body = mailWords[context.session.preferences.language].attached
  queueMail(context, { kind: 'report', to: [address], subject: file.fileName, body, attachment: file, about: workflow })
  return { result: 'done', output: 'queued' }
}

/** Rows of a project that run, with what they are made of. */
export async function partsOf(context: Context, { workflow }: WorkflowWork) {
  const [row] = (await own(context, 'workflows')).filter(({ id }) => id === workflow)
  const definition = (await own(context, 'workflowDefinitions')).find(({ id }) => id === workflow)
  return row === undefined || definition === undefined ? null : { row, definition }
}
