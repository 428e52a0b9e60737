import { z } from 'zod'
import { text } from '../inputTerms.ts'
import { planParameterSchema, planTriggerSchema, spanSchema } from './plan.ts'
import { dataLayerPath, settledBy } from './planTerms.ts'

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

/** A user property as a person writes it. Without an id it is a new one. */
export const userPropertyInput = z.object({
  id: text(40).optional(),
  name: text(100),
  source: text(100).regex(dataLayerPath),
  example: z.string().trim().max(36),
  because: spanSchema.optional(),
})
