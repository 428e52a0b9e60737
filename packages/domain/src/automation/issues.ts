import type { AlertPriority } from './alerts.ts'

export const issueStatuses = ['resolved', 'in_progress', 'pending', 'failed'] as const
export type IssueStatus = (typeof issueStatuses)[number]

export const severities = ['high', 'medium', 'low'] as const satisfies readonly AlertPriority[]
export type Severity = (typeof severities)[number]

/** Something wrong with the tracking itself, and what was done about it. */
export interface RemediationIssue {
  id: string
  project: string
  title: string
  description: string
  severity: Severity
  status: IssueStatus
  /** ISO 8601, UTC. */
  detected_at: string
  /** ISO 8601, UTC; null until it is resolved. */
  resolved_at: string | null
  /** Seconds that the fix took; null until it is resolved. */
  remediation_time: number | null
  auto_fix_enabled: boolean
}

/** Seconds that the recorded runbook of the sample workspace takes (requirements AUTO-REM-07). */
export const sampleRemediationSeconds = 30
