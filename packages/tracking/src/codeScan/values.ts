import type { CodeValue } from './types.ts'

export const unknown: CodeValue = { kind: 'unknown' }
export const emptyObject = { kind: 'object', fields: new Map<string, CodeValue>(), open: true } as const
export const typed = (type: 'string' | 'number' | 'boolean'): CodeValue => ({ kind: 'unknown', type })
export const known = (value: string | number | boolean | null): CodeValue => ({ kind: 'known', value })

/** More values of one name are as good as any. */
const most = 50

/** The value of a member of a value. */
export function member(from: CodeValue, key: string): CodeValue {
  if (from.kind === 'oneOf') return oneOf(from.values.map((each) => member(each, key)))
  if (from.kind === 'object') return from.fields.get(key) ?? unknown
  if (from.kind === 'list' && key === 'length') return typed('number')
  return from.kind === 'list' && /^\d+$/.test(key) ? (from.items[Number(key)] ?? unknown) : unknown
}

/** The values that one may have, each by itself. */
export const alternatives = (value: CodeValue): readonly CodeValue[] => (value.kind === 'oneOf' ? value.values : [value])

/** One of several values; each only once. */
export function oneOf(values: readonly CodeValue[]): CodeValue {
  const all = [...new Map(values.flatMap(alternatives).map((value) => [value.kind === 'known' ? JSON.stringify(value.value) : value, value])).values()]
  if (all.length > most) return unknown
  return all.length === 1 && all[0] !== undefined ? all[0] : { kind: 'oneOf', values: all }
}

/** The value as an object; one that may have anything where it is none. */
export const asObject = (value: CodeValue): Extract<CodeValue, { kind: 'object' }> => (value.kind === 'object' ? value : emptyObject)

/** Later objects over earlier ones. */
export const merged = (values: readonly CodeValue[]): CodeValue => ({
  kind: 'object',
  fields: new Map(values.flatMap((value) => [...asObject(value).fields])),
  open: values.some((value) => asObject(value).open),
})
/** The kinds of values that one may have, as the plan names them; empty where nothing is known. */
export const typesOf = (value: CodeValue): readonly string[] => [
  ...new Set(
    alternatives(value).flatMap((each) => {
      if (each.kind === 'known') return each.value === null ? [] : [typeof each.value]
      if (each.kind === 'list') return ['items']
      return each.kind === 'unknown' && each.type !== undefined ? [each.type] : []
    }),
  ),
]
