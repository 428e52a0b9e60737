import { createRoute } from '@hono/zod-openapi'
import { measurementPlanSchema } from '@tagmason/domain'
import { z } from 'zod'
import { projectParameter } from './parameters.ts'
import { badQuestion, closed, json, limitNames, refusal, security } from './routeParts.ts'
import { problemSchema } from './schemas.ts'

const planSchema = z
  .object({
    plan: measurementPlanSchema.nullable().describe('What is measured and why; null where no plan was made.'),
    measurementId: z.string().optional().describe('Of GA4; empty until it was given.'),
    consent: z.string().optional(),
    generatedAt: z.string().optional(),
    editedAt: z.string().nullable().optional(),
    appliedAt: z.string().nullable().optional(),
  })
  .meta({ id: 'Plan' })

const containersSchema = z
  .object({
    containers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status: z.string().describe('`connected` once an export of it was imported.'),
        tags: z.int(),
        triggers: z.int(),
        importedAt: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Containers' })

const findingsSchema = z
  .object({
    version: z.int().describe('The stored version that was looked at.'),
    total: z.int().describe('How many there are; more than are listed where there are too many.'),
    findings: z.array(
      z.object({
        rule: z.string(),
        name: z.string(),
        area: z.string(),
        severity: z.enum(['error', 'warning', 'info']),
        path: z.string().describe('Place in the file.'),
        entity: z.string().describe('What it is about; empty for all of the container.'),
        message: z.string(),
        fix: z.string().describe('What a safe fix would do; empty where there is none.'),
      }),
    ),
  })
  .meta({ id: 'Findings' })

const draftSchema = z
  .object({
    id: z.string(),
    containerId: z.string(),
    title: z.string(),
    by: z.string().describe('The key that proposed it.'),
    at: z.iso.datetime(),
    base: z.int().describe('The stored version that it was proven against.'),
    counts: z.record(z.string(), z.int()).describe('How many hits would differ, by kind: `lost`, `unknown`, `doubled`, `changed`, `gained`.'),
    visits: z.int().describe('On how many visits both were compared.'),
  })
  .meta({ id: 'ContainerDraft' })

const draftsSchema = z.object({ drafts: z.array(draftSchema) }).meta({ id: 'ContainerDrafts' })

/** What a program sends to propose a draft; strict, so that a misspelt field is not left out in silence. */
export const proposedSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(200).describe('What the change is for, for the person who looks at it.'),
    container: z.record(z.string(), z.unknown()).describe('The changed export.'),
    proof: z.record(z.string(), z.unknown()).describe('The proof of `tagmason effect` from the stored export to this one, as it was kept.'),
    meant: z.array(z.string().max(500)).max(500).default([]).describe('The hits, by the names in the proof, whose difference is meant.'),
  })
  .meta({ id: 'ProposedDraft' })

const exportSchema = z
  .object({ fileName: z.string(), container: z.record(z.string(), z.unknown()).describe('As Google Tag Manager exports and imports it.') })
  .meta({ id: 'ContainerExport' })

const limit = '500 calls an hour, of all calls about plan and containers together. Needs the scope tracking.read.'
const common = { method: 'get', security } as const
const query = z.object(projectParameter)
const params = z.object({ id: z.string().describe('Such as `GTM-AB12CD3`.') })
const notFound = { 404: refusal('The project has no such container, or no file of it.', problemSchema) }
/** Where the work would take longer than it may, or another work is under way. */
const busy = { 503: refusal('The file cannot be looked at just now.', problemSchema, [...limitNames, 'Retry-After']) }

export const planRoute = createRoute({
  ...common,
  path: '/api/v1/plan',
  operationId: 'readPlan',
  summary: 'The measurement plan of the project.',
  description: limit,
  request: { query },
  responses: { 200: json('The plan.', planSchema), ...badQuestion, ...closed },
})

export const containersRoute = createRoute({
  ...common,
  path: '/api/v1/containers',
  operationId: 'listContainers',
  summary: 'The Tag Manager containers of the project.',
  description: limit,
  request: { query },
  responses: { 200: json('All of them.', containersSchema), ...badQuestion, ...closed },
})

export const containerRoute = createRoute({
  ...common,
  path: '/api/v1/containers/{id}',
  operationId: 'exportContainer',
  summary: 'The stored export of a container.',
  description: `${limit} The audit log names the key.`,
  request: { query, params },
  responses: { 200: json('The export.', exportSchema), ...notFound, ...busy, ...badQuestion, ...closed },
})

export const findingsRoute = createRoute({
  ...common,
  path: '/api/v1/containers/{id}/findings',
  operationId: 'auditContainer',
  summary: 'What the audit finds in a stored container.',
  description: limit,
  request: { query, params },
  responses: { 200: json('The findings, errors first.', findingsSchema), ...notFound, ...busy, ...badQuestion, ...closed },
})

export const draftsRoute = createRoute({
  ...common,
  path: '/api/v1/containers/{id}/drafts',
  operationId: 'listContainerDrafts',
  summary: 'The drafts of a container that wait for a person.',
  description: limit,
  request: { query, params },
  responses: { 200: json('Those that wait, the newest first.', draftsSchema), ...notFound, ...busy, ...badQuestion, ...closed },
})

export const proposeRoute = createRoute({
  method: 'post',
  security,
  path: '/api/v1/containers/{id}/drafts',
  operationId: 'proposeContainerDraft',
  summary: 'Proposes a changed container, which waits for a person.',
  description:
    '60 calls an hour. Needs the scope tracking.propose. Nothing is stored of the container, and nothing changes in Google Tag Manager, before a member takes the draft. The audit log names the key. A body of at most 1 MB, or 10 MB in gzip.',
  request: { query, params, body: { required: true, content: { 'application/json': { schema: proposedSchema } } } },
  responses: {
    201: json('The draft as it waits.', draftSchema),
    ...notFound,
    409: refusal('The container was changed meanwhile, or as many drafts wait as may.', problemSchema),
    413: refusal('The body is too large.', problemSchema),
    422: refusal('The proof does not hold for this change, or the change does more than is meant.', problemSchema),
    ...busy,
    ...badQuestion,
    ...closed,
  },
})
