import { drizzle } from 'drizzle-orm/node-postgres'
import { opening } from '../opening.ts'
import type { Database } from './database.ts'
import { pgliteInThread } from './pgliteInThread.ts'
import { PglitePool } from './pglitePool.ts'

/** PostgreSQL in the process, over the files of a folder. Only one process may open a folder: hold the data folder first. */
export async function openEmbedded(folder: string): Promise<Database> {
  const pool = new PglitePool(await opening({ what: 'The records', path: folder }, () => pgliteInThread(folder)))
  return {
    // The pool answers whatever drizzle asks of one of `pg`.
    db: drizzle({ client: pool as never }),
    pool,
    shared: false,
    alone: (_, run) => run({ lost: false }),
    hear: async () => undefined,
    close: () => pool.end(),
  }
}
