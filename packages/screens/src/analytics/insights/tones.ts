import type { InsightGrade, Impact, InsightType } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** What went wrong, what could be better, what is simply so. */
export const typeTone: Record<InsightType, Tone> = { Optimization: 'accent', Alert: 'critical', Opportunity: 'positive', Trend: 'neutral' }

export const impactTone: Record<Impact, Tone> = { High: 'caution', Medium: 'neutral', Low: 'neutral' }

export const gradeTone: Record<InsightGrade['outcome'], Tone> = { held: 'positive', failed: 'caution', unknown: 'neutral' }
