import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { counted, indexes, sampleMark } from '@tagmason/engine'
import { ownMigrations } from './migrations.ts'
import { openRecords } from './open.ts'

export interface TestFolders {
  /** A new data folder with embedded records of the sample in `main`, closed. */
  folder(): string
  /** A new, empty data folder. */
  empty(): string
  remove(): void
}

/** Data folders for tests. The first start of PGlite takes seconds, so its files are made once, kept in node_modules/.cache for these migrations and this sample, and copied. */
export async function testFolders(): Promise<TestFolders> {
  const root = mkdtempSync(join(tmpdir(), 'tagmason-data-'))
  const first = await firstFolder(root)
  let made = 0
  return {
    folder() {
      const copy = join(root, String(++made))
      cpSync(first, copy, { recursive: true })
      return copy
    },
    empty: () => mkdtempSync(join(root, 'empty-')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

async function firstFolder(root: string): Promise<string> {
  const cache = join(import.meta.dirname, '../../../../node_modules/.cache/tagmason')
  const journal = JSON.parse(readFileSync(join(ownMigrations(), 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const versions = journal.entries.map(({ tag }) => readFileSync(join(ownMigrations(), `${tag}.sql`)))
  const mark = createHash('sha256')
    .update(sampleMark())
    .update(JSON.stringify({ indexes, counted }))
    .update(Buffer.concat(versions))
    .update(process.version)
    .digest('hex')
    .slice(0, 16)
  const kept = join(cache, `records-${mark}`)
  if (existsSync(kept)) return kept
  const first = join(root, 'first')
  await (await openRecords({ data: first, databaseUrl: null })).close()
  mkdirSync(cache, { recursive: true })
  try {
    const copy = mkdtempSync(join(cache, 'part-'))
    cpSync(first, copy, { recursive: true })
    renameSync(copy, kept)
  } catch {
    // Another test was first: this one's own will do.
    return first
  }
  return kept
}
