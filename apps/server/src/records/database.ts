import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from './pool.ts'

/** A commit that another process made; `collections` is null where all may have changed. */
export interface Notice {
  /** The process. */
  from: string
  account: string
  version: number
  collections: readonly string[] | null
}

/** One of the two databases behind the records: PostgreSQL, or PGlite in the process. */
export interface Database {
  db: NodePgDatabase
  pool: Pool
  /** Whether other processes may work on it, too. */
  shared: boolean
  /** Runs something while no other process runs something for the same account. `lost` tells that this cannot be promised any more. */
  alone<T>(account: string, run: (hold: { lost: boolean }) => Promise<T>): Promise<T>
  /** Begins to tell of what other processes commit, and whether they can be heard at all. */
  hear(listener: (notice: Notice) => void, hearing: (on: boolean) => void): Promise<void>
  close(): Promise<void>
}
