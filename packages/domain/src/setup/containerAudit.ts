import type { ContainerFinding } from './plans.ts'

export const auditAreas = ['structure', 'hygiene', 'ga4', 'legacy', 'consent', 'privacy', 'security', 'performance', 'trigger', 'ads', 'server'] as const
export type ContainerAuditArea = (typeof auditAreas)[number]

/** What the audit found in a container. */
export interface AuditedFinding {
  /** Id of the rule, as `A10`. */
  rule: string
  /** What the rule is called, as `unused-trigger`. */
  name: string
  area: ContainerAuditArea
  severity: ContainerFinding['severity']
  /** Place in the file: `$.containerVersion.tag[3]`. */
  path: string
  /** What it is about; empty for the container as a whole. */
  entity: string
  message: string
  /** What a safe fix would do; empty where there is none. */
  fix: string
  /** Where the reason is documented: an address, or a chapter of the project's facts. */
  source: string
}

/** Rules whose fix decides something for the site, such as that nothing is stored before a visitor agrees: a person chooses it by itself, never among many. */
export const rulesFixedAlone: ReadonlySet<string> = new Set(['A50'])

/** More findings than these are not listed. */
export const mostListedFindings = 1000

export interface ContainerAudit {
  /** The version that was looked at: a fix is for this one only. */
  version: number
  findings: AuditedFinding[]
  /** How many there are; more than are listed where there are too many. */
  total: number
}
