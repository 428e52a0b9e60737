import pg from 'pg'
import type { PgliteRows } from './pgliteMessages.ts'
import type { PgliteInThread } from './pgliteInThread.ts'
import type { Pool, PoolClient } from './pool.ts'

type Answer<Row> = { rows: Row[]; rowCount: number | null; command: string; fields: PgliteRows['fields'] }
interface TypeParsers {
  getTypeParser(oid: number, format?: 'text'): (value: string) => unknown
}
/** What drizzle hands over instead of a text. */
interface Question {
  text: string
  values?: readonly unknown[]
  rowMode?: 'array'
  types?: TypeParsers
}

interface PgliteClient extends PoolClient {
  query<Row extends object = Record<string, unknown>>(question: string | Question, values?: readonly unknown[]): Promise<Answer<Row>>
}

/**
 * PGlite with the face of `pg.Pool`, so that drizzle and all others have one way to ask. It has one connection only: who connects has it until they release it, the others
 * wait in the order in which they came. Values go in and come out as `pg` would have them.
 */
export class PglitePool implements Pool {
  // Drizzle looks for this name to know that a transaction needs a connection of its own; a minifier would take it away.
  static readonly name = 'PglitePool'
  #last: Promise<unknown> = Promise.resolve()
  readonly #db: PgliteInThread

  constructor(db: PgliteInThread) {
    this.#db = db
  }

  async query<Row extends object = Record<string, unknown>>(question: string | Question, values?: readonly unknown[]): Promise<Answer<Row>> {
    const client = await this.connect()
    try {
      return await client.query<Row>(question, values)
    } finally {
      client.release()
    }
  }

  async connect(): Promise<PgliteClient> {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise<void>((resolve) => (release = resolve))
    await before
    let mine = true
    return {
      query: <Row extends object>(question: string | Question, values?: readonly unknown[]) => {
        if (!mine) return Promise.reject(new Error('This connection was released: connect again.'))
        return ask<Row>(this.#db, typeof question === 'string' ? { text: question } : question, values)
      },
      release() {
        mine = false
        release()
      },
    }
  }

  async end(): Promise<void> {
    const { release } = await this.connect()
    await this.#db.close()
    release()
  }
}

async function ask<Row>(db: PgliteInThread, { text, values: own, rowMode, types }: Question, values = own): Promise<Answer<Row>> {
  const { fields, rows: texts, affectedRows, command } = await db.ask(text, values?.map(asText))
  const parser: TypeParsers = types ?? pg.types
  const parsers = fields.map(({ dataTypeID }) => parser.getTypeParser(dataTypeID, 'text'))
  const read = texts.map((row) => row.map((value, at) => (value === null ? null : parsers[at]?.(value))))
  const rows = (rowMode === 'array' ? read : read.map((row) => Object.fromEntries(fields.map(({ name }, at) => [name, row[at]])))) as Row[]
  return { rows, rowCount: rows.length || affectedRows, command, fields }
}

/** Values as `pg` writes them: PostgreSQL reads the text by the type that it wants there. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number | bigint | boolean)
}

function element(value: unknown): string {
  if (Array.isArray(value)) return String(asText(value))
  const text = asText(value)
  return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`
}
