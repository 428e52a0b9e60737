import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '@tagmason/domain'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Manifest } from '../cli/backup/manifest.ts'
import type { Finding } from '../cli/doctor/finding.ts'
import type { DataFolder } from '../dataFolder.ts'
import { addressOf } from '../people/address.ts'
import { problem, refused } from '../problem.ts'
import { serve } from '../serve.ts'
import { isLoopback } from '../settings.ts'
import { hashOf } from './keyring.ts'
import { keyOrderSchema, type OrderParts, orders } from './orders.ts'

/** What only the process that has the stores open can do. */
export interface Inside {
  /** Writes a backup of everything into a folder. Throws one sentence. */
  backup(folder: string): Promise<Manifest>
  /** What `doctor` says of the records. */
  findings(): Promise<Finding[]>
}

/**
 * Where a running server takes the orders of its command line: only from this machine, and only with the token that stands in the data folder's lock file, which nobody
 * but the owner of the folder can read.
 */
export function control(parts: OrderParts, inside: Inside, token: string): Hono {
  const app = new Hono()
  const carriedOut = orders(parts)
  app.onError((error, c) => (error instanceof Refusal ? refused(c, error) : problem(c, 500, error.message, { code: 'unavailable' })))
  app.use(async (c, next) => {
    if (!isLoopback(addressOf(c, 0)) || c.req.header('x-forwarded-for') !== undefined || !isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`))
      return problem(c, 403, 'Orders are taken from the command line of this machine only.', { code: 'forbidden' })
    return next()
  })
  const accountOf = (c: Context) => c.req.query('account') ?? 'main'
  app.post('/keys', async (c) => {
    const order = keyOrderSchema.safeParse(await c.req.json())
    if (!order.success)
      return problem(c, 422, `The order is not usable at '${order.error.issues[0]?.path.join('.') ?? ''}': ${order.error.issues[0]?.message ?? ''}.`, {
        code: 'invalid',
      })
    return c.json(await carriedOut.createKey(order.data), 201, { 'Cache-Control': 'no-store' })
  })
  app.get('/keys', async (c) => c.json(await carriedOut.listKeys(accountOf(c))))
  app.delete('/keys/:id', async (c) => c.json(await carriedOut.revokeKey(accountOf(c), c.req.param('id'))))
  app.post('/backup', async (c) => {
    const order = z.object({ folder: z.string().min(1) }).safeParse(await c.req.json())
    if (!order.success) return problem(c, 422, 'The order names no folder: give one.', { code: 'invalid' })
    return c.json(await inside.backup(order.data.folder))
  })
  app.get('/findings', async (c) => c.json(await inside.findings()))
  app.post('/sample/reset', async (c) => c.json(await carriedOut.resetSample(accountOf(c))))
  return app
}

/** Hashes first: what is compared has the same length, and its time tells nothing. */
const isSame = (given: string, expected: string) => timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))

/** Takes orders on a free port of this machine, which the lock file of the data folder names. */
export async function openControl(parts: OrderParts, inside: Inside, folder: Pick<DataFolder, 'tell'>): Promise<{ address: string; close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url')
  const { address, close } = await serve(control(parts, inside, token), { host: '127.0.0.1', port: 0 })
  folder.tell({ address, token })
  return { address, close }
}
