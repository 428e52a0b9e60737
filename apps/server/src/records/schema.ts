import { sql } from 'drizzle-orm'
import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/*
 * Every table of this installation. Rows and answers are `json` and not `jsonb`: it keeps them letter by letter, with the order of their fields, U+0000 and half
 * surrogate pairs, so that a row comes back as it went in. Nothing searches inside them: rows are found by their `keys`.
 */

/** What there is one of in an installation, by name. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** `version` counts the commits, `positions` the places given to rows; whoever commits locks this row first. */
export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(0),
  positions: bigint({ mode: 'number' }).notNull().default(0),
  made: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Every row of every collection. The rows of 'auditLog' and 'auditChanges' can be added only (appendOnly.sql). */
export const records = pgTable(
  'records',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    collection: text().notNull(),
    id: text().notNull(),
    /** Where it stands in its list: rows keep the place of their first writing. */
    position: bigint({ mode: 'number' }).notNull(),
    row: json().notNull(),
    /** What it is found by (`keysOf` of the engine), also where the row is sealed; null until a start makes them (rowIndexes.ts), which makes their indexes, too. */
    keys: jsonb().$type<Record<string, string>>(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.collection, table.id] }),
    index('records_in_order').on(table.account, table.collection, table.position),
    index('records_without_keys')
      .on(table.account, table.collection)
      .where(sql`${table.keys} is null`),
  ],
)

/**
 * How many rows there are and how many bytes they take, by collection and by what the engine counts them by (`counted` in packages/engine/src/store/indexes.ts; keys as texts, '' where a row has none). Triggers keep it with
 * every write (recordSums.sql).
 */
export const recordSums = pgTable(
  'record_sums',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    collection: text().notNull(),
    keys: jsonb().$type<Record<string, string>>().notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.collection, table.keys] })],
)

/** The version of its account at which a collection last changed: what a process that missed some commits has to read again. */
export const collectionVersions = pgTable(
  'collection_versions',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    collection: text().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.collection] })],
)

/** What was answered to an act that was sent with an idempotency key. `answer` and `status` are null while the act runs. */
export const idempotency = pgTable(
  'idempotency',
  {
    account: text().notNull(),
    member: text().notNull(),
    key: text().notNull(),
    act: text().notNull(),
    inputHash: text('input_hash').notNull(),
    answer: json(),
    status: integer(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account, table.member, table.key] }), index('idempotency_by_age').on(table.at)],
)

/** Who is signed in. The browser's token is nowhere in it: whoever reads this table can take no one's place. `mark` changes with the member's password. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** `<account>/<member>`. */
    user: text('user_id').notNull(),
    mark: text().notNull(),
    ip: text('ip').notNull(),
    agent: text('agent').notNull(),
    made: timestamp('made', { withTimezone: true }).notNull(),
    used: timestamp('used', { withTimezone: true }).notNull(),
    expires: timestamp('expires', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_of_user').on(table.user), index('sessions_by_end').on(table.expires)],
)

/** What a link that was sent stands for. Only a hash of what is in the link is kept. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    made: timestamp('made', { withTimezone: true }).notNull(),
    used: timestamp('used', { withTimezone: true }).notNull(),
    expires: timestamp('expires', { withTimezone: true }).notNull(),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
)

/** Failed sign-ins, counted by address and by e-mail address. `expire` is in milliseconds since 1970 (rate-limiter-flexible writes it so). */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
