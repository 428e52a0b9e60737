import { createRoute } from '@hono/zod-openapi'
import { funnelSchema, questionSchema } from '@tagmason/engine'
import { z } from 'zod'
import { exampleCsv, exampleDashboardData, exampleFunnel, exampleFunnelAnswer, exampleQueryAnswer, exampleQuestion, exampleReportRows } from './examples.ts'
import { cursorParameter, formatParameter, funnelParameters, projectParameter, queryParameters } from './parameters.ts'
import { badQuestion, closed, described, limitNames, refusal, security } from './routeParts.ts'
import {
  dashboardDataSchema,
  fieldProblemSchema,
  funnelAnswerSchema,
  problemSchema,
  queryAnswerSchema,
  questionProblemSchema,
  reportRowsSchema,
} from './schemas.ts'

const json = <Schema extends z.ZodType>(description: string, schema: Schema, example: z.input<Schema>) => ({
  description,
  headers: described(limitNames),
  content: { 'application/json': { schema, example } },
})
const table = <Schema extends z.ZodType>(description: string, schema: Schema, example: z.input<Schema>) => ({
  description,
  headers: described([...limitNames, 'Link']),
  content: {
    'application/json': { schema, example },
    'text/csv': { schema: z.string().describe('RFC 4180, with a mark of UTF-8 before it.'), example: exampleCsv },
  },
})
const body = <Schema extends z.ZodType>(schema: Schema, example: unknown) => ({ required: true, content: { 'application/json': { schema, example } } })

const wrong = { 422: refusal('The question cannot be answered; `issues` names each field that is wrong.', questionProblemSchema) }
const wrongBody = {
  400: refusal('The body is not JSON (with the place), or a parameter cannot be used.', fieldProblemSchema),
  413: refusal('The question has more than 1 MB.', problemSchema),
  ...wrong,
}
const notFound = { 404: refusal('The project has no such thing.', problemSchema) }

const asEvents = '1000 calls an hour. Needs the scope events.read. These calls are counted together with those of `GET /api/v1/analytics/events`.'
const queryText = `${asEvents} Rows are all combinations of \`by\` that there are. A question in the address and one in a body give the same answer. What was sent is counted within about two seconds.`
const funnelText = `${asEvents} A visitor has to come through the steps in their order. A question in the address and one in a body give the same answer.`

const query = { path: '/api/v1/query', summary: 'Any measures of events by any dimensions.', description: queryText, security } as const
const queryAnswer = table('The rows.', queryAnswerSchema, exampleQueryAnswer as z.input<typeof queryAnswerSchema>)

export const queryByAddressRoute = createRoute({
  ...query,
  method: 'get',
  operationId: 'queryEvents',
  request: { query: z.object({ ...queryParameters, ...formatParameter, ...projectParameter }) },
  responses: { 200: queryAnswer, ...badQuestion, ...wrong, ...closed },
})

export const queryRoute = createRoute({
  ...query,
  method: 'post',
  operationId: 'queryEventsByBody',
  request: { query: z.object({ ...cursorParameter, ...formatParameter, ...projectParameter }), body: body(questionSchema, exampleQuestion) },
  responses: { 200: queryAnswer, ...wrongBody, ...closed },
})

const funnel = { path: '/api/v1/funnel', summary: 'How many visitors came through some steps in order.', description: funnelText, security } as const
const funnelAnswer = table('The steps.', funnelAnswerSchema, exampleFunnelAnswer as z.input<typeof funnelAnswerSchema>)

export const funnelByAddressRoute = createRoute({
  ...funnel,
  method: 'get',
  operationId: 'countFunnel',
  request: { query: z.object({ ...funnelParameters, ...formatParameter, ...projectParameter }) },
  responses: { 200: funnelAnswer, ...badQuestion, ...wrong, ...closed },
})

export const funnelRoute = createRoute({
  ...funnel,
  method: 'post',
  operationId: 'countFunnelByBody',
  request: { query: z.object({ ...formatParameter, ...projectParameter }), body: body(funnelSchema, exampleFunnel) },
  responses: { 200: funnelAnswer, ...wrongBody, ...closed },
})

const id = z.object({ id: z.string().describe('As its list names it.') })

export const reportRowsRoute = createRoute({
  method: 'get',
  path: '/api/v1/reports/{id}/rows',
  operationId: 'runReport',
  summary: 'What a stored report counts now.',
  description: '500 calls an hour. Needs the scope reports.read. These calls are counted together with those of `GET /api/v1/reports`.',
  security,
  request: { params: id, query: z.object({ ...formatParameter, ...projectParameter }) },
  responses: { 200: table('The rows.', reportRowsSchema, exampleReportRows), ...badQuestion, ...notFound, ...wrong, ...closed },
})

export const dashboardDataRoute = createRoute({
  method: 'get',
  path: '/api/v1/dashboards/{id}/data',
  operationId: 'runDashboard',
  summary: 'What all widgets of a stored dashboard show now.',
  description: '200 calls an hour. Needs the scope dashboards.read. These calls are counted together with those of `GET /api/v1/dashboards`.',
  security,
  request: { params: id, query: z.object(projectParameter) },
  responses: { 200: json('The widgets.', dashboardDataSchema, exampleDashboardData), ...badQuestion, ...notFound, ...closed },
})
