import type { Pool } from '../../records/pool.ts'

/** Ends one session, or all of a user. */
export async function endSessions(pool: Pool, by: 'id' | 'user_id', value: string): Promise<void> {
  await pool.query(`DELETE FROM sessions WHERE ${by} = $1`, [value])
}

/** Ends the links to a new password that were sent to a user. */
export async function endLinks(pool: Pool, user: string): Promise<void> {
  await pool.query('DELETE FROM verifications WHERE value = $1', [user])
}

/** Tells a session the mark of its member's new password. */
export async function markSessions(pool: Pool, id: string, mark: string): Promise<void> {
  await pool.query('UPDATE sessions SET mark = $2 WHERE id = $1', [id, mark])
}
