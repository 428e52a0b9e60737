import type { EventCondition, Facts } from './conditions.ts'
import type { SwitchStatus } from './triggers.ts'

export const workflowStatuses = ['active', 'paused', 'draft'] as const
export type WorkflowStatus = (typeof workflowStatuses)[number]

/** Actions that run by themselves when something happens. */
export interface Workflow {
  id: string
  project: string
  name: string
  description: string
  status: WorkflowStatus
  /** How many triggers start it. */
  triggers: number
  /** How many actions it runs. */
  actions: number
  /** ISO 8601, UTC; null when it never ran. */
  lastRun: string | null
  /** Percent of runs that went well, 0 to 100; null when it never ran. */
  success_rate: number | null
}

/** What can start a workflow: an event trigger, the clock, or a finding of the product. */
export const startKinds = ['eventTrigger', 'hour', 'day', 'week', 'anomaly', 'alert', 'issue', 'ticket'] as const
export type StartKind = (typeof startKinds)[number]
export interface WorkflowStart {
  kind: StartKind
  /** Id of the event trigger; empty for the others. */
  of: string
}

/** What a workflow can do. A test runs the first three and skips what would go out or take its time. */
export const actionKinds = ['notify', 'issue', 'setStatus', 'email', 'chat', 'webhook', 'crm', 'audience', 'export', 'tag', 'wait'] as const
export type ActionKind = (typeof actionKinds)[number]
export const innerActions: readonly ActionKind[] = ['notify', 'issue', 'setStatus']
/** Those that no service outside can be connected for yet, or only where the project's channels have an address. */
export const outerActions: readonly ActionKind[] = ['email', 'chat', 'webhook', 'crm', 'audience']

export interface WorkflowAction {
  id: string
  kind: ActionKind
  /** The message, the recipient, the address: what the action needs to be told. Empty for `setStatus`. */
  words: string
  /** Of `setStatus`: the id of the event trigger or campaign integration that is switched. */
  target?: string
  /** Of `setStatus`: what it is switched to. */
  status?: SwitchStatus
}

/** What a workflow is made of. Kept under the workflow's id. */
export interface WorkflowDefinition {
  id: string
  project: string
  starts: WorkflowStart[]
  /** Only when this holds. */
  condition: EventCondition
  /** In the order in which they run. */
  actions: WorkflowAction[]
}

export const runResults = ['succeeded', 'partly', 'failed'] as const
export type RunResult = (typeof runResults)[number]

/** Why an action did not run: its service is not set up, what it switches is gone, or its service did not answer. */
export type StepReason = 'notConfigured' | 'gone' | 'unreachable'
export interface RunStep {
  kind: ActionKind
  words: string
  result: 'done' | 'skipped' | 'failed'
  reason?: StepReason
  /** When it was done, ISO 8601 in UTC; these are left out in runs from before they were kept. */
  at?: string
  /** How often it was tried, and what came of it: an id, a status. Nothing secret. */
  tries?: number
  output?: string
}

/** What started a run, and what is known of it: an order's value, a page, how many there were. */
export interface RunInput {
  by: StartKind
  /** Id of the event trigger, anomaly, alert, issue or ticket; empty for the clock. */
  about: string
  facts: Facts
}

/** A run that is under way: it goes on with its next step as soon as that is due. */
export interface WorkflowWork {
  id: string
  project: string
  workflow: string
  /** ISO 8601, UTC. */
  at: string
  input: RunInput
  /** When it goes on, ISO 8601 in UTC. */
  next: string
  /** The steps that are done. */
  steps: RunStep[]
}

/** One run of a workflow. */
export interface WorkflowRun {
  id: string
  project: string
  workflow: string
  /** ISO 8601, UTC. */
  at: string
  milliseconds: number
  /** Asked for by a member; does not count in the success rate. */
  test: boolean
  result: RunResult
  steps: RunStep[]
  /** Left out in tests, and in runs from before it was kept. */
  input?: RunInput
  /** A member stopped it. */
  stopped?: true
}

export interface WorkflowFigures {
  active: number
  paused: number
  drafts: number
  /** Percent of all runs that went well, 0 to 100; null when there were none. */
  successRate: number | null
}

export interface Workflows {
  figures: WorkflowFigures
  rows: Workflow[]
}

export interface WorkflowDetails {
  workflow: Workflow
  definition: WorkflowDefinition
  /** Newest first, at most 50. */
  runs: WorkflowRun[]
  /** Those that are under way. */
  running: WorkflowWork[]
}

/** What a workflow can be started by and can switch. */
export interface WorkflowChoices {
  triggers: { id: string; name: string }[]
  integrations: { id: string; name: string }[]
}

/** Percent of the runs that went well, to one digit; tests do not count. Null when there were none. */
export function successRate(runs: readonly Pick<WorkflowRun, 'test' | 'result'>[]): number | null {
  const counted = runs.filter((run) => !run.test)
  if (counted.length === 0) return null
  return Math.round((counted.filter((run) => run.result === 'succeeded').length / counted.length) * 1000) / 10
}

/** What a run came to: all done, none failed but some could not, or nothing went well. */
export function runResult(steps: readonly Pick<RunStep, 'result'>[]): RunResult {
  if (steps.every((step) => step.result === 'done')) return 'succeeded'
  return steps.some((step) => step.result === 'done') ? 'partly' : 'failed'
}

/** What is wrong with an action: no words, no target, an address that is not https, or a time that is no number of minutes up to 30 days. */
export type ActionProblem = 'words' | 'target' | 'address' | 'minutes'

/** What has to be put right before an action can be kept; null when nothing. */
export function actionProblem({ kind, words, target, status }: WorkflowAction): ActionProblem | null {
  if (kind === 'setStatus') return target === undefined || target === '' || status === undefined ? 'target' : null
  if (words.trim() === '') return 'words'
  if (kind === 'wait') return /^\d{1,5}$/.test(words.trim()) && Number(words) >= 1 && Number(words) <= 43_200 ? null : 'minutes'
  return kind === 'webhook' && !/^https:\/\/[^\s/]+\.[^\s/]+/i.test(words.trim()) ? 'address' : null
}

/** Why a workflow cannot be published: nothing starts it, or it does nothing. */
export function publishProblem({ starts, actions }: Pick<WorkflowDefinition, 'starts' | 'actions'>): 'starts' | 'actions' | null {
  return starts.length === 0 ? 'starts' : actions.length === 0 ? 'actions' : null
}
