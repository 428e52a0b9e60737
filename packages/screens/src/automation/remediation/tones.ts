import type { IssueStatus, Severity } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** Of an issue that is still there; of a resolved one the severity no longer calls for anybody. */
export const severityTone: Record<Severity, Tone> = { high: 'critical', medium: 'caution', low: 'neutral' }

export const statusTone: Record<IssueStatus, Tone> = { pending: 'caution', in_progress: 'accent', failed: 'critical', resolved: 'positive' }
