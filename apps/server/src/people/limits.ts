import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Ports } from '@tagmason/engine'
import type { Pool } from '../records/pool.ts'

const minutes = 60

/**
 * How often something may fail, or be asked for, before it has to wait. By e-mail address, so that nobody guesses one member's password from many places; by address, so
 * that nobody tries one password at many members. Counted in the store, for all processes of an installation and through restarts.
 */
const limits = {
  signInByEmail: { points: 10, duration: 15 * minutes },
  /** Of an address from a network or device from which it signed in before: strangers elsewhere use up the other one only. */
  signInByKnown: { points: 10, duration: 15 * minutes },
  signInByAddress: { points: 50, duration: 15 * minutes },
  passwordByMember: { points: 10, duration: 15 * minutes },
  mailByEmail: { points: 3, duration: 60 * minutes },
  mailByAddress: { points: 20, duration: 60 * minutes },
  linkByAddress: { points: 50, duration: 15 * minutes },
  shareByAddress: { points: 600, duration: 15 * minutes },
  sharePasswordByAddress: { points: 10, duration: 15 * minutes },
  sharePasswordByLink: { points: 100, duration: 15 * minutes },
  hookByAddress: { points: 1200, duration: 15 * minutes },
  hookBySecret: { points: 60, duration: minutes },
  /** No limit: where an address signed in within these days. */
  known: { points: 1, duration: 90 * 24 * 60 * minutes },
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
    /** Writes down that an address signed in from these networks and devices. */
    async remember(email: string, places: readonly string[]): Promise<void> {
      for (const place of places) await made.get('known')?.set(short(pairOf(email, place)), 1, limits.known.duration)
    },
    /** The first of these networks and devices from which an address signed in before; null for none. */
    async knownOf(email: string, places: readonly string[]): Promise<string | null> {
      for (const place of places) if (((await made.get('known')?.get(short(pairOf(email, place)))) ?? null) !== null) return place
      return null
    },
    /** Removes counts that are over. */
    clear: async () => void (await pool.query('DELETE FROM attempts WHERE expire < $1', [Date.now()])),
  }
}

/** The limit of wrong passwords in a session, for the members of one account. */
export const passwordTriesOf = (limits: Pick<ReturnType<typeof limitsOf>, 'take' | 'giveBack'>, account: string): NonNullable<Ports['passwordTries']> => ({
  take: (member) => limits.take([['passwordByMember', `${account}/${member}`]]),
  giveBack: (member) => limits.giveBack([['passwordByMember', `${account}/${member}`]]),
})

/** An address at a place. */
export const pairOf = (email: string, place: string) => `${email.trim().toLowerCase()} ${networkOf(place)}`

/** Addresses of people are not kept here, only what tells them apart. An IPv6 line has a whole network: its first 64 bits count. */
const short = (key: string) => createHash('sha256').update(networkOf(key.trim().toLowerCase())).digest('base64url').slice(0, 22)

/** What a limit counts of an address: an IPv6 line has a whole network, whose first 64 bits count. */
export const networkOf = (key: string) => (key.includes('@') || !key.includes(':') ? key : (key.split('::')[0] ?? '').split(':').slice(0, 4).join(':'))
