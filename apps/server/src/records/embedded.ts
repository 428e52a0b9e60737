import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { opening } from '../opening.ts'
import type { Database } from './database.ts'
import { PglitePool } from './pglitePool.ts'
import { SyncedFiles } from './syncedFiles.ts'

/**
 * PGlite's own start without `-F`, which would switch syncing off, and with the way of syncing that reaches `SyncedFiles`. Lists are kept by `recordCache` and files by the system, so PostgreSQL's
 * own 128 MB of buffers would only be a third copy.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
]

/** PostgreSQL in the process, over the files of a folder. Only one process may open a folder: hold the data folder first. */
export async function openEmbedded(folder: string): Promise<Database> {
  const create = async () => PGlite.create({ fs: new SyncedFiles(folder), startParams })
  const pool = new PglitePool(await opening({ what: 'The records', path: folder }, create))
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
