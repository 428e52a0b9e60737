import type { WebhookDeliveryState } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

export const deliveryTone: Record<WebhookDeliveryState, Tone> = { delivered: 'positive', failed: 'critical', queued: 'neutral' }
