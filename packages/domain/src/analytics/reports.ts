export const reportTypes = ['Automated', 'Custom', 'Template'] as const
/** Where a report came from: a schedule, a person, or a template (requirements G-35). */
export type ReportType = (typeof reportTypes)[number]

export const reportStatuses = ['active', 'paused', 'draft'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** A stored question with its runs. */
export interface Report {
  id: string
  project: string
  name: string
  type: ReportType
  /** ISO 8601, UTC; null when it never ran. */
  lastGenerated: string | null
  frequency: 'Daily' | 'Weekly' | 'Bi-weekly' | 'Monthly' | 'On demand'
  /** E-mail addresses. */
  recipients: string[]
  status: ReportStatus
}

/** A report to start from. */
export interface ReportTemplate {
  id: string
  name: string
  description: string
  /** How many reports were made from it. */
  uses: number
}
