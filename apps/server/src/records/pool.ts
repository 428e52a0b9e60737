/** What `pg.Pool` is to those who use it here, so that the embedded PGlite can be one, too. */
export interface Pool {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only who asks knows what the rows hold
  query<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>
  /** A connection of one's own, for a transaction. Has to be released. */
  connect(): Promise<PoolClient>
  end(): Promise<void>
}

export interface PoolClient {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only who asks knows what the rows hold
  query<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>
  release(error?: boolean | Error): void
}
