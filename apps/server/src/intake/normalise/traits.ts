import type { ParameterValue, ToldEvent } from '@tagmason/domain'
import { oncePrefix, userPrefix } from '@tagmason/engine'
import { isPersonalKey, isPersonalValue } from './personal.ts'
import { leftOutKey } from './params.ts'
import { cut, storable } from './text.ts'

export const traitLimits = { count: 50, key: 90, value: 500, depth: 3, list: 50 }

type Values = Readonly<Record<string, unknown>>

/**
 * The properties of a user as they are kept, `user.<name>` for those that hold now and `once.<name>` for those that hold while no other was told. What is in objects is named `address.city`. Left out
 * and counted under `_left_out` is what names people (`personal.ts`) unless `keepsPersonal`, what a client says of itself (`$initial_referrer`), and what is beyond the limits.
 */
export function traitParams({ traits, traitsOnce }: Pick<ToldEvent, 'traits' | 'traitsOnce'>, keepsPersonal: boolean): Record<string, ParameterValue> {
  const kept: Record<string, ParameterValue> = Object.create(null) as Record<string, ParameterValue>
  let count = 0
  let leftOut = 0
  const take = (prefix: string, path: string, value: ParameterValue | undefined) => {
    const key = storable(path)
    const usable = value !== undefined && key !== '' && !key.startsWith('$') && key.length <= traitLimits.key && count < traitLimits.count
    if (!usable || (!keepsPersonal && (isPersonalKey(key) || isPersonalValue(value)))) leftOut++
    else {
      kept[prefix + key] = typeof value === 'string' ? cut(value, traitLimits.value) : value
      count++
    }
  }
  for (const [prefix, values] of [
    [userPrefix, traits],
    [oncePrefix, traitsOnce],
  ] as const)
    if (isObject(values)) for (const [path, value] of leaves(values, '', traitLimits.depth)) take(prefix, path, value)
  if (leftOut > 0) kept[leftOutKey] = leftOut
  return kept
}

/** All that can be a value, each under its path; undefined for what can be none. Nothing, as many clients take a property back, is the empty text. */
function* leaves(values: Values, before: string, depth: number): Generator<[path: string, value: ParameterValue | undefined]> {
  for (const [name, value] of Object.entries(values)) {
    const path = before + name.trim()
    if (value === undefined) continue
    if (value === null) yield [path, '']
    else if (isObject(value)) {
      if (depth <= 1) yield [path, undefined]
      else yield* leaves(value, `${path}.`, depth - 1)
    } else yield [path, Array.isArray(value) ? listText(value) : plain(value)]
  }
}

const plain = (value: unknown): ParameterValue | undefined =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined

/** Lists of plain values that name nobody, as JSON. */
function listText(list: readonly unknown[]): string | undefined {
  const values = list.slice(0, traitLimits.list).map(plain)
  return list.length > traitLimits.list || values.some((value) => value === undefined || isPersonalValue(value)) ? undefined : JSON.stringify(values)
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
