import type { ApiAnswer } from '@tagmason/domain'
import { z } from 'zod'
import { badField } from './apiProblem.ts'

/** Where the next page of a list begins, as a text that means nothing to others. */
export const cursorOf = (place: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** Reads a cursor of ours; refused where it is none. */
export function placeOf<T>(cursor: string, schema: z.ZodType<T>): { place: T } | { refused: ApiAnswer } {
  try {
    const bytes = Uint8Array.from(atob(cursor.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.codePointAt(0) ?? 0)
    return { place: schema.parse(JSON.parse(new TextDecoder().decode(bytes))) }
  } catch {
    return { refused: badField('cursor', 'The cursor is none that was given here: send the `next` of the page before, or leave it out.') }
  }
}

/** How many rows a page has: what was asked for, else `usual`. */
export function limitOf(limit: string | undefined, usual: number, most: number): { limit: number } | { refused: ApiAnswer } {
  if (limit === undefined || limit === '') return { limit: usual }
  const number = /^\d{1,6}$/.test(limit) ? Number(limit) : 0
  return number >= 1 && number <= most
    ? { limit: number }
    : { refused: badField('limit', `The limit cannot be '${limit.slice(0, 20)}': give a whole number from 1 to ${most}.`) }
}

const afterSchema = z.object({ after: z.string(), at: z.int().min(0) })

/** A page of rows that have ids. A row that is gone by the next page is found by its place. */
export function pageOf<T extends { id: string }>(
  rows: readonly T[],
  query: Readonly<Record<string, string | undefined>>,
): { page: T[]; next?: string } | { refused: ApiAnswer } {
  const size = limitOf(query['limit'], 100, 500)
  if ('refused' in size) return size
  let start = 0
  if (query['cursor'] !== undefined) {
    const read = placeOf(query['cursor'], afterSchema)
    if ('refused' in read) return read
    const found = rows.findIndex(({ id }) => id === read.place.after)
    start = found === -1 ? read.place.at : found + 1
  }
  const page = rows.slice(start, start + size.limit)
  const last = page.at(-1)
  return last === undefined || start + page.length >= rows.length ? { page } : { page, next: cursorOf({ after: last.id, at: start + page.length }) }
}
