import { z } from 'zod'
import { act, nothing, read, text } from '../declare.ts'
import type { SetupProgressByPage } from './cards.ts'
import { measurementPlanSchema, planParameterSchema, planTriggerSchema } from './plan.ts'
import { type PlanFiles, type StoredPlan, storedPlanSchema } from './plans.ts'
import { consentModes, languages, measurementIdPattern } from './planTerms.ts'

export const setupReads = {
  'setup.progress': read<SetupProgressByPage>()({ input: nothing, role: 'viewer', topics: ['plans', 'configuredEvents', 'preferences'] }),
  'plans.current': read<StoredPlan | null>()({ input: nothing, role: 'viewer', topics: ['plans', 'preferences'] }),
  'plans.files': read<PlanFiles | null>()({ input: nothing, role: 'viewer', topics: ['plans', 'preferences'] }),
} as const

export const setupActs = {
  'plans.generate': act<StoredPlan>()({ input: z.object({ goals: text(20_000), language: z.enum(languages).optional() }), role: 'editor' }),
  'plans.changeEvent': act<StoredPlan>()({
    input: z.object({
      id: text(40),
      change: z
        .object({
          name: text(200),
          enabled: z.boolean(),
          keyEvent: z.boolean(),
          trigger: planTriggerSchema,
          parameters: z.array(planParameterSchema).max(100),
          value: z.null(),
          threshold: z.null(),
        })
        .partial(),
    }),
    role: 'editor',
  }),
  'plans.addEvent': act<StoredPlan>()({
    input: z.object({ name: text(200), trigger: planTriggerSchema, keyEvent: z.boolean(), parameters: z.array(planParameterSchema).max(100) }),
    role: 'editor',
  }),
  'plans.removeEvent': act<StoredPlan>()({ input: z.object({ id: text(40) }), role: 'editor' }),
  /** Puts back one event that was removed, with what counted it; everything changed since stays. `before` is the plan as it was. */
  'plans.restoreEvent': act<StoredPlan>()({ input: z.object({ id: text(40), before: storedPlanSchema }), role: 'editor' }),
  'plans.setFiles': act<StoredPlan>()({
    input: z.object({ measurementId: z.string().trim().regex(measurementIdPattern).or(z.literal('')), consent: z.enum(consentModes) }).partial(),
    role: 'editor',
  }),
  'plans.startOver': act<void>()({ input: nothing, role: 'editor' }),
  /** Puts back a whole plan as it was: the Undo of generating and starting over. */
  'plans.restore': act<StoredPlan>()({ input: storedPlanSchema.extend({ plan: measurementPlanSchema }), role: 'editor' }),
  'plans.apply': act<{ added: number; changed: number }>()({ input: nothing, role: 'editor' }),
} as const
