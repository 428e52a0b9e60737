import { existsSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CannotOpen, damaged } from '../opening.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { applyMigrations, failedMigration, older, progress } from './migrations.ts'

/**
 * Opens the embedded database of a folder with its tables as this version knows them. Before a migration the folder is copied to `<folder>.before-<n>`, n being how many
 * migrations it has; where the migration fails the copy takes its place again. The newest copy stays. `asItIs`: throws instead of migrating.
 */
export async function prepareEmbedded(folder: string, migrations: string, asItIs = false): Promise<Database> {
  await mustBeWhole(folder)
  const database = await openEmbedded(folder)
  let behind
  try {
    behind = await progress(database, migrations)
    if (asItIs && behind.pending > 0) throw older()
    if (behind.applied === 0) await applyMigrations(database, migrations)
  } catch (error) {
    await database.close()
    throw error
  }
  if (behind.applied === 0 || behind.pending === 0) return database
  await database.close()
  return migrated(folder, await copied(folder, behind.applied), migrations)
}

/** Where its marks are missing PostgreSQL would begin a new database in the middle of the old files. */
async function mustBeWhole(folder: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder) : []
  if (files.length === 0 || ['PG_VERSION', 'global/pg_control'].every((file) => existsSync(join(folder, file)))) return
  throw new CannotOpen(`${damaged('The records', folder)} Where this was the first start, and it was ended in the middle, remove the folder.`)
}

async function migrated(folder: string, copy: string, migrations: string): Promise<Database> {
  const database = await openEmbedded(folder)
  try {
    await applyMigrations(database, migrations)
    return database
  } catch (error) {
    await database.close()
    await rm(folder, { recursive: true })
    await rename(copy, folder)
    throw failedMigration(error, 'they are as they were: start the version before this one.')
  }
}

async function copied(folder: string, applied: number): Promise<string> {
  const name = `${basename(folder)}.before-`
  for (const old of await readdir(dirname(folder))) if (old.startsWith(name)) await rm(join(dirname(folder), old), { recursive: true })
  const copy = `${folder}.before-${applied}`
  // Under its name a copy is whole.
  await cp(folder, `${copy}.part`, { recursive: true })
  await rename(`${copy}.part`, copy)
  return copy
}
