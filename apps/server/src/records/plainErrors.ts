import { DrizzleQueryError } from 'drizzle-orm'

/** Runs a question to the database. Drizzle's errors repeat every value of the query, which may be a secret and would end in a log: only what the database said is passed on. */
export async function plainErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error
    const said = error.cause?.message ?? 'it said nothing'
    // oxlint-disable-next-line preserve-caught-error -- its message is what must not be passed on
    throw new Error(`The database refused: ${said}`, { cause: error.cause })
  }
}
