import { createHash, randomBytes } from 'node:crypto'
import { hasOwner } from '@tagmason/engine'
import type { House } from '../house.ts'
import { modeOf } from './mode.ts'

const name = 'setup'
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Parts = Pick<House, 'settings' | 'records'>

/** Whether the first owner is still to come, which only matters where people sign in. */
export const isToSetUp = async ({ settings, records }: Parts) =>
  (await modeOf(settings, records)) === 'sign-in' && !(await hasOwner({ store: records.of('main') }))

/**
 * The link by which the first owner comes, to be shown to whoever starts the server; null where there is nothing to set up. Each call makes a new one, and those before
 * open nothing any more.
 */
export async function setupLink(house: Parts, origin: string): Promise<string | null> {
  if (!(await isToSetUp(house))) return null
  const token = randomBytes(32).toString('base64url')
  await house.records.pool.query('INSERT INTO installation (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [
    name,
    hashOf(token),
  ])
  return `${origin}/welcome?token=${token}`
}

/** Whether this token is that of the last link. */
export async function isSetupToken({ records }: Pick<House, 'records'>, token: string): Promise<boolean> {
  const { rows } = await records.pool.query<{ value: string }>('SELECT value FROM installation WHERE name = $1', [name])
  return rows[0]?.value === hashOf(token)
}

/** After it was used. */
export const forgetSetupToken = async ({ records }: Pick<House, 'records'>) =>
  void (await records.pool.query('DELETE FROM installation WHERE name = $1', [name]))
