import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from '../records/pool.ts'

const minutes = 60

/**
 * How often something may fail, or be asked for, before it has to wait. By e-mail address, so that nobody guesses one member's password from many places; by address, so
 * that nobody tries one password at many members. Counted in the store, for all processes of an installation and through restarts.
 */
const limits = {
  signInByEmail: { points: 10, duration: 15 * minutes },
  signInByAddress: { points: 50, duration: 15 * minutes },
  mailByEmail: { points: 3, duration: 60 * minutes },
  mailByAddress: { points: 20, duration: 60 * minutes },
  linkByAddress: { points: 50, duration: 15 * minutes },
  shareByAddress: { points: 600, duration: 15 * minutes },
  sharePasswordByAddress: { points: 10, duration: 15 * minutes },
  sharePasswordByLink: { points: 100, duration: 15 * minutes },
} as const
type Limit = keyof typeof limits

/** What is counted under which key. */
export type Counted = readonly (readonly [limit: Limit, key: string])[]

export function limitsOf(pool: Pool) {
  // It asks as `pg` is asked, with one object.
  const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values) }
  const made = new Map(
    Object.entries(limits).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  return {
    /** Counts one of each before it is tried, so that nobody tries many at once. Answers after how many seconds there is room again; 0 where there is. */
    async take(counted: Counted): Promise<number> {
      let wait = 0
      for (const [limit, key] of counted) {
        try {
          await made.get(limit)?.consume(short(key))
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          wait = Math.max(wait, Math.ceil(error.msBeforeNext / 1000), 1)
        }
      }
      return wait
    },
    /** Gives one of each back, where it did not fail. */
    async giveBack(counted: Counted): Promise<void> {
      for (const [limit, key] of counted) await made.get(limit)?.reward(short(key))
    },
    /** Removes counts that are over. */
    clear: async () => void (await pool.query('DELETE FROM attempts WHERE expire < $1', [Date.now()])),
  }
}

/** Addresses of people are not kept here, only what tells them apart. An IPv6 line has a whole network: its first 64 bits count. */
const short = (key: string) => createHash('sha256').update(networkOf(key.trim().toLowerCase())).digest('base64url').slice(0, 22)

const networkOf = (key: string) => (key.includes('@') || !key.includes(':') ? key : (key.split('::')[0] ?? '').split(':').slice(0, 4).join(':'))
