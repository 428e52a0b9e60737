import { parentPort } from 'node:worker_threads'
import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import { createPglite } from './pglite.ts'
import { faultOf, noRows, type PgliteAnswer, type PgliteQuestion, type PgliteRows } from './pgliteMessages.ts'

// The thread of the embedded databases. A server has one; each answers one question at a time, as it has one connection.
const port = parentPort
if (port === null) throw new Error('This file is started as a thread by the server: start apps/server/dist/server.mjs.')

interface Opened {
  db: PGlite
  options: QueryOptions
}

const databases = new Map<number, Opened>()

/** Values go in and come out as their texts, which the server reads and writes as `pg` does. */
const asItIs = new Proxy({}, { get: () => (value: unknown) => value }) as Required<QueryOptions>['serializers']
const optionsOf = (db: PGlite): QueryOptions => ({
  rowMode: 'array',
  parsers: Object.fromEntries(Object.keys(db.parsers).map((oid) => [oid, (value: string) => value])),
  serializers: asItIs,
})

async function answered({ database, ask }: PgliteQuestion): Promise<PgliteRows> {
  if (ask !== 'close' && 'open' in ask) {
    const db = await createPglite(ask.open)
    databases.set(database, { db, options: optionsOf(db) })
    return noRows
  }
  const opened = databases.get(database)
  if (opened === undefined) throw new Error('The embedded database is closed: start the server again.')
  const { db, options } = opened
  if (ask === 'close') {
    databases.delete(database)
    await db.close()
    return noRows
  }
  // Without values there may be several statements; the last one answers.
  const result = ask.values.length === 0 ? (await db.exec(ask.text, options)).at(-1) : await db.query(ask.text, [...ask.values], options)
  if (result === undefined) return noRows
  const { fields, rows, affectedRows = 0, command = '' } = result
  return { fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })), rows: rows as unknown as PgliteRows['rows'], affectedRows, command }
}

port.on('message', (question: PgliteQuestion) => {
  const { id } = question
  void answered(question).then(
    (rows) => port.postMessage({ id, rows } satisfies PgliteAnswer),
    (error: unknown) => port.postMessage({ id, fault: faultOf(error) } satisfies PgliteAnswer),
  )
})
