import type { DeliveryStatus, ScheduleStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

export const statusTone: Record<ScheduleStatus, Tone> = { active: 'positive', paused: 'neutral', error: 'critical' }
export const deliveryTone: Record<DeliveryStatus, Tone> = { delivered: 'positive', failed: 'critical', queued: 'neutral' }
