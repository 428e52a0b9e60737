import { intervalStarts, isCut } from '@tagmason/insight'
import type { EventBy, EventFilter, EventQuestion, EventReader, EventRow } from '../store/eventStore.ts'
import type { Period } from './apiRange.ts'

/** As many characters of values as one question to the store brings along. */
const maxCharacters = 20_000

/**
 * For each row, the one of the period before that stands beside it: of the same values, and at the same place among the intervals. Null where nothing happened then. Only what the
 * rows name is asked for, because a period can have any number of paths.
 */
export async function rowsBefore(
  events: Pick<EventReader, 'query'>,
  question: EventQuestion & { by: EventBy[] },
  before: Period,
  rows: readonly EventRow[],
): Promise<(EventRow | null)[]> {
  const shifts = question.by.map((by) => (isCut(by) ? shiftOf(intervalStarts(question, by), intervalStarts(before, by)) : null))
  const wanted = rows.map(({ by }) => JSON.stringify(by.map((text, at) => shifts[at]?.get(text) ?? (shifts[at] == null ? text : ''))))
  const found = new Map<string, EventRow>()
  for (const part of parts(rows))
    for (const row of await events.query({ ...question, ...before, filters: [...(question.filters ?? []), ...filtersFor(question.by, part)] }))
      found.set(JSON.stringify(row.by), row)
  return wanted.map((key) => found.get(key) ?? null)
}

/** The starts of intervals with those at the same place in the period before. */
const shiftOf = (starts: readonly number[], earlier: readonly number[]) =>
  new Map(starts.flatMap((start, at) => (earlier[at] === undefined ? [] : [[new Date(start).toISOString(), new Date(earlier[at]).toISOString()] as const])))

const filtersFor = (by: readonly EventBy[], rows: readonly EventRow[]): EventFilter[] =>
  by.flatMap((field, at) => (isCut(field) ? [] : [{ field, values: [...new Set(rows.map((row) => row.by[at] ?? ''))] }]))

/** Rows in parts whose texts are short enough together. */
function parts(rows: readonly EventRow[]): EventRow[][] {
  const all: EventRow[][] = []
  let characters = Infinity
  for (const row of rows) {
    const length = row.by.join('').length
    if (characters + length > maxCharacters) {
      all.push([])
      characters = 0
    }
    characters += length
    all.at(-1)?.push(row)
  }
  return all
}
