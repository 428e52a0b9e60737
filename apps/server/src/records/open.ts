import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { holdDataFolder } from '../dataFolder.ts'
import { secretBox } from '../secretBox.ts'
import type { Settings } from '../settings.ts'
import type { AccountRecords } from './accountRecords.ts'
import { openAuditHeads } from './auditHeads.ts'
import { keepHeads } from './keepHeads.ts'
import { accountNames, checkKey, makeAccount } from './accounts.ts'
import { type CopiedAccount, writeRecords } from './copyRecords.ts'
import { type DatabaseStore, databaseStore } from './databaseStore.ts'
import { ownMigrations } from './migrations.ts'
import { prepareEmbedded } from './prepareEmbedded.ts'
import { preparePostgres } from './preparePostgres.ts'
import { keptSampleMark } from './renewSamples.ts'
import { rowBox } from './rowBox.ts'
import { bringIndexes } from './rowIndexes.ts'

/** What of the settings the records need. `key` is TAGMASON_KEY. */
export type RecordSettings = Pick<Settings, 'data' | 'databaseUrl'> & { key?: string | null }

export interface RecordOptions {
  /** Folder of other migrations than those of this version; for tests. */
  migrations?: string
  /** Whether lists are kept in memory; on where it is left out. */
  caching?: boolean
  /** Only to look: throws where the tables would have to be made or migrated. */
  asItIs?: boolean
}

/** The records with what only backups and `doctor` ask of them. */
export interface OpenRecords extends AccountRecords {
  /** Writes all accounts into a folder (see copyRecords.ts), as of one moment. */
  copyTo(folder: string): Promise<CopiedAccount[]>
  /** Tells by which key secrets are sealed. */
  keyMark: string
  /** Tells which sample rows the accounts have; null before the first start of a server. */
  sampleMark(): Promise<string | null>
}

/**
 * Opens the records: those of PostgreSQL where `databaseUrl` tells one, else the embedded ones in `<data>/records`. Takes the data folder, brings the tables to this version and
 * makes the account `main` at the first start. Throws one sentence with what to do where that is not possible.
 */
export async function openRecords(
  settings: RecordSettings,
  { migrations = ownMigrations(), caching = true, asItIs = false }: RecordOptions = {},
): Promise<OpenRecords> {
  const folder = holdDataFolder(settings.data)
  try {
    const box = secretBox(folder.path, settings.key ?? undefined)
    const heads = openAuditHeads(folder.path, box, asItIs)
    const database =
      settings.databaseUrl === null
        ? await prepareEmbedded(join(folder.path, 'records'), migrations, asItIs)
        : await preparePostgres(settings.databaseUrl, migrations, asItIs)
    const me = randomUUID()
    const stores = new Map<string, DatabaseStore>()
    let hears = !database.shared
    try {
      await checkKey(database, box)
      await makeAccount(database, 'main', box).catch(async (error: unknown) => {
        // Another process that starts at the same time may have been first.
        if (!(await accountNames(database)).includes('main')) throw error
      })
      if (!asItIs) {
        await bringIndexes(database, box)
        await keepHeads(database, heads)
      }
      await database.hear(
        (notice) => {
          if (notice.from !== me) stores.get(notice.account)?.heard(notice)
        },
        (on) => {
          hears = on
          for (const store of stores.values()) store.hearing(on)
        },
      )
    } catch (error) {
      await database.close()
      throw error
    }
    // Only this process makes accounts where it has the database for itself; every request asks which there are.
    let names: readonly string[] | null = null
    return {
      pool: database.pool,
      keyMark: box.mark,
      sampleMark: () => keptSampleMark(database.pool),
      copyTo: (to) => writeRecords(database, to),
      async accounts() {
        const known = names ?? (await accountNames(database))
        if (!database.shared) names = known
        return known
      },
      async create(account) {
        const made = await makeAccount(database, account, box)
        names = null
        if (!made) throw new Error(`There is an account '${account}' already: give the new one another name.`)
      },
      of(account) {
        let store = stores.get(account)
        if (store === undefined) {
          stores.set(account, (store = databaseStore(database, account, rowBox(box, account), me, heads, caching)))
          store.hearing(hears)
        }
        return store
      },
      async close() {
        await heads.close()
        await database.close()
        folder.close()
      },
    }
  } catch (error) {
    folder.close()
    throw error
  }
}
