import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { controlClient } from '../api/controlClient.ts'
import { holdDataFolder, holderOf } from '../dataFolder.ts'
import { type OpenRecords, openRecords, type RecordSettings } from '../records/open.ts'
import type { Settings } from '../settings.ts'
import { BadBackup, type Manifest, writeManifest } from './backup/manifest.ts'
import type { EventCopies } from './eventCopies.ts'

/** What a backup is made of, in a process that has the stores open. */
export interface BackupParts {
  data: string
  records: Pick<OpenRecords, 'copyTo' | 'keyMark' | 'sampleMark'>
  backupEvents(folder: string): Promise<unknown>
}

/**
 * Writes a backup of everything into a folder, which must be empty or missing: records as NDJSON for each account, events, the intake log, the key, and a manifest with the
 * hash of every file. The folder appears when the backup is whole. Throws a `BadBackup` or what the stores throw.
 */
export async function makeBackup({ data, records, backupEvents }: BackupParts, to: string): Promise<Manifest> {
  const folder = resolve(to)
  if ((await contentOf(folder)).length > 0) throw new BadBackup(`'${folder}' is not empty: give a folder that is, or a new one.`)
  await mkdir(dirname(folder), { recursive: true })
  const part = await mkdtemp(`${folder}.part-`)
  try {
    // The intake log first: an event that reaches the store meanwhile is in both, and counts once.
    await copyFiles(join(data, 'wal'), join(part, 'wal'))
    // What names the visitors of a day is forgotten in two days, and a copy would not be.
    await rm(join(part, 'wal/salts.json'), { force: true })
    await backupEvents(join(part, 'events'))
    const accounts = await records.copyTo(join(part, 'records'))
    if (existsSync(join(data, 'key'))) await copyFile(join(data, 'key'), join(part, 'key'))
    const manifest = await writeManifest(part, {
      made: new Date().toISOString(),
      keyMark: records.keyMark,
      sample: (await records.sampleMark()) ?? '',
      accounts,
    })
    if (existsSync(folder)) await rmdir(folder)
    await rename(part, folder)
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** `tagmason-server backup DIR`: the server that runs in the data folder makes it, else this process. Throws a `BadBackup`, or a `FolderHeld` while a server starts. */
export async function backup(settings: Settings & RecordSettings, to: string, { backupEvents }: Pick<EventCopies, 'backupEvents'>): Promise<Manifest> {
  if (settings.databaseUrl === null && !existsSync(join(settings.data, 'records')))
    throw new BadBackup(`There are no records in '${settings.data}': give the data folder in TAGMASON_DATA.`)
  const running = holderOf(settings.data)?.control ?? null
  if (running !== null) return controlClient(running).backup(resolve(to))
  const folder = holdDataFolder(settings.data)
  try {
    const records = await openRecords(settings)
    try {
      return await makeBackup({ data: settings.data, records, backupEvents: (events) => backupEvents(settings, events) }, to)
    } finally {
      await records.close()
    }
  } finally {
    folder.close()
  }
}

export const contentOf = (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : Promise.resolve([]))

/** Copies a folder that somebody may work in: a file that goes meanwhile is left out. */
export async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isDirectory()) await copyFiles(join(from, entry.name), join(to, entry.name))
    else if (entry.isFile())
      await copyFile(join(from, entry.name), join(to, entry.name)).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      })
  }
}
