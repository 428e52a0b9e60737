import type { AlertPriority } from './alerts.ts'

export const severities = ['high', 'medium', 'low'] as const satisfies readonly AlertPriority[]

export type Severity = (typeof severities)[number]
