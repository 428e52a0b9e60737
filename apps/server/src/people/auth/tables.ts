import type { CleanedWhere } from '@better-auth/core/db/adapter'
import type { Pool } from '../../records/pool.ts'

type Row = Record<string, unknown>

/** Where the rows of a model of better-auth lie: its fields by name, and the column of each (records/schema.ts). */
interface Table {
  name: string
  columns: Readonly<Record<string, string>>
}

export const tables: Readonly<Record<string, Table>> = {
  session: {
    name: 'sessions',
    columns: {
      id: 'id',
      token: 'token_hash',
      userId: 'user_id',
      mark: 'mark',
      ipAddress: 'ip',
      userAgent: 'agent',
      createdAt: 'made',
      updatedAt: 'used',
      expiresAt: 'expires',
    },
  },
  verification: {
    name: 'verifications',
    columns: { id: 'id', identifier: 'identifier', value: 'value', createdAt: 'made', updatedAt: 'used', expiresAt: 'expires' },
  },
}

const operators: Readonly<Record<string, string>> = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: '= ANY' }

/** The rows of one model as better-auth asks for them. Values go in as parameters, names only out of the table above. */
export function rowsOf(pool: Pool, table: Table) {
  const column = (field: string) => {
    const name = table.columns[field]
    if (name === undefined) throw new Error(`The table '${table.name}' has no column for '${field}': add one to records/schema.ts.`)
    return name
  }
  const read = Object.entries(table.columns)
    .map(([field, name]) => `"${name}" AS "${field}"`)
    .join(', ')

  const condition = (where: readonly CleanedWhere[], values: unknown[]) => {
    if (where.length === 0) return 'true'
    return where
      .map(({ field, operator, value, connector }, place) => {
        const sign = operators[operator]
        if (sign === undefined || (place > 0 && connector !== 'AND'))
          throw new Error(`'${operator}' with ${connector} is not asked for here: add it to auth/tables.ts.`)
        values.push(value)
        return `"${column(field)}" ${operator === 'in' ? `${sign}($${values.length})` : `${sign} $${values.length}`}`
      })
      .join(' AND ')
  }
  const set = (fields: Row, values: unknown[]) =>
    Object.entries(fields)
      .map(([field, value]) => `"${column(field)}" = $${values.push(value)}`)
      .join(', ')

  return {
    async create(data: Row): Promise<Row> {
      const entries = Object.entries(data)
      const names = entries.map(([field]) => `"${column(field)}"`).join(', ')
      const places = entries.map((_, place) => `$${place + 1}`).join(', ')
      const values = entries.map(([, value]) => value)
      const { rows } = await pool.query<Row>(`INSERT INTO "${table.name}" (${names}) VALUES (${places}) RETURNING ${read}`, values)
      return rows[0] ?? data
    },
    async find(
      where: readonly CleanedWhere[],
      { limit = 100, sortBy }: { limit?: number; sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined } = {},
    ) {
      const values: unknown[] = []
      const order = sortBy === undefined ? '' : ` ORDER BY "${column(sortBy.field)}" ${sortBy.direction === 'desc' ? 'DESC' : 'ASC'}`
      const text = `SELECT ${read} FROM "${table.name}" WHERE ${condition(where, values)}${order} LIMIT ${Math.trunc(limit)}`
      return (await pool.query<Row>(text, values)).rows
    },
    async update(where: readonly CleanedWhere[], fields: Row): Promise<Row[]> {
      const values: unknown[] = []
      const text = `UPDATE "${table.name}" SET ${set(fields, values)} WHERE ${condition(where, values)} RETURNING ${read}`
      return (await pool.query<Row>(text, values)).rows
    },
    async remove(where: readonly CleanedWhere[]): Promise<Row[]> {
      const values: unknown[] = []
      return (await pool.query<Row>(`DELETE FROM "${table.name}" WHERE ${condition(where, values)} RETURNING ${read}`, values)).rows
    },
    async count(where: readonly CleanedWhere[]): Promise<number> {
      const values: unknown[] = []
      const { rows } = await pool.query<{ count: string }>(`SELECT count(*) AS count FROM "${table.name}" WHERE ${condition(where, values)}`, values)
      return Number(rows[0]?.count ?? 0)
    },
  }
}
