import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checkedManifest } from '../cli/backup/manifest.ts'
import { connectEvents } from '../events/open.ts'
import { schemaSteps } from '../events/schema.ts'
import { auditHeadsFile } from '../records/auditHeads.ts'
import { readRecords } from '../records/copyRecords.ts'
import { ownMigrations } from '../records/migrations.ts'
import { prepareEmbedded } from '../records/prepareEmbedded.ts'
import { unpack } from './packed.testing.ts'

/*
 * Makes a data folder as the first landed version had it: its tables and no later ones, filled with a kept backup's rows, events and log (`../../test-data/formats`).
 *   npx tsx apps/server/src/formats/oldFolder.testing.ts <kept file> <new folder for the unpacked backup> <new data folder>
 */
const [, , file = '', backup = '', data = ''] = process.argv
unpack(readFileSync(file), backup)
const manifest = await checkedManifest(resolve(backup))

mkdirSync(data, { recursive: true })
for (const name of ['key', 'wal']) cpSync(join(backup, name), join(data, name), { recursive: true })
chmodSync(join(data, 'key'), 0o600)
// The ends of the audit logs were written down later.
writeFileSync(join(data, auditHeadsFile), '', { mode: 0o600 })

const migrations = mkdtempSync(join(tmpdir(), 'tagmason-first-'))
cpSync(join(ownMigrations(), '0000_initial.sql'), join(migrations, '0000_initial.sql'))
const journal = JSON.parse(readFileSync(join(ownMigrations(), 'meta/_journal.json'), 'utf8')) as { entries: object[] }
mkdirSync(join(migrations, 'meta'))
writeFileSync(join(migrations, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
const records = await prepareEmbedded(join(data, 'records'), migrations)
await readRecords(records, join(backup, 'records'), manifest)
await records.close()
rmSync(migrations, { recursive: true })

const events = await connectEvents({ data, clickhouseUrl: null }, schemaSteps.slice(0, 1))
for (const name of readdirSync(join(backup, 'events')).filter((each) => each.endsWith('.parquet')))
  await events.client.command({
    query: "INSERT INTO events SELECT * FROM file({file:String}, 'Parquet')",
    query_params: { file: resolve(backup, 'events', name) },
  })
await events.close()
process.exit(0)
