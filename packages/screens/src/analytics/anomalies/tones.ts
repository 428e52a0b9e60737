import type { AnomalySeverity, AnomalyStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** The colour of each severity (requirement ANA-ANOM-08). */
export const severityTone: Record<AnomalySeverity, Tone> = { high: 'critical', medium: 'caution', low: 'neutral' }

/** An active one calls for somebody; nothing about it is good. */
export const statusTone: Record<AnomalyStatus, Tone> = { active: 'caution', investigating: 'accent', resolved: 'positive' }
