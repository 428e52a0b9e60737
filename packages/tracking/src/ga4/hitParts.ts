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
    const what = problem === 'nameReserved' ? 'is a name' : `starts with ${reservedPrefixOf(name)}, which is a prefix`
    report(path, 'NAME_RESERVED', `${JSON.stringify(name)} ${what} that GA4 keeps for itself, so the hit would be dropped; choose another name.`)
    return
  }
  const max = kind === 'userProperty' ? limits.userPropertyName : limits.eventName
  report(path, 'NAME_INVALID', `${JSON.stringify(name)} is no name for GA4; use a letter, then letters, digits and underscores, ${max} characters at most.`)
}

function checkText(value: string, max: number, path: string, report: Report): void {
  if (value.length > max) report(path, 'VALUE_OUT_OF_BOUNDS', `${path} has ${value.length} characters and GA4 keeps ${max}; send a shorter value.`)
}

function checkValue(name: string, value: unknown, path: string, report: Report): void {
  if (name === 'currency') {
    if (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) return
    report(path, 'VALUE_INVALID', `${path} is not a currency code of three capitals, so GA4 cannot count money; send one such as EUR.`)
  } else if (name === 'value') {
    if (typeof value === 'number' && Number.isFinite(value)) return
    report(path, 'VALUE_INVALID', `${path} is not a number, so GA4 cannot add it up; send it without quotation marks and currency sign.`)
  } else if (typeof value === 'string') checkText(value, valueLimit(name), path, report)
  else if (typeof value !== 'boolean' && (typeof value !== 'number' || !Number.isFinite(value))) {
    report(path, 'VALUE_INVALID', `${path} is neither text nor a number, so GA4 cannot keep it; send one plain value.`)
  }
}

const knownFields: ReadonlySet<string> = new Set([...itemFields.text, ...itemFields.number])
const numberFields: ReadonlySet<string> = new Set(itemFields.number)

function checkItem(item: unknown, path: string, report: Report): void {
  if (!isObject(item)) {
    report(path, 'VALUE_INVALID', `${path} is not an object, so GA4 cannot read it; send item_id, item_name, price and quantity.`)
    return
  }
  if (item['item_id'] === undefined && item['item_name'] === undefined) {
    report(path, 'VALUE_REQUIRED', `${path} has neither item_id nor item_name, so GA4 cannot tell what was meant; add one of them.`)
  }
  const own = Object.keys(item).filter((name) => !knownFields.has(name))
  if (own.length > limits.customItemParametersOverProtocol) {
    report(
      path,
      'EXCEEDED_MAX_ENTITIES',
      `${path} has ${own.length} fields of its own and GA4 takes ${limits.customItemParametersOverProtocol}; leave some out.`,
    )
  }
  for (const [name, value] of Object.entries(item)) {
    const at = `${path}.${name}`
    if (!knownFields.has(name)) checkName(name, 'parameter', at, report)
    if (numberFields.has(name) && (typeof value !== 'number' || !Number.isFinite(value))) {
      report(at, 'VALUE_INVALID', `${at} is not a number, so GA4 cannot reckon with it; send it without quotation marks.`)
    } else checkValue('', value, at, report)
  }
}

function checkItems(items: unknown, path: string, report: Report): void {
  if (!Array.isArray(items)) {
    report(path, 'VALUE_INVALID', `${path} is not a list, so GA4 cannot read the items; send a list of objects.`)
    return
  }
  if (items.length > limits.itemsPerEvent) {
    report(path, 'EXCEEDED_MAX_ENTITIES', `${path} has ${items.length} items and GA4 takes ${limits.itemsPerEvent}; send the others with another event.`)
  }
  items.forEach((item: unknown, index) => checkItem(item, `${path}[${index}]`, report))
}

function checkDemands(name: string, params: Record<string, unknown>, path: string, enforce: boolean, report: Report): void {
  const advice = recommendedEvent(name)
  if (advice === undefined) return
  if (params['value'] !== undefined && params['currency'] === undefined && advice.optional.includes('currency')) {
    report(`${path}.currency`, 'VALUE_REQUIRED', `${path} has a value without currency, so GA4 leaves it out of revenue; add currency.`)
  }
  if (!enforce) return
  for (const required of advice.required) {
    if (params[required] !== undefined) continue
    report(`${path}.${required}`, 'VALUE_REQUIRED', `${name} has no ${required}, so its reports stay empty; add ${required}.`)
  }
}

/** One entry of `events`. */
export function checkEvent(event: unknown, path: string, enforce: boolean, report: Report): void {
  if (!isObject(event)) {
    report(path, 'VALUE_INVALID', `${path} is not an object, so GA4 cannot read it; send name and params.`)
    return
  }
  const { name, params = {} } = event
  if (name === undefined || name === '') report(`${path}.name`, 'VALUE_REQUIRED', `${path} has no name, so GA4 cannot count it; add one.`)
  else if (typeof name !== 'string') report(`${path}.name`, 'VALUE_INVALID', `${path}.name is not text, so GA4 cannot read it; put it in quotation marks.`)
  else checkName(name, 'event', `${path}.name`, report)
  const at = `${path}.params`
  if (!isObject(params)) {
    report(at, 'VALUE_INVALID', `${at} is not an object, so GA4 cannot read it; send names with values.`)
    return
  }
  const count = Object.keys(params).filter((key) => !ofProtocol.has(key)).length
  if (count > limits.parametersPerEvent) {
    report(at, 'EXCEEDED_MAX_ENTITIES', `${at} has ${count} parameters and GA4 takes ${limits.parametersPerEvent}; leave some out.`)
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
    report('user_properties', 'VALUE_INVALID', 'user_properties is not an object, so GA4 cannot read it; send names with { value }.')
    return
  }
  const entries = Object.entries(properties)
  if (entries.length > limits.userProperties) {
    report('user_properties', 'EXCEEDED_MAX_ENTITIES', `The hit has ${entries.length} user properties and GA4 takes ${limits.userProperties}; leave some out.`)
  }
  for (const [name, property] of entries) {
    const path = `user_properties.${name}`
    checkName(name, 'userProperty', path, report)
    const value = isObject(property) ? property['value'] : undefined
    if (value === undefined) report(`${path}.value`, 'VALUE_REQUIRED', `${path} has no value, so there is nothing to keep; send { value }.`)
    else if (typeof value === 'string') checkText(value, limits.userPropertyValue, `${path}.value`, report)
    else if (typeof value !== 'number' && typeof value !== 'boolean') {
      report(`${path}.value`, 'VALUE_INVALID', `${path}.value is neither text nor a number, so GA4 cannot keep it; send one plain value.`)
    }
  }
}
