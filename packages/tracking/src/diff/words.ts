import { anyText } from '../gtm/anyText.ts'
import { isObj, type Obj } from '../gtm/values.ts'
import { joined, saidList } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { comparisonWords } from './comparisons.ts'
import { asText } from './plainText.ts'
import { spoken } from './things.ts'

const fields: Readonly<Record<string, Sentence>> = {
  type: say('diff.field.type'),
  priority: say('diff.field.priority'),
  notes: say('diff.field.notes'),
  firingTriggerId: say('diff.field.firingTrigger'),
  blockingTriggerId: say('diff.field.blockingTrigger'),
  setupTag: say('diff.field.setupTag'),
  teardownTag: say('diff.field.teardownTag'),
  parentFolderId: say('diff.field.folder'),
  tagFiringOption: say('diff.field.firingOption'),
  paused: say('diff.field.paused'),
  liveOnly: say('diff.field.liveOnly'),
  scheduleStartMs: say('diff.field.scheduleStart'),
  scheduleEndMs: say('diff.field.scheduleEnd'),
  monitoringMetadata: say('diff.field.monitoring'),
  monitoringMetadataTagNameKey: say('diff.field.monitoringKey'),
  consentSettings: say('diff.field.consentSettings'),
  customEventFilter: say('diff.field.eventName'),
  filter: say('diff.field.conditions'),
  autoEventFilter: say('diff.field.listensWhere'),
  waitForTags: say('diff.field.waitForTags'),
  waitForTagsTimeout: say('diff.field.longestWait'),
  checkValidation: say('diff.field.checkValidation'),
  eventName: say('diff.field.eventName'),
  interval: say('diff.field.interval'),
  limit: say('diff.field.limit'),
  formatValue: say('diff.field.formatValue'),
  templateData: say('diff.field.templateCode'),
  galleryReference: say('diff.field.gallery'),
}

/** A field as people call it; steps are the keys that lead to it. */
export function fieldWords(steps: readonly string[]): Words {
  const [first = '', second, third] = steps
  if (first === 'parameter' && second !== undefined)
    return third === undefined ? say('diff.field.parameter', { key: second }) : say('diff.field.parameterRow', { key: second, row: third })
  const word = (Object.hasOwn(fields, first) ? fields[first] : undefined) ?? first
  return second === undefined || first.endsWith('TriggerId') ? word : say('diff.field.within', { field: word, key: second })
}

const condition = (type: string, parameters: readonly unknown[]): Sentence => {
  const of = (key: string) => parameters.filter(isObj).find((one) => one.key === key)?.value
  const [left, right] = [asText(of('arg0')) ?? '', asText(of('arg1')) ?? '']
  const words = comparisonWords(type, of('negate') === 'true')
  return of('ignore_case') === 'true'
    ? say('diff.condition.anyCase', { left, comparison: words, right })
    : say('diff.condition', { left, comparison: words, right })
}

const pair = (first: Words, second: Words): Words =>
  typeof first === 'string' && typeof second === 'string' ? `${first} = ${second}` : say('diff.pair', { first, second })
const entry = (key: string, value: Words): Words => (typeof value === 'string' ? `${key}: ${value}` : say('diff.entry', { key, value }))

const parameter = (value: Obj): Words => {
  if (Array.isArray(value.list)) return joined(value.list.map(valueWords), 'list.comma')
  if (Array.isArray(value.map)) {
    const cells = value.map.filter(isObj)
    const [first, second] = cells
    if (cells.length === 2 && first !== undefined && second !== undefined) return pair(valueWords(first), valueWords(second))
    return joined(
      cells.map((cell) => entry(asText(cell.key) ?? '', valueWords(cell))),
      'list.comma',
    )
  }
  const text = asText(value.value) ?? ''
  return anyText(value.type).endsWith('_REFERENCE') ? spoken(text) : text
}

/** A value in words that a person reads: conditions as sentences, tables as rows, references as names. */
export function valueWords(value: unknown): Words {
  if (typeof value === 'string') return spoken(value)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    const words = value.map(valueWords)
    return value.some((entry) => isObj(entry) && Array.isArray(entry.parameter)) ? saidList(words) : joined(words, 'list.comma')
  }
  if (!isObj(value)) return ''
  if (typeof value.type === 'string' && Array.isArray(value.parameter)) return condition(value.type, value.parameter)
  if (typeof value.type === 'string') return parameter(value)
  return joined(
    Object.entries(value).map(([key, each]) => entry(key, valueWords(each))),
    'list.comma',
  )
}
