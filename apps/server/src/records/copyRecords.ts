import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'
import { plainErrors } from './plainErrors.ts'
import { accounts, attempts, idempotency, installation, records, sessions, verifications } from './schema.ts'
import { noticeText, channel } from './writeRows.ts'

export interface CopiedAccount {
  id: string
  version: number
  rows: number
}

/** `collection` and `id` as they stand in the database, the row as it stands there: what is sealed stays sealed. */
const lineSchema = z.tuple([z.string(), z.string(), z.string()])
const most = 1000

/** Writes `<folder>/<account>.ndjson` for every account, a row a line in the order of its list, all as of one moment. */
export async function writeRecords({ db }: Database, folder: string): Promise<CopiedAccount[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return plainErrors(() =>
    db.transaction(
      async (tx) => {
        const all = await tx.select().from(accounts).orderBy(asc(accounts.made), asc(accounts.id))
        const copied: CopiedAccount[] = []
        for (const { id, version } of all) {
          const file = await open(join(folder, `${id}.ndjson`), 'wx', 0o600)
          let rows = 0
          try {
            for (let after = -1; ;) {
              const part = await tx
                .select({ collection: records.collection, id: records.id, position: records.position, text: sql<string>`${records.row}::text` })
                .from(records)
                .where(and(eq(records.account, id), gt(records.position, after)))
                .orderBy(asc(records.position))
                .limit(most)
              await file.appendFile(part.map((row) => `${oneLine([row.collection, row.id, row.text])}\n`).join(''))
              rows += part.length
              const last = part.at(-1)
              if (last === undefined || part.length < most) break
              after = last.position
            }
            await file.sync()
          } finally {
            await file.close()
          }
          copied.push({ id, version, rows })
        }
        return copied
      },
      { isolationLevel: 'repeatable read' },
    ),
  )
}

/** Whoever reads lines takes these two for ends of lines, too. */
const oneLine = (line: readonly string[]) => JSON.stringify(line).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)

export interface CopiedRecords {
  accounts: readonly CopiedAccount[]
  /** Tells by which key they are sealed. */
  keyMark: string
  /** Tells which sample rows they have; left out where that is not known. */
  sample?: string | undefined
}

/** Replaces all accounts by those that `writeRecords` wrote, in one transaction. */
export function readRecords({ db, shared }: Database, folder: string, { accounts: copied, keyMark, sample = '' }: CopiedRecords): Promise<void> {
  return plainErrors(() =>
    db.transaction(async (tx) => {
      // The audit log is replaced as a whole; its chain is held against its heads by `doctor`.
      await tx.execute(sql`set local tagmason.restoring = 'on'`)
      await tx.delete(accounts)
      // What was answered before, and who was signed in, belongs to the rows that go.
      for (const table of [idempotency, sessions, verifications, attempts]) await tx.delete(table)
      for (const [name, value] of [
        ['key', keyMark],
        ['sample', sample],
      ] as const)
        await tx.insert(installation).values({ name, value }).onConflictDoUpdate({ target: installation.name, set: { value } })
      const began = Date.now()
      for (const [at, { id, version, rows }] of copied.entries()) {
        await tx.insert(accounts).values({ id, version: version + 1, positions: rows, made: new Date(began + at) })
        let place = 0
        const put = async (part: readonly z.infer<typeof lineSchema>[]) => {
          const column = (field: 0 | 1 | 2) => sql`${sql.param(part.map((line) => line[field]))}::text[]`
          await tx.execute(sql`insert into ${records} (account, collection, id, position, row) select ${id}, collection, id, ${place}::bigint + place, text::json
            from unnest(${column(0)}, ${column(1)}, ${column(2)}) with ordinality as kept (collection, id, text, place)`)
          place += part.length
        }
        let part: z.infer<typeof lineSchema>[] = []
        for await (const line of createInterface({ input: createReadStream(join(folder, `${id}.ndjson`)), crlfDelay: Infinity })) {
          part.push(lineSchema.parse(JSON.parse(line)))
          if (part.length === most) await put(part.splice(0))
        }
        if (part.length > 0) await put(part)
        if (place !== rows) throw new Error(`The backup of the account '${id}' has ${place} rows and says ${rows}: take another backup.`)
        if (shared) await tx.execute(sql`select pg_notify(${channel}, ${noticeText('restore', id, version + 1, null)})`)
      }
    }),
  )
}
