import { consentKey, type ParameterValue } from '@tagmason/domain'
import { cut, storable } from './text.ts'

export const paramLimits = { count: 100, key: 100, value: 4096, depth: 32 }

/** Tells how many parameters could not be kept; only there where some could not. */
export const leftOutKey = '_left_out'
/** `future` where the client's clock was not believed. */
export const clockKey = '_clock'
const reserved = new Set([leftOutKey, clockKey, consentKey])

/**
 * The parameters as they are kept. Objects and lists become their JSON text, texts beyond 4096 characters are cut with a mark. What cannot be kept is left out
 * and counted under `_left_out`: parameters beyond the hundredth, keys that are empty or longer than 100 characters, values nested deeper than 32 levels, numbers
 * that are none, functions. Null and undefined are no value, and are not counted. No parameter costs an event.
 */
export function parameters(told: unknown): Record<string, ParameterValue> {
  // A parameter may be called `__proto__`.
  const kept: Record<string, ParameterValue> = Object.create(null) as Record<string, ParameterValue>
  if (typeof told !== 'object' || told === null || Array.isArray(told))
    return told === undefined || told === null ? kept : Object.assign(kept, { [leftOutKey]: 1 })
  let count = 0
  let leftOut = 0
  for (const [given, value] of Object.entries(told)) {
    if (value === undefined || value === null) continue
    const key = storable(given.trim())
    const usable = key === '' || key.length > paramLimits.key || reserved.has(key) || count >= paramLimits.count ? undefined : parameter(value)
    if (usable === undefined) leftOut++
    else {
      if (!(key in kept)) count++
      kept[key] = usable
    }
  }
  if (leftOut > 0) kept[leftOutKey] = leftOut
  return kept
}

function parameter(value: unknown): ParameterValue | undefined {
  switch (typeof value) {
    case 'string':
      return cut(value, paramLimits.value)
    case 'number':
      return Number.isFinite(value) ? value : undefined
    case 'boolean':
      return value
    case 'bigint':
      return String(value)
    case 'object':
      return deeperThan(value, paramLimits.depth) ? undefined : jsonText(value)
    default:
      return undefined
  }
}

function jsonText(value: unknown): string | undefined {
  try {
    return cut(JSON.stringify(value), paramLimits.value)
  } catch {
    // A big integer, or an object that holds itself: neither came out of JSON.
    return undefined
  }
}

function deeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => deeperThan(each, levels - 1))
}
