import PgBoss from 'pg-boss'
import type { Pool } from '../records/pool.ts'

/** Work that is done when it is asked for, or its minute has come; never twice at once in the whole installation. */
export interface Queue {
  name: string
  /** In UTC. */
  cron: string
  work(): Promise<void>
}

export interface Boss {
  /** Asks for a run soon. Asked for while one waits already, it is the same one. */
  ask(name: string): Promise<void>
  close(): Promise<void>
}

export interface BossOptions {
  /** Nobody else works on this database: what is under way at the start was of a process that died. */
  embedded: boolean
  /** Tells of what went wrong; the next run tries again. */
  onError(error: unknown): void
}

/** Seconds after which a run counts as dead, because its process is; longer than any run lasts. */
const dead = 120

/**
 * pg-boss over the pool of the records, PostgreSQL or embedded. Its jobs say only that it is time to look: what is to be done stands in the records, so that a
 * lost job loses nothing and a doubled one does nothing twice. Every queue is asked for once at the start, because nobody looked meanwhile.
 */
export async function openBoss(pool: Pool, queues: readonly Queue[], { embedded, onError }: BossOptions): Promise<Boss> {
  const running = new Set<Promise<unknown>>()
  const working = new Set<Promise<void>>()
  let closed = false
  const boss = new PgBoss({
    db: {
      // pg-boss does not wait for everything that it asks, and nothing may be asked of a pool that is closed: what comes later gets no answer.
      executeSql(text, values) {
        if (closed) return new Promise(() => undefined)
        const asked = pool.query(text, values)
        running.add(asked)
        void asked.catch(() => undefined).finally(() => running.delete(asked))
        return asked
      },
    },
    cronWorkerIntervalSeconds: 5,
    maintenanceIntervalSeconds: 60,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterHours: 24,
  })
  boss.on('error', onError)
  await alone(embedded ? null : pool, async () => {
    await boss.start()
    for (const { name, cron } of queues) {
      await boss.createQueue(name, { name, policy: 'stately', expireInSeconds: dead, retryLimit: 0 })
      await boss.schedule(name, cron)
    }
  })
  // Before anybody works here, none of them can be of this process.
  if (embedded) await pool.query("delete from pgboss.job where state = 'active'")
  const workers = new Map<string, string>()
  // What fails is told here; a job that failed would only wait for the next one to do the same.
  for (const { name, work } of queues)
    workers.set(
      name,
      await boss.work(name, { pollingIntervalSeconds: 5 }, () => {
        const run = work().catch(onError)
        working.add(run)
        return run.finally(() => working.delete(run))
      }),
    )
  const ask = async (name: string) => {
    if (closed) return
    await boss.send(name, {})
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  for (const { name } of queues) await ask(name)
  return {
    ask,
    async close() {
      await Promise.all(working)
      await boss.stop({ graceful: true, timeout: 20_000 })
      await Promise.allSettled(running)
      closed = true
    },
  }
}

/** Two servers that start at once would make the same tables, each waiting for the other. The embedded database has one connection and one server. */
async function alone(pool: Pool | null, run: () => Promise<void>): Promise<void> {
  if (pool === null) return run()
  const client = await pool.connect()
  const lock = "hashtextextended('tagmason/jobs', 0)"
  try {
    await client.query(`select pg_advisory_lock(${lock})`)
    await run()
    await client.query(`select pg_advisory_unlock(${lock})`)
    client.release()
  } catch (error) {
    // The lock ends with its connection.
    client.release(true)
    throw error
  }
}
