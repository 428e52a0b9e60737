import { say } from '../sentences/say.ts'
import type { Report } from './hitProblems.ts'
import { limits, valueLimit } from './limits.ts'
import { nameProblem, type NameKind, reservedPrefixOf } from './names.ts'
import { itemFields, recommendedEvent } from './recommended.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reserved names that the protocol itself asks for. */
const ofProtocol = new Set(['session_id', 'engagement_time_msec'])

function checkName(name: string, kind: NameKind, path: string, report: Report): void {
  if (kind === 'parameter' && ofProtocol.has(name)) return
  // Page views of one's own are what the protocol is for on servers.
  if (kind === 'event' && name === 'page_view') return
  const problem = nameProblem(name, kind)
  if (problem === null) return
  if (problem === 'nameReserved' || problem === 'nameReservedPrefix') {
    const quoted = JSON.stringify(name)
    const reserved = say('ga4.hit.nameReserved', { name: quoted })
    report(path, 'NAME_RESERVED', problem === 'nameReserved' ? reserved : say('ga4.hit.namePrefix', { name: quoted, prefix: reservedPrefixOf(name) }))
    return
  }
  const max = kind === 'userProperty' ? limits.userPropertyName : limits.eventName
  report(path, 'NAME_INVALID', say('ga4.hit.nameInvalid', { name: JSON.stringify(name), max }))
}

function checkText(value: string, max: number, path: string, report: Report): void {
  if (value.length > max) report(path, 'VALUE_OUT_OF_BOUNDS', say('ga4.hit.textTooLong', { path, length: value.length, max }))
}

function checkValue(name: string, value: unknown, path: string, report: Report): void {
  if (name === 'currency') {
    if (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) return
    report(path, 'VALUE_INVALID', say('ga4.hit.currency', { path }))
  } else if (name === 'value') {
    if (typeof value === 'number' && Number.isFinite(value)) return
    report(path, 'VALUE_INVALID', say('ga4.hit.value', { path }))
  } else if (typeof value === 'string') checkText(value, valueLimit(name), path, report)
  else if (typeof value !== 'boolean' && (typeof value !== 'number' || !Number.isFinite(value))) {
    report(path, 'VALUE_INVALID', say('ga4.hit.plainValue', { path }))
  }
}

const knownFields: ReadonlySet<string> = new Set([...itemFields.text, ...itemFields.number])
const numberFields: ReadonlySet<string> = new Set(itemFields.number)

function checkItem(item: unknown, path: string, report: Report): void {
  if (!isObject(item)) {
    report(path, 'VALUE_INVALID', say('ga4.hit.itemObject', { path }))
    return
  }
  if (item['item_id'] === undefined && item['item_name'] === undefined) {
    report(path, 'VALUE_REQUIRED', say('ga4.hit.itemUnnamed', { path }))
  }
  const own = Object.keys(item).filter((name) => !knownFields.has(name))
  if (own.length > limits.customItemParametersOverProtocol) {
    report(path, 'EXCEEDED_MAX_ENTITIES', say('ga4.hit.itemFields', { path, count: own.length, max: limits.customItemParametersOverProtocol }))
  }
  for (const [name, value] of Object.entries(item)) {
    const at = `${path}.${name}`
    if (!knownFields.has(name)) checkName(name, 'parameter', at, report)
    if (numberFields.has(name) && (typeof value !== 'number' || !Number.isFinite(value))) {
      report(at, 'VALUE_INVALID', say('ga4.hit.itemNumber', { path: at }))
    } else checkValue('', value, at, report)
  }
}

function checkItems(items: unknown, path: string, report: Report): void {
  if (!Array.isArray(items)) {
    report(path, 'VALUE_INVALID', say('ga4.hit.itemsList', { path }))
    return
  }
  if (items.length > limits.itemsPerEvent) {
    report(path, 'EXCEEDED_MAX_ENTITIES', say('ga4.hit.itemsTooMany', { path, count: items.length, max: limits.itemsPerEvent }))
  }
  items.forEach((item: unknown, index) => checkItem(item, `${path}[${index}]`, report))
}

function checkDemands(name: string, params: Record<string, unknown>, path: string, enforce: boolean, report: Report): void {
  const advice = recommendedEvent(name)
  if (advice === undefined) return
  if (params['value'] !== undefined && params['currency'] === undefined && advice.optional.includes('currency')) {
    report(`${path}.currency`, 'VALUE_REQUIRED', say('ga4.hit.valueWithoutCurrency', { path }))
  }
  if (!enforce) return
  for (const required of advice.required) {
    if (params[required] !== undefined) continue
    report(`${path}.${required}`, 'VALUE_REQUIRED', say('ga4.hit.parameterMissing', { event: name, parameter: required }))
  }
}

/** One entry of `events`. */
export function checkEvent(event: unknown, path: string, enforce: boolean, report: Report): void {
  if (!isObject(event)) {
    report(path, 'VALUE_INVALID', say('ga4.hit.eventObject', { path }))
    return
  }
  const { name, params = {} } = event
  if (name === undefined || name === '') report(`${path}.name`, 'VALUE_REQUIRED', say('ga4.hit.eventUnnamed', { path }))
  else if (typeof name !== 'string') report(`${path}.name`, 'VALUE_INVALID', say('ga4.hit.notText', { path: `${path}.name` }))
  else checkName(name, 'event', `${path}.name`, report)
  const at = `${path}.params`
  if (!isObject(params)) {
    report(at, 'VALUE_INVALID', say('ga4.hit.paramsObject', { path: at }))
    return
  }
  const count = Object.keys(params).filter((key) => !ofProtocol.has(key)).length
  if (count > limits.parametersPerEvent) {
    report(at, 'EXCEEDED_MAX_ENTITIES', say('ga4.hit.paramsTooMany', { path: at, count, max: limits.parametersPerEvent }))
  }
  for (const [key, value] of Object.entries(params)) {
    checkName(key, 'parameter', `${at}.${key}`, report)
    if (key === 'items') checkItems(value, `${at}.items`, report)
    else checkValue(key, value, `${at}.${key}`, report)
  }
  if (typeof name === 'string') checkDemands(name, params, at, enforce, report)
}

/** `user_properties`: names with `{ value }`. */
export function checkUserProperties(properties: unknown, report: Report): void {
  if (!isObject(properties)) {
    report('user_properties', 'VALUE_INVALID', say('ga4.hit.propertiesObject'))
    return
  }
  const entries = Object.entries(properties)
  if (entries.length > limits.userProperties) {
    report('user_properties', 'EXCEEDED_MAX_ENTITIES', say('ga4.hit.propertiesTooMany', { count: entries.length, max: limits.userProperties }))
  }
  for (const [name, property] of entries) {
    const path = `user_properties.${name}`
    checkName(name, 'userProperty', path, report)
    const value = isObject(property) ? property['value'] : undefined
    if (value === undefined) report(`${path}.value`, 'VALUE_REQUIRED', say('ga4.hit.propertyEmpty', { path }))
    else if (typeof value === 'string') checkText(value, limits.userPropertyValue, `${path}.value`, report)
    else if (typeof value !== 'number' && typeof value !== 'boolean') {
      report(`${path}.value`, 'VALUE_INVALID', say('ga4.hit.plainValue', { path: `${path}.value` }))
    }
  }
}
