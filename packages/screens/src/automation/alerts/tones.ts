import type { AlertPhase, AlertDelivery, AlertPriority, AlertStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** What watches is positive, what rests neutral; what an administrator took away is to be noticed. */
export const statusTone: Record<AlertStatus, Tone> = { active: 'positive', paused: 'neutral', disabled: 'caution' }

/** A priority is no fault: only the highest stands out. */
export const priorityTone: Record<AlertPriority, Tone> = { high: 'accent', medium: 'neutral', low: 'neutral' }

export const resultTone: Record<AlertDelivery['result'], Tone> = { delivered: 'positive', mailed: 'positive', waiting: 'neutral', notConfigured: 'caution' }

export const phaseTone: Record<AlertPhase, Tone> = { normal: 'neutral', pending: 'caution', raised: 'critical', noData: 'caution', resolved: 'positive' }
