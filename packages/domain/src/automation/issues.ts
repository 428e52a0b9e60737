import type { Severity } from './severities.ts'
import type { FixProof, FixSimulation, IssueFinding } from './issueFindings.ts'

export const issueStatuses = ['resolved', 'in_progress', 'pending', 'failed'] as const
export type IssueStatus = (typeof issueStatuses)[number]

/** Something wrong with the tracking itself, and what was done about it. */
export interface RemediationIssue {
  id: string
  project: string
  /** Empty in a row that a check keeps, as is its description: `found` says both, and the engine words them for the member who reads them. */
  title: string
  description: string
  severity: Severity
  status: IssueStatus
  /** ISO 8601, UTC. */
  detected_at: string
  /** ISO 8601, UTC; null until it is resolved. */
  resolved_at: string | null
  /** Seconds that the fix took; null until it is resolved, and where nobody measured it. */
  remediation_time: number | null
  auto_fix_enabled: boolean
  /** What a check of the tracking found; left out where a workflow or the sample opened the issue. */
  found?: IssueFinding
  /** It was resolved because a check did not find it any more, and nothing here had fixed it. */
  sinceMended?: boolean
  /** When a fix was made of which later events have to show that it helped, ISO 8601, UTC; the issue is in progress until they do. */
  fixedAt?: string
}

/** Seconds that the recorded runbook of the sample workspace takes (requirements AUTO-REM-07). */
export const sampleRemediationSeconds = 30

/** The run of a fix as it was recorded, kept under the issue's id. */
export interface IssueRunbook {
  id: string
  project: string
  steps: { words: string; seconds: number }[]
  /** How many steps went well before the run stopped; null where it went to its end. */
  stops: number | null
}

/** What a step of a fix does. `recorded` says it in its own words. */
export const stepKinds = [
  'recorded',
  'renameEvent',
  'addCurrency',
  'pauseTag',
  'renameInTag',
  'changeType',
  'makeOptional',
  'dropParameter',
  'askFirst',
  'simulate',
  'prove',
  'watch',
  'checkAgain',
] as const
export type StepKind = (typeof stepKinds)[number]

export interface RunbookStep {
  kind: StepKind
  /** The words of a recorded step; else the event or the tag that is changed. */
  of: string
  /** What it is changed to; empty where nothing has another name. */
  to: string
  /** How long it took when it was recorded; null where it is measured only as a whole. */
  seconds: number | null
}

/** How an issue can be mended: a recorded run, a fix that is applied, by a person with a check afterwards, or by a person alone. */
export type Mending = 'recorded' | 'automatic' | 'checked' | 'hand'

export interface ListedIssue extends RemediationIssue {
  mending: Mending
  /** Whether what was done can be taken back. */
  undoable: boolean
}

export interface IssueFigures {
  pending: number
  inProgress: number
  failed: number
  resolved: number
}

/** When the tracking was last checked, and what of it. */
export interface TrackingCheck {
  /** Slug of the project. */
  id: string
  project: string
  /** ISO 8601, UTC. */
  at: string
  events: number
  containers: number
}

/** What came of a check. `gone`: somebody mended it elsewhere. */
export interface CheckResult extends TrackingCheck {
  found: number
  fixed: number
  gone: number
}

export interface RemediationIssues {
  figures: IssueFigures
  /** Newest first. */
  rows: ListedIssue[]
  /** Null when the tracking was never checked. */
  lastCheck: TrackingCheck | null
}

export interface IssueDetails {
  issue: ListedIssue
  steps: RunbookStep[]
  /** How many of them are done. */
  done: number
  /** Null where no fix is proved: there is none, or nothing that was collected shows the issue. */
  proof: FixProof | null
  /** What the simulator says of the container with the fix; null where the fix changes no container. */
  simulation: FixSimulation | null
}

/** Whether something happened less than a minute before `now`; both ISO 8601. */
export const isJustNow = (at: string, now: string) => Math.abs(Date.parse(now) - Date.parse(at)) < 60_000
