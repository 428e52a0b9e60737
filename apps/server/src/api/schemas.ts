import { answeredFunnelSchema, answeredSchema, sentEventSchema } from '@tagmason/engine'
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

const issueSchema = z
  .object({ path: z.string().describe('The field, such as `by.0`; empty for all of the question.'), message: z.string() })
  .meta({ id: 'Issue' })

export const questionProblemSchema = problemSchema
  .extend({ issues: z.array(issueSchema).describe('Everything that is wrong.') })
  .meta({ id: 'QuestionProblem' })

const cells = z.array(z.union([z.string(), z.number(), z.null()]))
const columns = z.array(z.string())
const counted = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime().describe('The first moment that is not counted.'),
    timeZone: z.string().describe('By whose clocks days are cut.'),
    rows: z.int().describe('Events of the time (and of the name that was asked for), before any filter.'),
    bots: z.int().describe('Events of machines and of your own people, and orders that came again, that were left out.'),
    sampled: z.literal(false).describe('Every event is counted.'),
  })
  .meta({ id: 'Counted' })

export const queryAnswerSchema = z
  .object({
    question: answeredSchema,
    columns: columns.describe('`by`, then `measures`.'),
    rows: z
      .array(cells)
      .describe('Those with most of the first measure first. Intervals are named by their start, ISO 8601 in UTC; what did not happen has no row.'),
    previous: z
      .array(z.union([cells, z.null()]))
      .optional()
      .describe(
        'With `compare`, for each row the one of the period before: of the same values, in the interval at the same place. Null where nothing happened then.',
      ),
    next: z.union([z.string(), z.null()]).describe('Send it as `cursor`, with the same question, for the next page; null where this is the last.'),
    counted,
  })
  .meta({ id: 'QueryAnswer' })

export const funnelAnswerSchema = z
  .object({
    question: answeredFunnelSchema,
    columns,
    rows: z
      .array(cells)
      .describe(
        'One for each step: its name and path, the visitors that came so far, their percentage of the first step’s, and who of the step before did not, in percent.',
      ),
    counted,
  })
  .meta({ id: 'FunnelAnswer' })

const named = { id: z.string(), name: z.string() }

export const reportRowsSchema = z
  .object({
    report: z.object({ ...named, dimension: z.string(), metrics: columns, period: z.string().describe('Days.'), filter: z.string() }),
    columns: columns.describe('The dimension, then the metrics. Revenue is in cents, rates are in percent.'),
    rows: z.array(cells),
  })
  .meta({ id: 'ReportRows' })

export const dashboardDataSchema = z
  .object({
    dashboard: z.object({ ...named, range: z.string().describe('Days.') }),
    widgets: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        title: z.string(),
        columns: columns.describe('The dimension, then the metrics. Revenue is in cents, rates are in percent.'),
        rows: z.array(cells),
        totals: z
          .array(
            z.object({
              metric: z.string(),
              value: z.number(),
              before: z.union([z.number(), z.null()]),
              change: z.union([z.number(), z.null()]).describe('A ratio.'),
            }),
          )
          .describe('Of a metric only: the sum, and that of as many days before.'),
        shares: z.array(z.number()).describe('Of a pie only: percent of the whole, row by row.'),
      }),
    ),
  })
  .meta({ id: 'DashboardData' })
