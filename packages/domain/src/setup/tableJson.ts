import type { TableFault, TableRecords, TableRefusal } from './tableTerms.ts'

/** The records of a JSON text: a list of objects, or one object whose only list is taken. A value that is itself a list or an object stays JSON. */
export function jsonRecords(text: string): TableRecords | TableRefusal {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { why: 'syntax', line: faultyLine(text) }
  }
  const list = listIn(parsed)
  if (list === null) return { why: 'notAList' }
  const names = new Set<string>()
  const objects: Record<string, unknown>[] = []
  const faults: TableFault[] = []
  for (const [index, entry] of list.entries()) {
    if (isObject(entry)) {
      objects.push(entry)
      for (const name of Object.keys(entry)) names.add(name)
    } else faults.push({ at: index + 1, why: 'notAnObject' })
  }
  const columns = [...names]
  return { names: columns, rows: objects.map((entry) => columns.map((name) => (Object.hasOwn(entry, name) ? written(entry[name]) : ''))), faults }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function listIn(parsed: unknown): unknown[] | null {
  if (Array.isArray(parsed)) return parsed
  const lists = isObject(parsed) ? Object.values(parsed).filter((value) => Array.isArray(value)) : []
  return lists.length === 1 ? (lists[0] ?? null) : null
}

const written = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)

const token = /\s*(?:"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:])/y

/**
 * The line of a text on which it stops being JSON, from 1. JSON.parse says it differently in each browser and sometimes not at all. Walks the tokens with a stack of
 * what is open, and what may come next: a value, a key, or what stands after a value.
 */
function faultyLine(text: string): number {
  const open: string[] = []
  let next: 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'after' = 'value'
  let at = 0
  for (;;) {
    token.lastIndex = at
    const found = token.exec(text)?.[0]
    if (found === undefined) break
    const word = found.trim()
    const inside = open.at(-1)
    if (word === ':') {
      if (next !== 'colon') break
      next = 'value'
    } else if (word === ',') {
      if (next !== 'after' || inside === undefined) break
      next = inside === '{' ? 'key' : 'value'
    } else if (word === '}' || word === ']') {
      const empty = word === '}' ? 'firstKey' : 'firstValue'
      if (inside !== (word === '}' ? '{' : '[') || (next !== 'after' && next !== empty)) break
      open.pop()
      next = 'after'
    } else if (next === 'key' || next === 'firstKey') {
      if (!word.startsWith('"')) break
      next = 'colon'
    } else if (next === 'value' || next === 'firstValue') {
      if (word === '{' || word === '[') open.push(word)
      next = word === '{' ? 'firstKey' : word === '[' ? 'firstValue' : 'after'
    } else break
    at += found.length
  }
  const space = /\s*/y
  space.lastIndex = at
  const end = at + (space.exec(text)?.[0].length ?? 0)
  return text.slice(0, end).split('\n').length
}
