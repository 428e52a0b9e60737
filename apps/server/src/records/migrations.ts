import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

/** The migrations of this version: the folder `drizzle` of the server, which stands above this file both as source and when built. */
export function ownMigrations(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'drizzle', 'meta', '_journal.json'))) {
    if (folder === dirname(folder)) throw new Error('The migrations of the records are missing: install Tagmason again.')
    folder = dirname(folder)
  }
  return join(folder, 'drizzle')
}

export interface Progress {
  /** Migrations that were applied before; 0 in a new database. */
  applied: number
  /** Migrations that are to be applied. */
  pending: number
}

/** How far a database is behind a folder of migrations. Throws where it is ahead, because a newer version worked in it. */
export async function progress({ db }: Database, folder: string): Promise<Progress> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  const applied = await appliedAt(db)
  const newest = applied.at(-1) ?? 0
  if (newest > Math.max(...files.map(({ folderMillis }) => folderMillis)))
    throw new Error('A newer version of Tagmason worked with these records: install that version, or restore a backup of this one.')
  return { applied: applied.length, pending: files.filter(({ folderMillis }) => folderMillis > newest).length }
}

async function appliedAt(db: Database['db']): Promise<number[]> {
  const { rows: found } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`)
  if (found[0]?.['there'] !== true) return []
  const { rows } = await db.execute(sql`select created_at from drizzle.__drizzle_migrations order by created_at`)
  return rows.map((row) => Number(row['created_at']))
}

/** All migrations that are to be applied, in one transaction: all of them or none. */
export const applyMigrations = ({ db }: Database, folder: string): Promise<void> => migrate(db, { migrationsFolder: folder })

/** What is told where a migration failed. */
export const failedMigration = (error: unknown, kept: string): Error => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return new Error(`The records could not be brought to this version (${cause instanceof Error ? cause.message : String(cause)}); ${kept}`, { cause: error })
}

/** What is told to who only wants to look. */
export const older = (): Error => new Error('These records are empty or of an older version: start the server once, which brings them to this one.')
