import { z } from 'zod'
import type { ReportFile } from '../reports/reportFile.ts'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { exportFormats } from '../reports/exports.ts'
import { type AuditChanges, type AuditEntry, auditPeriods, auditStatuses, type AuditVerification } from './audit.ts'
import { jobNames, type JobRow, type JobRunResult } from './jobs.ts'
import {
  type ComplianceDocument,
  madeDocuments,
  mostDocumentBytes,
  policyLimits,
  type PolicyNumber,
  type PolicyNumbers,
  type SecurityOverview,
} from './security.ts'

const number = (name: PolicyNumber) => z.number().int().min(policyLimits[name].least).max(policyLimits[name].most)

const filter = z.object({
  words: z.string().max(200).optional(),
  status: z.enum(auditStatuses).optional(),
  period: z.enum(Object.keys(auditPeriods) as [keyof typeof auditPeriods, ...(keyof typeof auditPeriods)[]]).optional(),
})

/** What is called how in a file, in the language of who asks. */
const columns = z.array(text(80)).min(2).max(8).readonly()

/** Protections, the audit log, the documents about them and the policy. */
export const securityReads = {
  'security.overview': read<SecurityOverview>()({
    input: nothing,
    role: 'admin',
    topics: ['departments', 'securityFeatures', 'securityPolicy', 'accountMembers', 'passwords', 'twoFactors', 'preferences'],
  }),
  /** The newest that a filter lets through, the last first; `listedEntries` at most. */
  'auditLog.list': read<AuditEntry[]>()({ input: filter.prefault({}), role: 'admin', topics: ['auditLog', 'preferences'] }),
  /** What the act of an entry changed, record by record; nothing where it changed nothing or none was kept. */
  'auditLog.changes': read<Omit<AuditChanges, 'id'>>()({ input: byId, role: 'admin', topics: ['auditLog', 'auditChanges'] }),
  /** Over the whole log, whichever project it was written in. */
  'auditLog.verification': read<AuditVerification>()({ input: nothing, role: 'admin', topics: ['auditChanges', 'auditHeads', 'auditLog'] }),
  /** The last first. */
  'compliance.list': read<ComplianceDocument[]>()({ input: nothing, role: 'admin', topics: ['compliance', 'preferences'] }),
  /** What runs by itself in the project that is looked at, and in the account. */
  'jobs.list': read<JobRow[]>()({
    input: nothing,
    role: 'owner',
    topics: [
      'alerts',
      'alertStates',
      'alertGroups',
      'insights',
      'recommendations',
      'eventTriggers',
      'workflowDefinitions',
      'conversionGoals',
      'jobStates',
      'preferences',
    ],
  }),
} as const

export const securityActs = {
  'security.setPolicy': act<PolicyNumbers>()({
    input: z.object({
      passwordMinLength: number('passwordMinLength'),
      passwordExpiryDays: number('passwordExpiryDays'),
      idleMinutes: number('idleMinutes'),
      maxSessions: number('maxSessions'),
    }),
    role: 'admin',
  }),
  /** What the filter lets through, as a file; `columns` are timestamp, user, action, resource, address and status. */
  'auditLog.export': act<ReportFile>()({ input: filter.extend({ format: z.enum(exportFormats), title: text(80), columns }), role: 'admin' }),
  /** Makes a document of what the workspace knows; `words` are what else stands in it, by their keys. */
  'compliance.make': act<ComplianceDocument>()({
    input: z.object({ kind: z.enum(madeDocuments), name: text(120), type: text(60), columns, words: z.record(z.string().max(60), z.string().max(300)) }),
    role: 'admin',
  }),
  'compliance.upload': act<ComplianceDocument>()({
    input: z.object({
      name: text(120),
      type: text(60),
      fileName: text(200),
      base64: z
        .string()
        .min(1)
        .max(Math.ceil(mostDocumentBytes / 3) * 4),
    }),
    role: 'admin',
  }),
  'compliance.download': act<ReportFile>()({ input: byId, role: 'admin' }),
  'compliance.remove': act<void>()({ input: byId, role: 'admin' }),
  /** Does what is due of a job now, as the server does by itself; in the sample by its own clock, which stands still. */
  'jobs.run': act<JobRunResult>()({ input: z.object({ job: z.enum(jobNames) }), role: 'owner' }),
} as const
