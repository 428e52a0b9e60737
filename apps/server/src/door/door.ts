import { createHash, randomUUID } from 'node:crypto'
import { Refusal } from '@tagmason/domain'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { House, Visitor } from '../house.ts'
import { problem, refused } from '../problem.ts'
import { openTurns } from './turns.ts'
import { once, type Remembered } from './once.ts'

/** Somebody who asks; null where nobody is signed in. `quiet` where a program asks and not a person, which keeps no session alive. */
export type Who = (c: Context, quiet?: boolean) => Promise<Visitor | null>

/** Told after an act of a member went well. */
export type Acted = (c: Context, act: string) => Promise<void>

export interface DoorParts {
  who: Who
  acted?: Acted | undefined
  remembered: Remembered
}

/** More than the largest file that an act takes (a table of 5 MB, as JSON text). */
const mostBytes = 12_000_000

/**
 * The door of the workspace over HTTP: `GET /read/<name>?input=<JSON>` (or POST, where the input is long) and `POST /act/<name>`, the input being the JSON body.
 * Inputs are checked by the schemas of the door, roles by the engine. Answers of reads carry an ETag; acts take an `Idempotency-Key`. Errors are problems
 * (RFC 9457) with the code of the refusal.
 */
export function door({ workspace }: Pick<House, 'workspace'>, { who, acted, remembered }: DoorParts): Hono {
  const app = new Hono()
  const turns = openTurns()
  app.use(
    bodyLimit({
      maxSize: mostBytes,
      onError: (c) => problem(c, 413, 'This is more than 12 MB, the most that is taken at once: send less.', { code: 'tooLarge' }),
    }),
  )

  const read = async (c: Context, input: () => Promise<unknown>) =>
    asked(c, async (visitor) => {
      const given = await input()
      const name = named(c)
      const { text, etag } = await turns.run(`${visitor.account}/${visitor.member.id}`, questionOf(visitor, name, given), async () =>
        tagged((await workspace(visitor).read(name as never, given as never)) as unknown),
      )
      const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'Content-Type': 'application/json' }
      return c.req
        .header('If-None-Match')
        ?.split(/\s*,\s*/)
        .includes(etag) === true
        ? c.body(null, 304, headers)
        : c.body(text, 200, headers)
    })
  app.get('/read/:name', (c) => read(c, async () => parsed(c.req.query('input') ?? '', 'the parameter `input`')))
  app.post('/read/:name', (c) => read(c, async () => parsed(await c.req.text(), 'the body')))

  app.post('/act/:name', (c) =>
    asked(c, async (visitor) => {
      const name = named(c)
      const text = await c.req.text()
      const input = parsed(text, 'the body')
      const key = c.req.header('Idempotency-Key')
      const act = async () => {
        const answer = (await workspace(visitor).act(name as never, input as never)) as unknown
        await acted?.(c, name)
        return JSON.stringify(answer ?? null)
      }
      if (key === undefined) return answered(c, await act())
      if (key.length > 200) return problem(c, 400, 'The Idempotency-Key is longer than 200 characters: send a shorter one.', { code: 'invalid' })
      const { text: answer, again } = await once(remembered, { account: visitor.account, member: visitor.member.id, key }, name, text, act)
      return answered(c, answer, again ? { 'Idempotency-Replayed': 'true' } : {})
    }),
  )
  return app

  async function asked(c: Context, answer: (visitor: Visitor) => Promise<Response>): Promise<Response> {
    const visitor = await who(c)
    if (visitor === null) return problem(c, 401, 'You are not signed in, or your session has ended: sign in.', { code: 'signIn' })
    try {
      return await answer(visitor)
    } catch (error) {
      if (error instanceof Refusal) return refused(c, error)
      throw error
    }
  }
}

const named = (c: Context) => c.req.param('name') ?? ''

/** What an equal question is known by. One that cannot be written, such as a list of 100,000 levels, equals no other; its read refuses it. */
function questionOf(...parts: unknown[]): string {
  try {
    return JSON.stringify(parts)
  } catch {
    return randomUUID()
  }
}

interface Tagged {
  text: string
  etag: string
}
/** The engine gives the same object where an answer is good for another who asks. */
const known = new WeakMap<object, Tagged>()

/** An answer as it is sent, and what it is known again by. */
function tagged(answer: unknown): Tagged {
  const before = typeof answer === 'object' && answer !== null ? known.get(answer) : undefined
  if (before !== undefined) return before
  const text = JSON.stringify(answer ?? null)
  const made = { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` }
  if (typeof answer === 'object' && answer !== null) known.set(answer, made)
  return made
}

const answered = (c: Context, text: string, headers: Record<string, string> = {}) =>
  c.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers })

/** No text is no input. Throws a `Refusal` where it is not JSON. */
function parsed(text: string, what: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Refusal('invalid', `${what[0]?.toUpperCase()}${what.slice(1)} is not JSON (${error instanceof Error ? error.message : ''}): send JSON text.`)
  }
}
