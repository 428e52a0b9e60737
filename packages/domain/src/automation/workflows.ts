import type { ClauseComparison, EventCondition, Facts } from './conditions.ts'
import type { InputValues } from './hooks.ts'
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
export const startKinds = ['eventTrigger', 'hour', 'day', 'week', 'anomaly', 'alert', 'issue', 'ticket', 'webhook'] as const
export type StartKind = (typeof startKinds)[number]
export interface WorkflowStart {
  kind: StartKind
  /** Id of the event trigger; empty for the others. */
  of: string
}

/** What a workflow can do. A test runs the first three and skips what would go out or take its time. */
export const actionKinds = [
  'notify',
  'issue',
  'setStatus',
  'email',
  'chat',
  'webhook',
  'crm',
  'audience',
  'export',
  'report',
  'tag',
  'wait',
  'condition',
] as const
export type ActionKind = (typeof actionKinds)[number]
export const innerActions: readonly ActionKind[] = ['notify', 'issue', 'setStatus']
/** Those that go out, and need a service or an address for it. */
export const outerActions: readonly ActionKind[] = ['email', 'chat', 'webhook', 'crm', 'report']

export interface WorkflowAction {
  id: string
  kind: ActionKind
  /** The message, the recipient, the address: what the action needs to be told. Empty for `setStatus`. */
  words: string
  /** Of `setStatus`: the id of the event trigger or campaign integration that is switched. Of `report`: the id of the report. */
  target?: string
  /** Of `email`, `chat` and `report`: whom it goes to; the project's own address where it is left out or empty. */
  to?: string
  /** Of `condition`: the value of the input that is looked at, and how it is held against the words. */
  field?: string
  comparison?: ClauseComparison
  /** Of `condition`: the id of the step that it goes on with where it does not hold; the run ends where it is left out or empty. */
  otherwise?: string
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

/**
 * Why an action did not run: its service is not set up, what it switches or sends is gone, its service did not answer or refused, no CRM is connected, the run was started by nothing that a visitor did, the
 * audience is full, or a condition led past it.
 */
export const stepReasons = ['notConfigured', 'gone', 'unreachable', 'noCrm', 'noVisitor', 'audienceFull', 'branch'] as const
export type StepReason = (typeof stepReasons)[number]
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
  /** What the program sent that started it. */
  values?: InputValues
  /** Who did what started it, by the client's id; left out where nobody did. */
  visitor?: string
  /** Their user, as events name it; left out where they have none. */
  user?: string
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
  /** Since when it has an address of its own, ISO 8601 in UTC; null where it has none. */
  hook: string | null
}

/** What a workflow can be started by and can switch. */
export interface WorkflowChoices {
  triggers: { id: string; name: string }[]
  /** Reports that it can send. */
  reports: { id: string; name: string }[]
  integrations: { id: string; name: string }[]
}

/** Percent of the runs that went well, to one digit; tests do not count. Null when there were none. */
export const successRate = (succeeded: number, counted: number): number | null => (counted === 0 ? null : Math.round((succeeded / counted) * 1000) / 10)
