import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownMigrations } from './migrations.ts'

/** Our migrations and one more that does something and then fails, in a folder. */
export function failingMigration(folder: string): string {
  cpSync(ownMigrations(), folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] }
  journal.entries.push({ idx: 9, version: '7', when: 9e12, tag: '0009_fails', breakpoints: true })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(
    join(folder, '0009_fails.sql'),
    'CREATE TABLE "half" (n int);\n--> statement-breakpoint\nDELETE FROM "idempotency";\n--> statement-breakpoint\nALTER TABLE "no_such_table" ADD COLUMN n int;\n',
  )
  return folder
}
