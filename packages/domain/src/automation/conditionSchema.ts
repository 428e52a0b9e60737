import { z } from 'zod'
import { clauseComparisons, clauseProblem, measures, mostNextMinutes, nextEventName } from './conditions.ts'

const clauseSchema = z
  .object({ measure: z.enum(measures), comparison: z.enum(clauseComparisons), value: z.union([z.number(), z.string().max(500)]) })
  .refine((clause) => clauseProblem(clause) === null, { message: 'This clause cannot be evaluated: see clauseProblem.' })

const nextSchema = z.object({ event: z.string().trim().regex(nextEventName), minutes: z.number().int().min(1).max(mostNextMinutes) })

/** A condition that can be evaluated. */
export const eventConditionSchema = z.object({ match: z.enum(['all', 'any']), clauses: z.array(clauseSchema).max(20), next: nextSchema.optional() })
