import type { InSpace } from '../space.ts'

/** Those of the specification; `Superseded` is ours, for what a newer document of the same name has taken the place of. */
export const complianceStatuses = ['Current'] as const
export type ComplianceStatus = (typeof complianceStatuses)[number] | 'Superseded'

/** A document that shows how data is kept. */
export interface ComplianceDocument extends InSpace {
  id: string
  name: string
  type: string
  /** Of issue, ISO 8601 in UTC. */
  date: string
  status: ComplianceStatus
  /** Bytes. */
  size: number
}

/** The bytes of a document that was made here or uploaded. */
export interface ComplianceFile extends InSpace {
  /** Id of the document. */
  id: string
  fileName: string
  /** Media type. */
  type: string
  base64: string
}

/** What can be made of what the workspace knows. */
export const madeDocuments = ['access', 'policy', 'processing'] as const
export type MadeDocument = (typeof madeDocuments)[number]

/** The files that can be kept as documents, by their endings, and the most bytes of one. */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const
export const mostDocumentBytes = 5_000_000

/** The ending of a file's name, where it is one of those that can be kept. */
export function documentEnding(fileName: string): keyof typeof documentTypes | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(documentTypes, ending) ? (ending as keyof typeof documentTypes) : null
}

/** What people and sessions have to keep to (specification, section 9). */
export interface PolicyNumbers {
  passwordMinLength: number
  passwordExpiryDays: number
  idleMinutes: number
  maxSessions: number
}
export type PolicyNumber = keyof PolicyNumbers
export interface SecurityPolicy extends PolicyNumbers, InSpace {
  id: string
}

export const defaultPolicy = { passwordMinLength: 12, passwordExpiryDays: 90, idleMinutes: 30, maxSessions: 3 } as const satisfies PolicyNumbers

/** Between what each number has to lie: less is no protection, and more nobody could live with. */
export const policyLimits = {
  passwordMinLength: { least: 8, most: 64 },
  passwordExpiryDays: { least: 1, most: 730 },
  idleMinutes: { least: 5, most: 480 },
  maxSessions: { least: 1, most: 20 },
} as const satisfies Record<PolicyNumber, { least: number; most: number }>

/** Whether a number of the policy can be stored: whole, and between its limits. */
export function isPolicyNumber(name: PolicyNumber, value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= policyLimits[name].least && value <= policyLimits[name].most
}

export const featureStates = ['On', 'Partly', 'Off'] as const
export type FeatureState = (typeof featureStates)[number]

export const securityFeatureIds = ['rest', 'sessions', 'audit', 'twoFactor', 'singleSignOn', 'allowList'] as const
export type SecurityFeatureId = (typeof securityFeatureIds)[number]

/** A protection, and whether it stands. */
export interface SecurityFeature {
  id: SecurityFeatureId
  state: FeatureState
  /** Of how many it covers how many, where it is counted. */
  covered: { count: number; of: number } | null
}

export interface SecurityOverview {
  features: SecurityFeature[]
  policy: PolicyNumbers
}
