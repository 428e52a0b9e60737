import { randomBytes } from 'node:crypto'
import type { Pool } from '../records/pool.ts'

/**
 * What cookies are signed with, made at the first start and the same for all processes of an installation. Whoever reads it here can sign a cookie, but not guess the
 * token in it, of which the store has only the hash.
 */
export async function cookieSecret(pool: Pool): Promise<string> {
  await pool.query("INSERT INTO installation (name, value) VALUES ('cookie-secret', $1) ON CONFLICT (name) DO NOTHING", [randomBytes(32).toString('base64url')])
  const { rows } = await pool.query<{ value: string }>("SELECT value FROM installation WHERE name = 'cookie-secret'")
  const value = rows[0]?.value
  if (value === undefined) throw new Error('The table `installation` did not keep what cookies are signed with: see whether the database takes writes.')
  return value
}
