import { sentEventSchema } from '@tagmason/engine'
import { z } from 'zod'

// What the document of the API says of bodies. The checks themselves are the engine's (packages/engine/src/account/apiEvents.ts, apiCounts.ts, apiPage.ts).

export const sentSchema = z.union([sentEventSchema, z.object({ events: z.array(sentEventSchema).min(1).max(10_000) })]).meta({ id: 'SentEvents' })

const faultSchema = z
  .object({ index: z.int().describe('Place of the event in the request, from 0.'), field: z.string(), message: z.string() })
  .meta({ id: 'EventFault' })

export const acceptedSchema = z
  .object({
    accepted: z.int().describe('Events that are on disk and will be counted, each exactly once.'),
    errors: z.array(faultSchema).describe('What is wrong with the events that were not accepted.'),
  })
  .meta({ id: 'Accepted' })

export const problemSchema = z
  .object({ type: z.string(), title: z.string(), status: z.int(), detail: z.string().describe('One sentence: what, why, what to do.') })
  .meta({ id: 'Problem', description: 'A problem as RFC 9457 has it.' })

export const fieldProblemSchema = problemSchema
  .extend({ field: z.string().optional().describe('The parameter that is wrong.'), line: z.int().optional(), column: z.int().optional() })
  .meta({ id: 'FieldProblem' })

export const eventsProblemSchema = problemSchema.extend({ field: z.string().optional(), errors: z.array(faultSchema).optional() }).meta({ id: 'EventsProblem' })

const next = z.string().optional().describe('Send it as `cursor` for the next page; left out where this is the last.')

export const countsSchema = z
  .object({
    rows: z.array(z.object({ name: z.string(), interval: z.string().describe('Start of the interval, ISO 8601 in UTC.'), count: z.int() })),
    next,
  })
  .meta({ id: 'EventCounts' })

export const reportsSchema = z
  .object({ reports: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), status: z.string() })), next })
  .meta({ id: 'Reports' })

export const dashboardsSchema = z
  .object({ dashboards: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })), next })
  .meta({ id: 'Dashboards' })
