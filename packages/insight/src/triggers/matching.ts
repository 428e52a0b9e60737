import type { CollectedEvent } from '@tagmason/domain'

/** A field of an event that a trigger can test: one of its own, or a parameter. */
export type TriggerField =
  | 'host'
  | 'path'
  | 'title'
  | 'referrer'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'device'
  | 'browser'
  | 'os'
  | 'language'
  | 'country'
  | 'bot'
  | 'currency'
  | 'value'
  | { parameter: string }

/** One thing that must hold of an event. `over` and `under` compare numbers, the others texts as they are written; `exists` holds where there is a value that is not empty. */
export interface FieldTest {
  field: TriggerField
  is: 'is' | 'isNot' | 'contains' | 'startsWith' | 'over' | 'under' | 'exists'
  value?: string | number
}

/** The events that a trigger looks at: of one of these names, or of any where there are none, for which all tests hold. */
export interface EventMatch {
  names?: readonly string[]
  tests?: readonly FieldTest[]
}

/** Whether an event is one of those. */
export function isMatch({ names, tests }: EventMatch, event: CollectedEvent): boolean {
  if (names !== undefined && names.length > 0 && !names.includes(event.name)) return false
  return tests === undefined || tests.every((test) => holds(test, event))
}

function holds({ field, is, value = '' }: FieldTest, event: CollectedEvent): boolean {
  const found = typeof field === 'string' ? event[field] : Object.hasOwn(event.params, field.parameter) ? event.params[field.parameter] : undefined
  const isThere = found !== undefined && found !== null && found !== ''
  if (is === 'exists') return isThere
  if (is === 'isNot') return String(found ?? '') !== String(value)
  if (!isThere) return false
  if (is === 'over' || is === 'under') {
    const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
    return typeof number === 'number' && typeof value === 'number' && (is === 'over' ? number > value : number < value)
  }
  const text = String(found)
  return is === 'is' ? text === String(value) : is === 'contains' ? text.includes(String(value)) : text.startsWith(String(value))
}
