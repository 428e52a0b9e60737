import { z } from 'zod'
import { text } from '../inputTerms.ts'
import { planParameterSchema, planTriggerSchema, spanSchema } from './plan.ts'
import { settledBy } from './planTerms.ts'

export const addedEventInput = z.object({
  name: text(200),
  trigger: planTriggerSchema,
  keyEvent: z.boolean(),
  parameters: z.array(planParameterSchema).max(100),
  /** The wish that had become nothing and that this event answers. */
  because: spanSchema.optional(),
  settled: z.enum(settledBy).optional(),
})

export const changedEventsInput = z.object({
  ids: z.array(text(40)).min(1).max(500),
  change: z.union([z.object({ enabled: z.boolean() }), z.object({ keyEvent: z.boolean() }), z.object({ removed: z.literal(true) })]),
})
