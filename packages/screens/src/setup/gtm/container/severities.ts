import type { ContainerFinding } from '@tagmason/domain'
import type { Tone } from '@tagmason/ui'

/** The gravest first. */
export const severities = ['error', 'warning', 'info'] as const satisfies readonly ContainerFinding['severity'][]

export const severityTones: Record<ContainerFinding['severity'], Tone> = { error: 'critical', warning: 'caution', info: 'neutral' }
