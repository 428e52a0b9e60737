import type { ReportStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

export const statusTone: Record<ReportStatus, Tone> = { active: 'positive', paused: 'neutral', draft: 'caution' }
