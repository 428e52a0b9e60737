import type { AccountRecords } from './accountRecords.ts'

/** Rows in one question, so that others have their turns in between. */
const most = 20_000

/** Collections whose rows are never changed: what was added since is measured only. */
const addedOnly: ReadonlySet<string> = new Set(['auditLog', 'auditChanges'])

interface Measured {
  version: number
  bytes: number
  /** The place of the last row that is in them. */
  last: number
}

/**
 * Measures the bytes that the rows of an account take in the database, the files among them included. What was measured before is remembered by collection: only what changed since is read, in parts. Rows are
 * added to the audit log only, so that of the largest collection there is only what is new.
 */
export function rowBytesIn(pool: AccountRecords['pool']): (account: string) => Promise<number> {
  const known = new Map<string, Map<string, Measured>>()

  async function measured(account: string, collection: string, before: Measured | undefined, version: number): Promise<Measured> {
    let [bytes, last] = before !== undefined && before.version < version && addedOnly.has(collection) ? [before.bytes, before.last] : [0, -1]
    for (let rows = most; rows === most;) {
      const { rows: found } = await pool.query<{ bytes: string; rows: number; last: string | null }>(
        `SELECT coalesce(sum(size), 0)::text AS bytes, count(*)::int AS rows, max(position)::text AS last FROM (
           SELECT pg_column_size(row) AS size, position FROM records WHERE account = $1 AND collection = $2 AND position > $3 ORDER BY position LIMIT ${most}) AS part`,
        [account, collection, last],
      )
      const [part] = found
      rows = part?.rows ?? 0
      bytes += Number(part?.bytes ?? 0)
      last = Number(part?.last ?? last)
    }
    return { version, bytes, last }
  }

  return async (account) => {
    const before = known.get(account)
    const now = new Map<string, Measured>()
    const { rows } = await pool.query<{ collection: string; version: string }>('SELECT collection, version::text FROM collection_versions WHERE account = $1', [
      account,
    ])
    for (const { collection, version } of rows) {
      const was = before?.get(collection)
      now.set(collection, was?.version === Number(version) ? was : await measured(account, collection, was, Number(version)))
    }
    known.set(account, now)
    return [...now.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }
}
