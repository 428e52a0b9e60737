import type { Parameter } from '../gtm/model.ts'

/** A parameter without its key. */
export type Value = Pick<Parameter, 'type' | 'value' | 'list' | 'map'>

/** What the numbers in a published script stand for. */
export interface Lookup {
  /** The name of a variable by the number of its macro. */
  readonly variable: (index: number) => string
  /** The name of a tag by its number. */
  readonly tag: (index: number) => string
}

const indexOf = (value: readonly unknown[]): number => (typeof value[1] === 'number' ? value[1] : -1)

/** A piece of a text: plain, or a reference, whatever it is escaped for. */
export function textOf(value: unknown, lookup: Lookup): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return value === null || value === undefined ? '' : JSON.stringify(value)
  const parts: readonly unknown[] = value
  if (parts[0] === 'macro') return `{{${lookup.variable(indexOf(parts))}}}`
  if (parts[0] === 'escape') return textOf(parts[1], lookup)
  if (parts[0] === 'template')
    return parts
      .slice(1)
      .map((part) => textOf(part, lookup))
      .join('')
  return JSON.stringify(parts)
}

const pairs = (list: readonly unknown[]): readonly (readonly [unknown, unknown])[] =>
  Array.from({ length: Math.floor(list.length / 2) }, (_, at) => [list[at * 2], list[at * 2 + 1]] as const)

/** A published value as the parameter of an export: numbers are INTEGER, switches BOOLEAN, everything else as its list says. */
export function valueOf(value: unknown, lookup: Lookup): Value {
  if (typeof value === 'boolean') return { type: 'BOOLEAN', value: String(value) }
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'INTEGER' : 'TEMPLATE', value: String(value) }
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value
    if (parts[0] === 'list') return { type: 'LIST', list: parts.slice(1).map((part) => valueOf(part, lookup)) }
    if (parts[0] === 'map') return { type: 'MAP', map: pairs(parts.slice(1)).map(([key, part]) => ({ ...valueOf(part, lookup), key: textOf(key, lookup) })) }
    if (parts[0] === 'tag') return { type: 'TAG_REFERENCE', value: lookup.tag(indexOf(parts)) }
  }
  const text = textOf(value, lookup)
  return text === '' ? { type: 'TEMPLATE' } : { type: 'TEMPLATE', value: text }
}

/** A parameter in the order of an export: type, key, then what it holds. */
export const parameter = (key: string, { type, ...rest }: Value): Parameter => ({ type, key, ...rest })
