import { sampleSeed } from '@tagmason/engine'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Taken } from '../intake/intake.ts'
import { call, openApi, paths } from './api.testing.ts'
import { acceptedSchema, countsSchema, dashboardsSchema, eventsProblemSchema, fieldProblemSchema, problemSchema, reportsSchema } from './schemas.ts'

const endpoints = [...(sampleSeed().endpoints ?? new Map()).values()]

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
const operations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))

describe('the OpenAPI document', () => {
  it('is of version 3.1 and has the four documented endpoints with their limits and scopes', async () => {
    const read = await document()
    expect(read.openapi).toBe('3.1.0')
    const found = operations(read)
    expect(found.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort())
    for (const { path, method, operation } of found) {
      const endpoint = endpoints.find((each) => each.path === path && each.method === method.toUpperCase())
      expect(operation.description).toContain(`${endpoint?.rateLimit} calls an hour. Needs the scope ${endpoint?.scope}.`)
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
    expect(new Set(ids).size).toBe(4)
    // JSON Schema of 3.1 knows no `nullable`.
    expect(JSON.stringify(read)).not.toContain('"nullable"')
    expect(JSON.stringify(read.components.schemas['SentEvents'])).toContain('"events"')
  })

  it('describes every answer with a body, and every refusal as a problem', async () => {
    for (const { operation } of operations(await document()))
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description).toMatch(/\.$/)
        expect(Object.keys(content)).toEqual([Number(status) < 300 ? 'application/json' : 'application/problem+json'])
      }
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
    for (const { path, method, operation } of found) {
      const sends = path === paths.events
      const ask = async (key: string | undefined, body: unknown = { name: 'a' }, query = '') =>
        call(api.app, `${path}${query}`, { key, ...(sends ? { body } : {}) })
      const other = path === paths.reports ? without : none
      const answers = [await ask(full.secret), await ask(full.secret, '{', '?limit=0'), await ask(undefined), await ask(other.secret), await ask(used.secret)]
      if (sends) {
        answers.push(await ask(full.secret, { name: 'x'.repeat(1_100_000) }), await ask(full.secret, {}))
        busy = { busy: true, status: 503, seconds: 10 }
        answers.push(await ask(full.secret))
        busy = null
      }
      const statuses = answers.map(({ status }) => String(status))
      expect([...new Set(statuses)].sort(), `${method} ${path}`).toEqual(Object.keys(operation.responses).sort())
      for (const { status, json, headers } of answers) {
        expect(forms(path, status).safeParse(json).error, `${path} ${status}`).toBeUndefined()
        for (const name of Object.keys(operation.responses[status]?.headers ?? {})) expect(headers.has(name), `${path} ${status} ${name}`).toBe(true)
      }
    }
  })
})

/** What the body of an answer has to look like. */
function forms(path: string, status: number): z.ZodType {
  if (status === 202) return acceptedSchema.strict()
  if (status === 200) return path === paths.counts ? countsSchema.strict() : path === paths.reports ? reportsSchema.strict() : dashboardsSchema.strict()
  return status === 400 ? fieldProblemSchema.strict() : status === 422 || status === 413 ? eventsProblemSchema.strict() : problemSchema.strict()
}
