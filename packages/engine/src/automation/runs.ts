import { innerActions, runResult, type RunStep, type WorkflowAction, type WorkflowDefinition, type WorkflowRun } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { mailOf, queueMail } from '../reports/outbox.ts'

/**
 * Runs the actions of a workflow once, for a member who tests it, and keeps the run. What the product can do itself is done, and a mail goes to that member where
 * there is a mail server; what needs another service outside is skipped, because none is set up. Conditions ask about an event, of which there is none in a test: they count as met.
 */
export async function runNow(context: Context, name: string, { id, project, actions }: WorkflowDefinition): Promise<WorkflowRun> {
  const began = context.ports.now().getTime()
  const steps: RunStep[] = []
  for (const action of actions) steps.push({ kind: action.kind, words: action.words, ...(await runAction(context, id, name, action)) })
  const milliseconds = context.ports.now().getTime() - began
  const run: WorkflowRun = {
    id: context.ports.id(),
    project,
    workflow: id,
    at: context.now.toISOString(),
    milliseconds,
    test: true,
    result: runResult(steps),
    steps,
  }
  context.records.put('workflowRuns', run.id, run)
  return run
}

async function runAction(context: Context, workflow: string, name: string, action: WorkflowAction): Promise<Pick<RunStep, 'result' | 'reason'>> {
  const { kind, words } = action
  if (kind === 'email' && mailOf(context) === 'server') {
    queueMail(context, { kind: 'workflow', to: [context.session.member.email], subject: name, body: words, about: workflow })
    return { result: 'done' }
  }
  // A test does not wait, and has no input that a condition could ask about.
  if (kind === 'wait' || kind === 'condition') return { result: 'done' }
  if (!innerActions.includes(kind)) return { result: 'skipped', reason: 'notConfigured' }
  if (kind === 'setStatus') return switchOver(context, action)
  if (kind === 'notify') notifyMembers(context, workflow, name, words)
  else noteIssue(context, name, words)
  return { result: 'done' }
}

/** Puts a workflow's message into the list of notifications. */
export function notifyMembers({ records, session, now, ports }: Context, workflow: string, name: string, words: string): void {
  const key = ports.id()
  const notification = { title: name, description: words, at: now.toISOString(), severity: 'info', read: false } as const
  records.put('notifications', key, { ...notification, id: key, project: session.project, href: `/automation/workflows?id=${workflow}` })
}

/** Opens an issue for a person; its id. */
export function noteIssue({ records, session, now, ports }: Context, name: string, words: string): string {
  const key = ports.id()
  records.put('issues', key, {
    id: key,
    project: session.project,
    title: words,
    description: name,
    severity: 'medium',
    status: 'pending',
    detected_at: now.toISOString(),
    resolved_at: null,
    remediation_time: null,
    auto_fix_enabled: false,
  })
  return key
}

/** Switches an event trigger or a campaign integration. One that is not set up cannot be switched on. */
export async function switchOver(context: Context, { target, status = 'paused' }: WorkflowAction): Promise<Pick<RunStep, 'result' | 'reason'>> {
  const trigger = (await own(context, 'eventTriggers')).find((row) => row.id === target)
  const integration = (await own(context, 'campaigns')).find((row) => row.id === target)
  if (trigger !== undefined) context.records.put('eventTriggers', trigger.id, { ...trigger, status })
  else if (integration === undefined) return { result: 'failed', reason: 'gone' }
  else if (integration.source === 'none' && status === 'active') return { result: 'skipped', reason: 'notConfigured' }
  else context.records.put('campaigns', integration.id, { ...integration, status })
  return { result: 'done' }
}
