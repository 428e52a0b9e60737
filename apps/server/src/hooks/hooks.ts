import { Refusal } from '@tagmason/domain'
import { startByHook } from '@tagmason/engine'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { House } from '../house.ts'
import { addressOf } from '../people/address.ts'
import { limitsOf } from '../people/limits.ts'
import { problem, refused } from '../problem.ts'

const mostBytes = 65_536

/** `POST /hooks/<secret>` starts the workflow whose address it is, with the JSON object that was sent. The address is all that it takes: no cookie is read. An `Idempotency-Key` tells the same call from another. */
export function hooks({ settings, records, portsOf }: Pick<House, 'settings' | 'records' | 'portsOf'>): Hono {
  const limits = limitsOf(records.pool)
  const app = new Hono()
  app.post(
    '/hooks/:secret',
    bodyLimit({
      maxSize: mostBytes,
      onError: (c) => problem(c, 413, 'This is more than 64 kB, the most that is taken here: send less.', { code: 'tooLarge' }),
    }),
    async (c) => {
      const secret = c.req.param('secret')
      const wait = await limits.take([
        ['hookByAddress', addressOf(c, settings.proxies)],
        ['hookBySecret', secret],
      ])
      if (wait > 0)
        return problem(c, 429, `This was called too often: try again in ${wait} seconds.`, { code: 'tooMany', headers: { 'Retry-After': String(wait) } })
      try {
        const body = bodyOf(await c.req.text())
        const once = c.req.header('idempotency-key') ?? c.req.header('webhook-id')
        for (const account of await records.accounts()) {
          const answer = await startByHook(records.of(account), portsOf(account), secret, body, once)
          if (answer !== null) return c.json(answer, 202)
        }
      } catch (error) {
        if (error instanceof Refusal) return refused(c, error)
        throw error
      }
      return problem(c, 404, 'This address starts no workflow: it was withdrawn, or was never one.', { code: 'notFound' })
    },
  )
  return app
}

/** Nothing is an empty object. Throws a `Refusal` invalid. */
function bodyOf(text: string): object {
  if (text.trim() === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch {
    // Said below.
  }
  throw new Refusal('invalid', 'The body is no JSON object: send one, or nothing.')
}
