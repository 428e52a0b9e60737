import type { RecordStore } from '@tagmason/engine'
import type { Pool } from './pool.ts'

/** The records of all accounts of this installation, on PostgreSQL or the embedded one. */
export interface AccountRecords {
  /** The accounts there are, by id; the first start makes `main`. */
  accounts(): Promise<readonly string[]>
  /** Makes an account with the rows of the sample workspace. Throws when there is one. */
  create(account: string): Promise<void>
  /**
   * The records of one account. Its `alone` runs one after another whatever asks in this installation, also in another process on the same PostgreSQL; `watch` tells
   * of every commit to this account, also of those made here. The same object for the same account.
   */
  of(account: string): RecordStore
  /** The same database for what has tables of its own: sessions, jobs, idempotency. */
  pool: Pool
  close(): Promise<void>
}
