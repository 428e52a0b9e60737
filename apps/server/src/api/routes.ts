import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { countsParameters, pageParameters, projectParameter } from './parameters.ts'
import { badQuestion, closed, json, limitNames, refusal, security } from './routeParts.ts'
import { acceptedSchema, countsSchema, dashboardsSchema, eventsProblemSchema, fieldProblemSchema, problemSchema, reportsSchema, sentSchema } from './schemas.ts'

export const countsRoute = createRoute({
  method: 'get',
  path: '/api/v1/analytics/events',
  operationId: 'countEvents',
  summary: 'How often which event happened, by interval.',
  description:
    '1000 calls an hour. Needs the scope events.read. Rows stand oldest first, then by name; intervals without events have none. What was sent is counted within about two seconds.',
  security,
  request: { query: z.object({ ...countsParameters, ...projectParameter, ...pageParameters }) },
  responses: { 200: json('The counts.', countsSchema), ...badQuestion, ...closed },
})

export const sendRoute = createRoute({
  method: 'post',
  path: '/api/v1/events',
  operationId: 'sendEvents',
  summary: 'Takes events in.',
  description:
    '5000 calls an hour. Needs the scope events.write. In a real project as many as the operator allows, any number where nothing is set. The answer comes when the events are on disk. Ingest keys (`atk_site_…`) may be used from any page.',
  security,
  request: { query: z.object(projectParameter), body: { required: true, content: { 'application/json': { schema: sentSchema } } } },
  responses: {
    202: json('The events that are right are on disk; what is wrong with the others stands in `errors`.', acceptedSchema),
    400: refusal('The body is not JSON (with the place), or a parameter cannot be used.', fieldProblemSchema),
    401: closed[401],
    403: closed[403],
    413: refusal('The body has more than 1 MB, 10 MB once unpacked, or more than 10,000 events.', fieldProblemSchema),
    422: refusal('None of the events can be kept; `errors` says why.', eventsProblemSchema),
    429: refusal('The calls of this hour are used up, or more comes in than goes through: nothing was taken.', problemSchema, [...limitNames, 'Retry-After']),
    503: refusal('Events cannot be kept just now: nothing was taken, send them again.', problemSchema, [...limitNames, 'Retry-After']),
  },
})

export const reportsRoute = createRoute({
  method: 'get',
  path: '/api/v1/reports',
  operationId: 'listReports',
  summary: 'The reports that are stored.',
  description: '500 calls an hour. Needs the scope reports.read.',
  security,
  request: { query: z.object({ ...projectParameter, ...pageParameters }) },
  responses: { 200: json('A page of reports, 100 where nothing else is asked for, 500 at most.', reportsSchema), ...badQuestion, ...closed },
})

export const dashboardsRoute = createRoute({
  method: 'get',
  path: '/api/v1/dashboards',
  operationId: 'listDashboards',
  summary: 'The dashboards that are stored.',
  description: '200 calls an hour. Needs the scope dashboards.read.',
  security,
  request: { query: z.object({ ...projectParameter, ...pageParameters }) },
  responses: { 200: json('A page of dashboards, 100 where nothing else is asked for, 500 at most.', dashboardsSchema), ...badQuestion, ...closed },
})
