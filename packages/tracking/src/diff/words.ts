import { anyText } from '../gtm/anyText.ts'
import { isObj, type Obj } from '../gtm/values.ts'
import { saidList } from '../sentences/list.ts'
import { say } from '../sentences/say.ts'
import { comparisonWords } from './comparisons.ts'
import { asText } from './plainText.ts'
import { spoken } from './things.ts'

const fields: Readonly<Record<string, () => string>> = {
  type: () => say`Type`,
  priority: () => say`Priority`,
  notes: () => say`Notes`,
  firingTriggerId: () => say`Firing trigger`,
  blockingTriggerId: () => say`Blocking trigger`,
  setupTag: () => say`Tag before this one`,
  teardownTag: () => say`Tag after this one`,
  parentFolderId: () => say`Folder`,
  tagFiringOption: () => say`Firing option`,
  paused: () => say`Paused`,
  liveOnly: () => say`Only in published versions`,
  scheduleStartMs: () => say`Schedule start`,
  scheduleEndMs: () => say`Schedule end`,
  monitoringMetadata: () => say`Monitoring data`,
  monitoringMetadataTagNameKey: () => say`Key of the tag name in monitoring data`,
  consentSettings: () => say`Consent settings`,
  customEventFilter: () => say`Event name`,
  filter: () => say`Conditions`,
  autoEventFilter: () => say`Where it listens`,
  waitForTags: () => say`Wait for tags`,
  waitForTagsTimeout: () => say`Longest wait`,
  checkValidation: () => say`Check validation`,
  eventName: () => say`Event name`,
  interval: () => say`Interval`,
  limit: () => say`Limit`,
  formatValue: () => say`Format value`,
  templateData: () => say`Template code`,
  galleryReference: () => say`Source in the gallery`,
}

/** A field as people call it; steps are the keys that lead to it. */
export function fieldWords(steps: readonly string[]): string {
  const [first = '', second, third] = steps
  if (first === 'parameter' && second !== undefined) return third === undefined ? say`Parameter ${second}` : say`Parameter ${second}, row ${third}`
  const word = (Object.hasOwn(fields, first) ? fields[first]?.() : undefined) ?? first
  return second === undefined || first.endsWith('TriggerId') ? word : `${word}, ${second}`
}

const condition = (type: string, parameters: readonly unknown[]): string => {
  const of = (key: string) => parameters.filter(isObj).find((one) => one.key === key)?.value
  const [left, right] = [asText(of('arg0')) ?? '', asText(of('arg1')) ?? '']
  const words = comparisonWords(type, of('negate') === 'true')
  return of('ignore_case') === 'true' ? say`${left} ${words} "${right}" (any case)` : say`${left} ${words} "${right}"`
}

const parameter = (value: Obj): string => {
  if (Array.isArray(value.list)) return value.list.map((entry) => valueWords(entry)).join(', ')
  if (Array.isArray(value.map)) {
    const cells = value.map.filter(isObj)
    const [first, second] = cells
    if (cells.length === 2 && first !== undefined && second !== undefined) return `${valueWords(first)} = ${valueWords(second)}`
    return cells.map((cell) => `${asText(cell.key) ?? ''}: ${valueWords(cell)}`).join(', ')
  }
  const text = asText(value.value) ?? ''
  return anyText(value.type).endsWith('_REFERENCE') ? spoken(text) : text
}

/** A value in words that a person reads: conditions as sentences, tables as rows, references as names. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return spoken(value)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    const words = value.map(valueWords)
    return value.some((entry) => isObj(entry) && Array.isArray(entry.parameter)) ? saidList(words) : words.join(', ')
  }
  if (!isObj(value)) return ''
  if (typeof value.type === 'string' && Array.isArray(value.parameter)) return condition(value.type, value.parameter)
  if (typeof value.type === 'string') return parameter(value)
  return Object.entries(value)
    .map(([key, entry]) => `${key}: ${valueWords(entry)}`)
    .join(', ')
}
