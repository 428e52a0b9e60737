import type { FeedbackKind, UserAction } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

export const actionTone: Record<UserAction, Tone> = { implemented: 'positive', rejected: 'neutral', pending: 'caution' }
export const kindTone: Record<FeedbackKind, Tone> = { positive: 'positive', negative: 'critical', neutral: 'neutral' }
