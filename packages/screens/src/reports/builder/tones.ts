import type { DashboardStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

export const statusTone: Record<DashboardStatus, Tone> = { published: 'positive', draft: 'caution' }
