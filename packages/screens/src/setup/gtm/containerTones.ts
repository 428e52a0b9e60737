import type { ConnectionStatus } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** The colour of what is known of a container's connection. */
export const containerTones: Record<ConnectionStatus, Tone> = { connected: 'positive', pending: 'caution' }
