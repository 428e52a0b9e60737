import type { AuditStatus, ComplianceStatus, FeatureState } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** What is half done is to be noticed; what is off is a choice. */
export const stateTone: Record<FeatureState, Tone> = { On: 'positive', Partly: 'caution', Off: 'neutral' }

export const auditTone: Record<AuditStatus, Tone> = { Success: 'positive', Failed: 'critical' }

export const documentTone: Record<ComplianceStatus, Tone> = { Current: 'positive', Superseded: 'neutral' }
