import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { listen } from './listen.ts'

/** Connections for work, and apart from them those that only hold a lock: who waits for a lock never keeps its holder from working. */
const workers = 10
const holders = 10

/** PostgreSQL at an address. Throws one sentence where it does not answer; it never repeats the address, which holds a password. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: workers, connectionTimeoutMillis: 10_000, application_name: 'tagmason' })
  const locks = new pg.Pool({ connectionString: url, max: holders, application_name: 'tagmason locks' })
  // An idle connection that breaks is replaced by the next question; without a listener it would end the process.
  pool.on('error', () => undefined)
  locks.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await Promise.all([pool.end(), locks.end()])
    throw new Error(`PostgreSQL does not answer (${reason(error)}): start it, or check DATABASE_URL.`, { cause: error })
  }
  let deaf: (() => Promise<void>) | null = null
  return {
    db: drizzle({ client: pool }),
    pool: {
      query: async (text, values) => pool.query(text, values === undefined ? undefined : [...values]),
      connect: async () => pool.connect(),
      end: () => pool.end(),
    },
    shared: true,
    alone: (account, run) => withLock(locks, account, run),
    async hear(listener, hearing) {
      deaf = await listen(url, listener, hearing)
    },
    async close() {
      await deaf?.()
      await Promise.all([pool.end(), locks.end()])
    },
  }
}

/** A lock of the database server, on a connection of its own: it ends with the connection, so that a killed process holds up nobody. */
export async function withLock<T>(locks: pg.Pool, name: string, run: (hold: { lost: boolean }) => Promise<T>): Promise<T> {
  const client = await locks.connect()
  const hold = { lost: false }
  const lose = () => {
    hold.lost = true
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.query("select pg_advisory_lock(hashtextextended('tagmason/' || $1, 0))", [name])
    return await run(hold)
  } finally {
    // Where unlocking fails the connection goes, and the lock with it.
    const unlocked =
      !hold.lost &&
      (await client.query("select pg_advisory_unlock(hashtextextended('tagmason/' || $1, 0))", [name]).then(
        () => true,
        () => false,
      ))
    // Only now: a connection that breaks while it is being unlocked would end the process without a listener.
    client.off('error', lose)
    client.off('end', lose)
    client.release(!unlocked)
  }
}

/** Why a connection failed, without the address. */
export const reason = (error: unknown): string =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' ? error.code : error.message || error.name) : 'for an unknown reason'
