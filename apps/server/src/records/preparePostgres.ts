import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { applyMigrations, failedMigration, older, progress } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import * as schema from './schema.ts'

const copies = 'tagmason_before_'

/**
 * Opens PostgreSQL with its tables as this version knows them. Before a migration our tables are copied to the schema `tagmason_before_<n>`, n being how many migrations
 * there were; the newest copy stays. A migration that fails is rolled back by the database itself. Several processes may start at once: one migrates, the others wait. `asItIs`:
 * throws instead of migrating.
 */
export async function preparePostgres(url: string, migrations: string, asItIs = false): Promise<Database> {
  const database = await openPostgres(url)
  try {
    await database.alone('migration', async () => {
      const { applied, pending } = await progress(database, migrations)
      if (pending === 0) return
      if (asItIs) throw older()
      if (applied > 0) await copyTables(database, `${copies}${applied}`)
      await applyMigrations(database, migrations).catch((error: unknown) => {
        throw failedMigration(error, 'the database took everything back: start the version before this one.')
      })
    })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function copyTables({ db }: Database, copy: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: old } = await tx.execute<{ name: string }>(
      sql`select schema_name as name from information_schema.schemata where schema_name like ${`${copies}%`}`,
    )
    for (const { name } of old) await tx.execute(sql`drop schema ${sql.identifier(name)} cascade`)
    await tx.execute(sql`create schema ${sql.identifier(copy)}`)
    const { rows: there } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
    )
    const ours = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table).name] : []))
    for (const { name } of there)
      if (ours.includes(name)) await tx.execute(sql`create table ${sql.identifier(copy)}.${sql.identifier(name)} as table ${sql.identifier(name)}`)
  })
}
