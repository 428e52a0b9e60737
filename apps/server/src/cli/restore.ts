import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { holdDataFolder } from '../dataFolder.ts'
import { accountNames } from '../records/accounts.ts'
import { auditHeadsFile } from '../records/auditHeads.ts'
import { readRecords } from '../records/copyRecords.ts'
import type { Database } from '../records/database.ts'
import { ownMigrations } from '../records/migrations.ts'
import type { RecordSettings } from '../records/open.ts'
import { prepareEmbedded } from '../records/prepareEmbedded.ts'
import { preparePostgres } from '../records/preparePostgres.ts'
import { beginRestore, finishRestore, readyToRestore } from '../restoring.ts'
import { secretBox } from '../secretBox.ts'
import type { Settings } from '../settings.ts'
import { contentOf, copyFiles } from './backup.ts'
import { BadBackup, checkedManifest, type Manifest } from './backup/manifest.ts'
import type { EventCopies } from './eventCopies.ts'

/**
 * Puts a backup in the place of all that an installation has. Everything is held against the hashes first; the new content is built beside the old one and takes its place
 * when it is whole. Throws a `BadBackup`, also where there is something already and `replace` was not said, and a `FolderHeld` while a server runs.
 */
export async function restore(
  settings: Settings & RecordSettings,
  from: string,
  { restoreEvents }: Pick<EventCopies, 'restoreEvents'>,
  { replace = false } = {},
): Promise<Manifest> {
  const backup = resolve(from)
  const manifest = await checkedManifest(backup)
  const folder = holdDataFolder(settings.data)
  try {
    const content = (await contentOf(folder.path)).filter((name) => !['lock', 'restoring'].includes(name))
    if (content.length > 0 && !replace)
      throw new BadBackup(`'${folder.path}' is not empty (${content.slice(0, 3).join(', ')}): give another folder in TAGMASON_DATA, or say --replace.`)
    const stage = beginRestore(folder.path)
    if (existsSync(join(backup, 'key'))) await copyFile(join(backup, 'key'), join(stage, 'key'))
    checkKey(manifest, stage, settings.key)
    // The ends of the audit logs that are known here are of the accounts that go.
    await writeFile(join(stage, auditHeadsFile), '', { mode: 0o600 })
    await copyFiles(join(backup, 'wal'), join(stage, 'wal'))
    await restoreEvents({ ...settings, data: stage }, join(backup, 'events'), { replace })
    const fill = (database: Database) => readRecords(database, join(backup, 'records'), manifest)
    if (settings.databaseUrl === null) await filled(await prepareEmbedded(join(stage, 'records'), ownMigrations()), fill)
    else {
      await filled(await preparePostgres(settings.databaseUrl, ownMigrations()), async (database) => {
        if ((await accountNames(database)).length > 0 && !replace)
          throw new BadBackup('The database of DATABASE_URL has accounts already: give an empty one, or say --replace.')
        await fill(database)
      })
    }
    readyToRestore(folder.path)
    finishRestore(folder.path)
    return manifest
  } catch (error) {
    if (!existsSync(join(folder.path, 'restoring', 'ready'))) finishRestore(folder.path)
    throw error
  } finally {
    folder.close()
  }
}

function checkKey({ keyMark }: Manifest, stage: string, given: string | null | undefined): void {
  const mine = given ?? null
  if (mine === null && !existsSync(join(stage, 'key')))
    throw new BadBackup('The installation of this backup had its key in TAGMASON_KEY: set it to the same one, else its secrets stay closed.')
  if (secretBox(stage, mine ?? undefined).mark !== keyMark)
    throw new BadBackup('The secrets of this backup are sealed with another key than that of TAGMASON_KEY: set the one that it was made with.')
}

async function filled(database: Database, fill: (database: Database) => Promise<void>): Promise<void> {
  try {
    await fill(database)
  } finally {
    await database.close()
  }
}
