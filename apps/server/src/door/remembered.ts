import type { Pool } from '../records/pool.ts'
import type { Memory, Place, Remembered } from './once.ts'

const day = 86_400_000

/** In memory, for demonstrations and tests. */
export function rememberedInMemory(now: () => number = Date.now): Remembered {
  const memories = new Map<string, Memory & { at: number }>()
  const placeOf = ({ account, member, key }: Place) => JSON.stringify([account, member, key])
  return {
    async begin(place, _act, input) {
      for (const [id, { at }] of memories) {
        // They stand in the order in which they came.
        if (at > now() - day) break
        memories.delete(id)
      }
      const before = memories.get(placeOf(place))
      if (before === undefined) memories.set(placeOf(place), { input, answer: null, done: false, at: now() })
      return before ?? null
    },
    async end(place, answer) {
      const memory = memories.get(placeOf(place))
      if (memory !== undefined) Object.assign(memory, { answer, done: true })
    },
    forget: async (place) => void memories.delete(placeOf(place)),
  }
}

/** In the records' database, so that it outlives the process and holds for all of them. An act that was done has a status; its answer is null where it was too long. */
export function rememberedIn(pool: Pool, now: () => number = Date.now): Remembered {
  let swept = 0
  return {
    async begin({ account, member, key }, act, input) {
      if (now() - swept > day / 24) {
        swept = now()
        await pool.query('delete from idempotency where at < $1', [new Date(now() - day)])
      }
      const place = [account, member, key]
      const taken = await pool.query(
        'insert into idempotency (account, member, key, act, input_hash, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
        [...place, act, input, new Date(now())],
      )
      if (taken.rowCount === 1) return null
      const { rows } = await pool.query<Memory>(
        'select input_hash as input, answer::text as answer, status is not null as done from idempotency where account = $1 and member = $2 and key = $3',
        place,
      )
      // It went between the two questions: its act was refused, and this one may be sent again.
      return rows[0] ?? { input, answer: null, done: false }
    },
    end: async ({ account, member, key }, answer) =>
      void (await pool.query('update idempotency set answer = $4, status = 200 where account = $1 and member = $2 and key = $3', [
        account,
        member,
        key,
        answer,
      ])),
    forget: async ({ account, member, key }) =>
      void (await pool.query('delete from idempotency where account = $1 and member = $2 and key = $3', [account, member, key])),
  }
}
