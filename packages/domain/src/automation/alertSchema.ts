import { z } from 'zod'
import { text } from '../inputTerms.ts'
import { alertComparisons, alertMetrics, alertMetricsOf, alertPauses, alertProblem, alertWindows } from './alertRules.ts'
import { alertChannels, alertPriorities } from './alerts.ts'
import { alertTypes } from './alertTerms.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const alertRuleSchema = z
  .object({
    metric: z.enum(alertMetrics),
    comparison: z.enum(alertComparisons),
    value: z.number(),
    minutes: z.literal(alertWindows),
    pause: z.literal(alertPauses),
    quiet: z.object({ from: clockTime, to: clockTime }).nullable(),
  })
  .refine((rule) => alertProblem(rule.metric, rule.value) === null, { path: ['value'], message: 'This threshold cannot be compared with: see alertProblem.' })

/** A rule as somebody writes it. Without an id, a new one. */
export const alertDraftSchema = z
  .object({
    id: text(200).optional(),
    name: text(120),
    description: z.string().trim().max(500),
    type: z.enum(alertTypes),
    priority: z.enum(alertPriorities),
    channels: z.array(z.enum(alertChannels)).min(1),
    rule: alertRuleSchema,
  })
  .refine(({ type, rule }) => alertMetricsOf[type].includes(rule.metric), {
    path: ['rule', 'metric'],
    message: 'An alert of this type cannot watch this metric.',
  })
