import type { PGlite, Results } from '@electric-sql/pglite'
import pg from 'pg'
import type { Pool, PoolClient } from './pool.ts'

type Answer<Row> = { rows: Row[]; rowCount: number | null; command: string; fields: Results['fields'] }
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

const oids: readonly number[] = [
  ...Object.values(pg.types.builtins),
  1000,
  1005,
  1007,
  1009,
  1014,
  1015,
  1016,
  1021,
  1022,
  1115,
  1182,
  1185,
  1187,
  1231,
  199,
  2951,
  3807,
]

/**
 * PGlite with the face of `pg.Pool`, so that drizzle and all others have one way to ask. It has one connection only: who connects has it until they release it, the others
 * wait in the order in which they came. Values go in and come out as `pg` would have them.
 */
export class PglitePool implements Pool {
  // Drizzle looks for this name to know that a transaction needs a connection of its own; a minifier would take it away.
  static readonly name = 'PglitePool'
  #last: Promise<unknown> = Promise.resolve()
  readonly #db: PGlite

  constructor(db: PGlite) {
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

async function ask<Row>(db: PGlite, { text, values: own, rowMode, types }: Question, values = own): Promise<Answer<Row>> {
  const parser: TypeParsers = types ?? pg.types
  const parsers = Object.fromEntries(oids.map((oid) => [oid, parser.getTypeParser(oid, 'text')]))
  const options = { parsers, ...(rowMode === undefined ? {} : { rowMode }) }
  // Without values there may be several statements; the last one answers.
  const result =
    values === undefined || values.length === 0
      ? (await db.exec(text, options)).at(-1)
      : await db.query(text, values.map(asText), { ...options, serializers: asItIs })
  const rows = (result?.rows ?? []) as Row[]
  return {
    rows,
    rowCount: result === undefined ? null : rows.length || (result.affectedRows ?? 0),
    command: result?.command ?? '',
    fields: result?.fields ?? [],
  }
}

/** Every type takes the text that `asText` made. */
const asItIs: Record<number, (value: unknown) => string> = new Proxy({}, { get: () => (value: unknown) => value as string })

/** Values as `pg` writes them: PostgreSQL reads the text by the type that it wants there. */
function asText(value: unknown): string | Uint8Array | null {
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
  return text === null ? 'NULL' : `"${String(text).replace(/[\\"]/g, '\\$&')}"`
}
