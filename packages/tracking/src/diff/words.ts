import { anyText } from '../gtm/anyText.ts'
import { isObj, type Obj } from '../gtm/values.ts'
import { asText } from './plainText.ts'
import { spoken } from './things.ts'

const fields: Readonly<Record<string, string>> = {
  type: 'Type',
  priority: 'Priority',
  notes: 'Notes',
  firingTriggerId: 'Firing trigger',
  blockingTriggerId: 'Blocking trigger',
  setupTag: 'Tag before this one',
  teardownTag: 'Tag after this one',
  parentFolderId: 'Folder',
  tagFiringOption: 'Firing option',
  paused: 'Paused',
  liveOnly: 'Only in published versions',
  scheduleStartMs: 'Schedule start',
  scheduleEndMs: 'Schedule end',
  monitoringMetadata: 'Monitoring data',
  monitoringMetadataTagNameKey: 'Key of the tag name in monitoring data',
  consentSettings: 'Consent settings',
  customEventFilter: 'Event name',
  filter: 'Conditions',
  autoEventFilter: 'Where it listens',
  waitForTags: 'Wait for tags',
  waitForTagsTimeout: 'Longest wait',
  checkValidation: 'Check validation',
  eventName: 'Event name',
  interval: 'Interval',
  limit: 'Limit',
  formatValue: 'Format value',
  templateData: 'Template code',
  galleryReference: 'Source in the gallery',
}

/** A field as people call it; steps are the keys that lead to it. */
export function fieldWords(steps: readonly string[]): string {
  const [first = '', second, third] = steps
  if (first === 'parameter' && second !== undefined) return third === undefined ? `Parameter ${second}` : `Parameter ${second}, row ${third}`
  const word = Object.hasOwn(fields, first) ? (fields[first] ?? first) : first
  return second === undefined || first.endsWith('TriggerId') ? word : `${word}, ${second}`
}

const conditions: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  EQUALS: ['equals', 'does not equal'],
  CONTAINS: ['contains', 'does not contain'],
  STARTS_WITH: ['starts with', 'does not start with'],
  ENDS_WITH: ['ends with', 'does not end with'],
  MATCH_REGEX: ['matches', 'does not match'],
  CSS_SELECTOR: ['matches the selector', 'does not match the selector'],
  URL_MATCHES: ['matches the address', 'does not match the address'],
  GREATER: ['is greater than', 'is not greater than'],
  GREATER_OR_EQUALS: ['is at least', 'is below'],
  LESS: ['is less than', 'is not less than'],
  LESS_OR_EQUALS: ['is at most', 'is above'],
}

const condition = (type: string, parameters: readonly unknown[]): string => {
  const of = (key: string) => parameters.filter(isObj).find((one) => one.key === key)?.value
  const [is, isNot] = Object.hasOwn(conditions, type) ? (conditions[type] ?? [type, `not ${type}`]) : [type, `not ${type}`]
  const anyCase = of('ignore_case') === 'true' ? ' (any case)' : ''
  return `${asText(of('arg0')) ?? ''} ${of('negate') === 'true' ? isNot : is} "${asText(of('arg1')) ?? ''}"${anyCase}`
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
  if (Array.isArray(value)) return value.map(valueWords).join(value.some((entry) => isObj(entry) && Array.isArray(entry.parameter)) ? ' and ' : ', ')
  if (!isObj(value)) return ''
  if (typeof value.type === 'string' && Array.isArray(value.parameter)) return condition(value.type, value.parameter)
  if (typeof value.type === 'string') return parameter(value)
  return Object.entries(value)
    .map(([key, entry]) => `${key}: ${valueWords(entry)}`)
    .join(', ')
}
