import { alphabetOf, inAlphabet } from './alphabet.ts'
import { comparable, type SortKey, type TableSort } from './order.ts'

/** The places of rows with equal keys, in the order they came; the groups ascend. Those without a key stand apart. */
interface Grouped {
  groups: readonly (readonly number[])[]
  missing: readonly number[]
}

interface Ordered<Row> {
  id: string
  sort?(row: Row): SortKey
}

/**
 * Puts rows in order by a column. Each key is read once and equal keys are compared once; what was found for a column is kept, so that flipping it costs next to nothing.
 * Numbers and moments come before texts, rows without a key last both ways, and equals stay as they came.
 */
export function ordering<Row extends object>(
  rows: readonly Row[],
  columns: readonly Ordered<Row>[],
  locale: string,
): (sort: TableSort | null) => readonly Row[] {
  const found = new Map<string, Grouped>()
  return (sort) => {
    const column = columns.find(({ id }) => id === sort?.by)
    if (sort === null || column?.sort === undefined) return rows
    const known = found.get(column.id) ?? grouped(rows, column.sort, locale)
    found.set(column.id, known)
    const ordered: Row[] = []
    const take = (places: readonly number[]) => {
      for (const place of places) {
        const row = rows[place]
        if (row !== undefined) ordered.push(row)
      }
    }
    for (const group of sort.direction === 'ascending' ? known.groups : known.groups.toReversed()) take(group)
    take(known.missing)
    return ordered
  }
}

function grouped<Row extends object>(rows: readonly Row[], keyOf: (row: Row) => SortKey, locale: string): Grouped {
  const missing: number[] = []
  const numbers = new Map<number, number[]>()
  const texts: string[] = []
  const textPlaces: number[] = []
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]
    const key = row && comparable(keyOf(row))
    if (key === undefined) missing.push(place)
    else if (typeof key === 'number') put(numbers, key, place)
    else {
      texts.push(key)
      textPlaces.push(place)
    }
  }
  // The engine sorts numbers alone without asking back.
  const groups = Array.from(Float64Array.from(numbers.keys()).sort(), (size) => numbers.get(size) ?? [])
  const alphabet = alphabetOf(locale)
  let before: string | undefined
  for (const at of inAlphabet(texts, alphabet)) {
    const [text, place] = [texts[at] ?? '', textPlaces[at] ?? 0]
    // Some texts are written differently and yet the same to the language, as 1 and 01.
    if (before !== undefined && (before === text || alphabet.compare(before, text) === 0)) groups.at(-1)?.push(place)
    else groups.push([place])
    before = text
  }
  return { groups, missing }
}

function put(groups: Map<number, number[]>, key: number, place: number) {
  const group = groups.get(key)
  if (group) group.push(place)
  else groups.set(key, [place])
}
