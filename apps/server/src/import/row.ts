import { createHash } from 'node:crypto'
import type { ToldEvent } from '@tagmason/domain'

/** What became of one row of an export: an event, with the fields of the row that no event has a place for; or why it is none. */
export type Row = { readonly event: ToldEvent; readonly without: readonly string[] } | { readonly why: string }

/** An export as its lines. Gives a row for each event that it holds. */
export type Reader = (lines: AsyncIterable<string>) => AsyncIterable<Row>

/** An id that is the same whenever the row is read again, so that an import that was cut off is repeated without counting twice. */
export const idOf = (source: string, ...parts: readonly unknown[]): string =>
  `${source}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`

export type Bag = Readonly<Record<string, unknown>>
export const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as text; undefined where there is none. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
