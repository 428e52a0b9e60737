import { isObj, type Obj } from '../gtm/values.ts'

/** A text, or nothing: files made by hand can hold anything anywhere. */
export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

// What Google Tag Manager itself writes where nothing was chosen: an import adds it, so it is no difference.
const meansNothing: Readonly<Record<string, ReadonlySet<string>>> = {
  paused: new Set(['false']),
  liveOnly: new Set(['false']),
  tagFiringOption: new Set(['"ONCE_PER_EVENT"']),
  monitoringMetadata: new Set(['{"type":"MAP"}']),
  consentSettings: new Set(['{"consentStatus":"NOT_SET"}']),
}

const unordered: ReadonlySet<string> = new Set(['filter', 'customEventFilter', 'autoEventFilter'])

const inOrder = (list: readonly unknown[]): string => `[${list.map(normal).sort().join(',')}]`

/** Whether a member says nothing: the signature of a gallery template, an empty text, an empty list. */
const isEmpty = (value: Obj, key: string, entry: unknown): boolean => {
  if (entry === undefined) return true
  if (key === 'signature') return 'repository' in value
  if (typeof value.type !== 'string') return false
  return (key === 'value' && entry === '') || ((key === 'list' || key === 'map') && Array.isArray(entry) && entry.length === 0)
}

/** JSON in which two spellings of one meaning are one: members by name, the cells of a MAP and the parts of a condition in order, nothing that is empty. */
const normal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(normal).join(',')}]`
  if (!isObj(value)) return JSON.stringify(value ?? null)
  const isParameter = typeof value.type === 'string'
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const entry = value[key]
    if (isEmpty(value, key, entry)) continue
    const isUnordered = Array.isArray(entry) && (key === 'map' || (key === 'parameter' && isParameter))
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${isUnordered ? inOrder(entry) : normal(entry)}`
  }
  return `{${text}}`
}

/** A table without rows. */
const isEmptyList = (value: unknown): boolean =>
  isObj(value) &&
  value.type === 'LIST' &&
  typeof value.key === 'string' &&
  Object.keys(value).every((key) => key === 'type' || key === 'key' || isEmpty(value, key, value[key]))

/**
 * A text that is the same for values that mean the same, and empty for what means as much as nothing.
 * @param key of the thing, where the value is a whole member of it
 */
export function plainText(value: unknown, key = ''): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0) || isEmptyList(value)) return ''
  const text = Array.isArray(value) && unordered.has(key) ? inOrder(value) : normal(value)
  return Object.hasOwn(meansNothing, key) && meansNothing[key]?.has(text) === true ? '' : text
}
