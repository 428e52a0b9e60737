import type { FilePlace } from '@tagmason/domain'
import { lineColumn } from './scan.ts'

/** Where the values of a JSON text stand. */
export interface JsonPlaces {
  /** Where the value under a path begins; undefined where there is none. */
  at(path: readonly (string | number)[]): FilePlace | undefined
  /** Of a list of objects with names: each name, and where its object begins. The first of a name counts. */
  named(path: readonly (string | number)[]): ReadonlyMap<string, FilePlace>
}

const token = /\s+|"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/y
const key = (path: readonly (string | number)[]): string => JSON.stringify(path)

/** Finds the places of all values in one pass, which a parser of JSON does not tell; undefined where the text is no JSON. */
export function placesInJson(text: string): JsonPlaces | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const starts = startsOf(text)
  const at = (path: readonly (string | number)[]): FilePlace | undefined => {
    const start = starts.get(key(path))
    return start === undefined ? undefined : lineColumn(text, start)
  }
  return {
    at,
    named(path) {
      let list: unknown = value
      for (const part of path) list = typeof list === 'object' && list !== null ? (list as Readonly<Record<string, unknown>>)[part] : undefined
      const found = new Map<string, FilePlace>()
      for (const [index, entry] of (Array.isArray(list) ? (list as readonly unknown[]) : []).entries()) {
        const name = typeof entry === 'object' && entry !== null ? (entry as { readonly name?: unknown }).name : undefined
        const place = at([...path, index])
        if (typeof name === 'string' && place !== undefined && !found.has(name)) found.set(name, place)
      }
      return found
    },
  }
}

/** Where each value begins, by its path. The text is known to be JSON. */
function startsOf(text: string): ReadonlyMap<string, number> {
  const starts = new Map<string, number>()
  // What the scan is inside of: a list counts its entries, an object remembers its key.
  const open: (number | string | null)[] = []
  let awaitsKey = false
  token.lastIndex = 0
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [word] = match
    if (/^\s/.test(word) || word === ':') continue
    if (word === ',') {
      const last = open.at(-1)
      if (typeof last === 'number') open[open.length - 1] = last + 1
      else awaitsKey = true
    } else if (word === '}' || word === ']') {
      open.pop()
      awaitsKey = false
    } else if (awaitsKey) {
      open[open.length - 1] = JSON.parse(word) as string
      awaitsKey = false
    } else {
      // No path is deeper than what a person looks for.
      if (open.length <= 6) starts.set(key(open as readonly (string | number)[]), match.index)
      if (word === '{') open.push(null)
      if (word === '[') open.push(0)
      awaitsKey = word === '{'
    }
  }
  return starts
}
