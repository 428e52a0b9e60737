import type { ContainerFinding } from '@tagmason/domain'

/** The gravest first. */
export const severities = ['error', 'warning', 'info'] as const satisfies readonly ContainerFinding['severity'][]
