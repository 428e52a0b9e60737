import { PGlite } from '@electric-sql/pglite'
import { SyncedFiles } from './syncedFiles.ts'

/**
 * PGlite's own start without `-F`, which would switch syncing off, and with the way of syncing that reaches `SyncedFiles`. Lists are kept by `recordCache` and files by the system, so PostgreSQL's
 * own 128 MB of buffers would only be a third copy.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
]

/** Opens PGlite over the files of a folder, in this thread, which it holds up while it answers: a server starts it by `pgliteInThread`. */
export const createPglite = (folder: string): Promise<PGlite> => PGlite.create({ fs: new SyncedFiles(folder), startParams })
