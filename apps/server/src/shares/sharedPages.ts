import { publicShareRefusals, type PublicShareRefusal, publicShareSchema, Refusal } from '@tagmason/domain'
import { entranceBrand, framesOf, openPublicShare } from '@tagmason/engine'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { markLinked } from '../headers.ts'
import type { House } from '../house.ts'
import { addressOf } from '../people/address.ts'
import { bodyAs } from '../people/inputs.ts'
import { limitsOf } from '../people/limits.ts'
import { problem, refused } from '../problem.ts'
import { accessBy } from './accessBy.ts'

/** What each refusal is in HTTP. A link that was stopped looks like one that never was. */
const statuses: Record<PublicShareRefusal, ContentfulStatusCode> = { unknown: 404, ended: 410, members: 403, passwordNeeded: 401, passwordWrong: 401 }

/**
 * The public pages of shares: `/share/<token>` is the page, which the web app draws, and `POST /api/share` what it shows. Both know the link alone: they read no cookie
 * and set none, so nobody is signed in here.
 */
export function sharedPages({ settings, records, portsOf }: Pick<House, 'settings' | 'records' | 'portsOf'>): Hono {
  const limits = limitsOf(records.pool)
  const access = accessBy({ records, portsOf })
  const app = new Hono()

  app.get('/share/:token', async (c, next) => {
    const { frames, status } = await lookAt(c.req.param('token'))
    markLinked(c, frames)
    await next()
    // The page says it in words; whoever reads no pages is told by the status.
    const page = c.res
    if (page.status !== 200 || status === 200) return
    c.res = undefined
    c.res = new Response(page.body, { status, headers: page.headers })
  })

  app.post(
    '/api/share',
    bodyLimit({ maxSize: 5000, onError: (c) => problem(c, 413, 'This is more than 5 kB, the most that is taken here: send less.', { code: 'tooLarge' }) }),
    async (c) => {
      markLinked(c)
      try {
        return await open(c)
      } catch (error) {
        if (error instanceof Refusal) return refused(c, error)
        throw error
      }
    },
  )
  return app

  async function open(c: Context): Promise<Response> {
    const { token, password } = await bodyAs(c, publicShareSchema)
    const from = addressOf(c, settings.proxies)
    const busy = await limits.take([['shareByAddress', from]])
    if (busy > 0) return tooMany(c, busy)
    const tries =
      password === undefined
        ? []
        : ([
            ['sharePasswordByAddress', `${token} ${from}`],
            ['sharePasswordByLink', token],
          ] as const)
    const wait = await limits.take(tries)
    if (wait > 0) return tooMany(c, wait)
    const at = await access(token)
    try {
      const shown = await openPublicShare(at, { token, password })
      await limits.giveBack(tries)
      return c.json(shown)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null) throw error
      if (reason !== 'passwordWrong') await limits.giveBack(tries)
      return problem(c, statuses[reason], (error as Refusal).message, { code: reason, more: { brand: await entranceBrand(at.store) } })
    }
  }

  async function lookAt(token: string): Promise<{ frames: readonly string[]; status: ContentfulStatusCode }> {
    try {
      return { frames: await framesOf(await access(token), token), status: 200 }
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null) throw error
      return { frames: [], status: statuses[reason] }
    }
  }
}

/** Why the engine does not show it; null for anything else that went wrong. What is gone between two looks was stopped. */
function reasonOf(error: unknown): PublicShareRefusal | null {
  if (!(error instanceof Refusal)) return null
  const [issue] = error.issues
  return publicShareRefusals.find((each) => each === issue?.message) ?? (error.code === 'notFound' ? 'unknown' : null)
}

const tooMany = (c: Context, wait: number) =>
  problem(c, 429, `This was tried too often: try again in ${Math.ceil(wait / 60)} minutes.`, { code: 'tooMany', headers: { 'Retry-After': String(wait) } })
