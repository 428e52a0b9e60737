import { sampleSeed, type Write } from '@tagmason/engine'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'
import { foldWrites } from './foldWrites.ts'
import { plainErrors } from './plainErrors.ts'
import { rowBox } from './rowBox.ts'
import { accounts, installation } from './schema.ts'
import type { SecretBox } from '../secretBox.ts'
import { writeRows } from './writeRows.ts'

const nameSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/)

/** The accounts of an installation, the oldest first. */
export const accountNames = ({ db }: Database): Promise<string[]> =>
  plainErrors(async () => (await db.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.made), asc(accounts.id))).map(({ id }) => id))

/** Makes an account with the rows of the sample workspace, all or nothing. Gives false where there is one already. */
export async function makeAccount({ db }: Database, account: string, box: SecretBox): Promise<boolean> {
  if (!nameSchema.safeParse(account).success)
    throw new Error(`An account cannot be called '${account}': use small letters, digits and hyphens, 63 at most, a letter or digit first.`)
  return plainErrors(() =>
    db.transaction(async (tx) => {
      const made = await tx.insert(accounts).values({ id: account }).onConflictDoNothing().returning({ id: accounts.id })
      if (made.length === 0) return false
      await writeRows(tx, account, foldWrites(sampleWrites()), rowBox(box, account), null)
      return true
    }),
  )
}

const sampleWrites = (): Write[] =>
  Object.entries(sampleSeed()).flatMap(([collection, rows]) => [...(rows ?? [])].map(([id, row]) => ({ collection, id, row }) as Write))

/** Remembers by which key the secrets of this installation are sealed. Throws where it is another one, before anything is sealed by it. */
export async function checkKey({ db }: Database, box: SecretBox): Promise<void> {
  const kept = await plainErrors(async () => {
    await db.insert(installation).values({ name: 'key', value: box.mark }).onConflictDoNothing()
    return db.select({ value: installation.value }).from(installation).where(eq(installation.name, 'key'))
  })
  if (kept[0]?.value !== box.mark)
    throw new Error(
      'The secrets in these records are sealed with another key: set TAGMASON_KEY to that of the first server, or copy the file `key` of its data folder.',
    )
}
