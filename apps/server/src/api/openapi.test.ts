import { sampleSeed } from '@tagmason/engine'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Taken } from '../intake/intake.ts'
import { call, openApi, paths } from './api.testing.ts'
import { exampleCsv, exampleDashboardData, exampleFunnel, exampleFunnelAnswer, exampleQueryAnswer, exampleQuestion, exampleReportRows } from './examples.ts'
import { addressOf } from './question.testing.ts'
import {
  acceptedSchema,
  countsSchema,
  dashboardDataSchema,
  dashboardsSchema,
  eventsProblemSchema,
  fieldProblemSchema,
  funnelAnswerSchema,
  problemSchema,
  queryAnswerSchema,
  questionProblemSchema,
  reportRowsSchema,
  reportsSchema,
} from './schemas.ts'

const endpoints = [...(sampleSeed().endpoints ?? new Map()).values()]
/** What has no limit of its own, by the documented endpoint that it is counted with. */
const countedWith = new Map([
  [`GET ${paths.query}`, paths.counts],
  [`POST ${paths.query}`, paths.counts],
  [`GET ${paths.funnel}`, paths.counts],
  [`POST ${paths.funnel}`, paths.counts],
  [`GET ${paths.reports}/{id}/rows`, paths.reports],
  [`GET ${paths.dashboards}/{id}/data`, paths.dashboards],
])
function endpointOf(method: string, path: string) {
  const key = `${method.toUpperCase()} ${path}`
  const found = endpoints.find((each) => (countedWith.has(key) ? each.path === countedWith.get(key) : `${each.method} ${each.path}` === key))
  if (found === undefined) throw new Error(`no endpoint is documented for ${key}`)
  return found
}

interface Operation {
  operationId: string
  description: string
  security: object[]
  parameters?: { name: string; in: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; headers?: object; content: Record<string, { schema: object }> }>
}
interface Document {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: object }
}

const document = async () => {
  const { app } = await openApi()
  const { status, json } = await call(app, '/api/v1/openapi.json')
  expect(status).toBe(200)
  return json as unknown as Document
}
/** Those of plan and containers are held against the document by tracking.test.ts. */
const operations = ({ paths }: Document) =>
  Object.entries(paths)
    .filter(([path]) => !/^\/api\/v1\/(plan|containers)/.test(path))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))

describe('the OpenAPI document', () => {
  it('is of version 3.1 and has the four documented endpoints with their limits and scopes, and what is counted with them (DATA-ENDPOINT-01-B)', async () => {
    const read = await document()
    expect(read.openapi).toBe('3.1.0')
    const found = operations(read)
    expect(found.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      [...endpoints.map(({ method, path }) => `${method} ${path}`), ...countedWith.keys()].sort(),
    )
    for (const { path, method, operation } of found) {
      const { rateLimit, scope, path: counted } = endpointOf(method, path)
      expect(operation.description).toContain(`${rateLimit} calls an hour. Needs the scope ${scope}.`)
      if (counted !== path) expect(operation.description).toContain(`\`GET ${counted}\``)
      expect(operation.security).toEqual([{ key: [] }])
    }
    expect(read.components.securitySchemes).toMatchObject({ key: { type: 'http', scheme: 'bearer' } })
  })

  it('refers to nothing that it does not have, and names every operation once', async () => {
    const read = await document()
    const references = [...JSON.stringify(read).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(references.length).toBeGreaterThan(10)
    expect(references.filter((name) => !Object.hasOwn(read.components.schemas, name))).toEqual([])
    const ids = operations(read).map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(10)
    // JSON Schema of 3.1 knows no `nullable`.
    expect(JSON.stringify(read)).not.toContain('"nullable"')
    expect(JSON.stringify(read.components.schemas['SentEvents'])).toContain('"events"')
  })

  it('describes every answer with a body, and every refusal as a problem', async () => {
    for (const { operation } of operations(await document()))
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description).toMatch(/\.$/)
        expect(Object.keys(content)[0]).toBe(Number(status) < 300 ? 'application/json' : 'application/problem+json')
        expect(
          Object.keys(content)
            .slice(1)
            .filter((type) => type !== 'text/csv' || status !== '200'),
        ).toEqual([])
      }
  })

  it('shows examples that are what they say', async () => {
    const read = JSON.stringify(await document())
    for (const example of [exampleQuestion, exampleFunnel, exampleQueryAnswer, exampleFunnelAnswer, exampleReportRows, exampleDashboardData, exampleCsv])
      expect(read).toContain(JSON.stringify(example))
    expect(queryAnswerSchema.strict().safeParse(exampleQueryAnswer).error).toBeUndefined()
    expect(funnelAnswerSchema.strict().safeParse(exampleFunnelAnswer).error).toBeUndefined()
    expect(reportRowsSchema.strict().safeParse(exampleReportRows).error).toBeUndefined()
    expect(dashboardDataSchema.strict().safeParse(exampleDashboardData).error).toBeUndefined()
    // The parameters of an address are the fields of the body.
    const { paths: all, components } = await document()
    const named = (path: string) => all[path]?.['get']?.parameters?.map(({ name }) => name).filter((name) => name !== 'project' && name !== 'format')
    const fields = (path: string) => {
      const schema = all[path]?.['post']?.requestBody?.content['application/json']?.schema as { $ref?: string; properties?: object }
      return Object.keys((schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] as typeof schema)).properties ?? {})
    }
    expect(named(paths.query)?.sort()).toEqual(
      fields(paths.query)
        .map((name) => (name === 'filters' ? 'filter' : name))
        .sort(),
    )
    expect(named(paths.funnel)?.sort()).toEqual(
      fields(paths.funnel)
        .map((name) => (name === 'steps' ? 'step' : name))
        .sort(),
    )
  })

  it('documents exactly the answers that there are, each in its form', async () => {
    let busy: Taken | null = null
    const api = await openApi({ intake: (real) => ({ ...real, take: async (...all) => busy ?? real.take(...all) }) })
    const [full, none, used] = [await api.key(), await api.key({ scopes: ['reports.read'] }), await api.key()]
    const without = await api.key({ scopes: ['dashboards.read'] })
    const hour = '2026-03-01T12:00:00.000Z'
    await api.records
      .of('main')
      .commit(
        endpoints.map(({ id, rateLimit }) => ({ collection: 'apiHours', id: `${used.id}:${id}`, row: { id: `${used.id}:${id}`, hour, calls: rateLimit } })),
      )
    const found = operations(await document())
    const first = async (path: string, list: string) => ((await call(api.app, path, { key: full.secret })).json[list] as { id: string }[])[0]?.id ?? ''
    const ids = { reports: await first(paths.reports, 'reports'), dashboards: await first(paths.dashboards, 'dashboards') }
    for (const { path, method, operation } of found) {
      const sends = path === paths.events
      const posts = method === 'post'
      const good = sends ? { name: 'a' } : path === paths.query ? exampleQuestion : exampleFunnel
      const address = path.replace('{id}', path.startsWith(paths.reports) ? ids.reports : ids.dashboards)
      const query = posts || (path !== paths.query && path !== paths.funnel) ? '' : `?${addressOf(path === paths.query ? exampleQuestion : exampleFunnel)}`
      const ask = async (key: string | undefined, body: unknown = good, query = '', at = address) =>
        call(api.app, `${at}${query}`, { key, ...(posts ? { body } : {}) })
      const other = path.startsWith(paths.reports) ? without : none
      const answers = [await ask(full.secret, good, query), await ask(undefined), await ask(other.secret), await ask(used.secret)]
      // A parameter that is wrong: of a list one of its own, of all others the project.
      answers.push(await ask(full.secret, '{', Object.hasOwn(operation.responses, 422) || path.includes('{id}') ? '?project=none' : '?limit=0'))
      if (posts) answers.push(await ask(full.secret, { name: 'x'.repeat(1_100_000) }), await ask(full.secret, {}))
      if (!posts && Object.hasOwn(operation.responses, 422)) answers.push(await ask(full.secret, undefined, '?format=xml'))
      if (path.includes('{id}')) answers.push(await ask(full.secret, undefined, '', path.replace('{id}', 'none')))
      if (sends) {
        busy = { busy: true, status: 503, seconds: 10 }
        answers.push(await ask(full.secret))
        busy = null
      }
      const statuses = answers.map(({ status }) => String(status))
      expect([...new Set(statuses)].sort(), `${method} ${path}`).toEqual(Object.keys(operation.responses).sort())
      for (const { status, json, headers } of answers) {
        expect(forms(path, status).safeParse(json).error, `${path} ${status}`).toBeUndefined()
        for (const name of Object.keys(operation.responses[status]?.headers ?? {}).filter((each) => each !== 'Link'))
          expect(headers.has(name), `${path} ${status} ${name}`).toBe(true)
      }
    }
  })
})

/** What the body of an answer has to look like. */
function forms(path: string, status: number): z.ZodType {
  if (status === 202) return acceptedSchema.strict()
  const good = goodForms[path]
  if (status === 200 && good !== undefined) return good
  if (status === 422 && path !== paths.events) return questionProblemSchema.strict()
  return status === 400 ? fieldProblemSchema.strict() : status === 422 || status === 413 ? eventsProblemSchema.strict() : problemSchema.strict()
}

const goodForms: Record<string, z.ZodType> = {
  [paths.counts]: countsSchema.strict(),
  [paths.query]: queryAnswerSchema.strict(),
  [paths.funnel]: funnelAnswerSchema.strict(),
  [paths.reports]: reportsSchema.strict(),
  [`${paths.reports}/{id}/rows`]: reportRowsSchema.strict(),
  [paths.dashboards]: dashboardsSchema.strict(),
  [`${paths.dashboards}/{id}/data`]: dashboardDataSchema.strict(),
}
