import { say } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { meantSpelling, parameterTypes } from './enums.ts'
import { at, type Place } from './finding.ts'
import { isObj, kindOf, quote, type Obj } from './values.ts'

const digits = /^-?\d+$/
// A number or a switch may come from one variable.
const oneVariable = /^\{\{[^{}]+\}\}$/

/** The value of the top-level parameter with a key: its text, or '' when it is absent or no text. */
export const parameterText = (item: Item, key: string): string => {
  const found = parameterOf(item, key)
  return typeof found?.value === 'string' ? found.value : ''
}

/** The top-level parameter with a key, or undefined. */
export const parameterOf = (item: Item, key: string): Obj | undefined => {
  const { parameter } = item.value
  if (!Array.isArray(parameter)) return undefined
  for (const entry of parameter) if (isObj(entry) && entry.key === key) return entry
  return undefined
}

const checkType = (context: Context, type: unknown, place: Place, item: Item): type is string => {
  if (typeof type === 'string' && parameterTypes.has(type)) return true
  const where = at(place, 'type')
  if (typeof type !== 'string') {
    context.report('E010', type === undefined ? place : where, say('gtm.parameters.typeUnusable', { found: kindOf(type) }), item)
    return false
  }
  const meant = meantSpelling(type, parameterTypes)
  const message =
    meant === undefined ? say('gtm.parameters.typeUnknown', { type: quote(type) }) : say('gtm.parameters.typeSpelling', { type: quote(type), meant })
  context.report('E010', where, message, item)
  return false
}

const checkValue = (context: Context, entry: Obj, type: string, place: Place, item: Item): void => {
  const { value } = entry
  if (value === undefined) return
  if (typeof value !== 'string') {
    context.report('E013', at(place, 'value'), say('gtm.parameters.valueNoText', { found: kindOf(value) }), item)
    return
  }
  if (type === 'BOOLEAN' && value !== 'true' && value !== 'false' && !oneVariable.test(value))
    context.report('E014', at(place, 'value'), say('gtm.parameters.noBoolean', { value: quote(value) }), item)
  if (type === 'INTEGER' && !digits.test(value) && !oneVariable.test(value))
    context.report('E015', at(place, 'value'), say('gtm.parameters.noInteger', { value: quote(value) }), item)
}

const checkShape = (context: Context, entry: Obj, type: string, place: Place, item: Item): void => {
  for (const key of ['list', 'map']) {
    const content = entry[key]
    if (content === undefined) continue
    const fits = key === 'list' ? type === 'LIST' : type === 'MAP'
    if (!fits) context.report('E012', at(place, key), say('gtm.parameters.notHeld', { type, key, wanted: key.toUpperCase() }), item)
    else if (!Array.isArray(content)) context.report('E012', at(place, key), say('gtm.parameters.contentNoList', { key, found: kindOf(content) }), item)
  }
  if ((type === 'LIST' || type === 'MAP') && entry.value !== undefined)
    context.report('E012', at(place, 'value'), say('gtm.parameters.valueBesideEntries', { type, key: type.toLowerCase() }), item)
}

type KeyRule = 'unique' | 'none' | 'free'

const checkOne = (context: Context, entry: unknown, place: Place, item: Item): void => {
  if (!isObj(entry)) {
    context.report('E012', place, say('gtm.parameters.noObject', { found: kindOf(entry) }), item)
    return
  }
  const { type } = entry
  if (checkType(context, type, place, item)) {
    checkValue(context, entry, type, place, item)
    checkShape(context, entry, type, place, item)
  } else checkValue(context, entry, '', place, item)
  if (Array.isArray(entry.list)) checkParameters(context, entry.list, at(place, 'list'), item, 'none')
  if (Array.isArray(entry.map)) checkParameters(context, entry.map, at(place, 'map'), item, 'unique')
}

const checkKey = (context: Context, key: unknown, seen: Set<unknown>, place: Place, item: Item): void => {
  if (typeof key !== 'string' || key === '') {
    context.report('E011', place, say('gtm.parameters.keyMissing', { found: key === '' ? say('gtm.found.empty') : kindOf(key) }), item)
  } else if (seen.has(key)) {
    context.report('E016', at(place, 'key'), say('gtm.parameters.keyTwice', { key: quote(key) }), item)
  }
  seen.add(key)
}

/**
 * A list of parameters and all that is nested in it.
 * @param keys 'unique' where each entry needs its own key (top level, MAP), 'none' where entries have no key (LIST).
 */
export const checkParameters = (context: Context, entries: unknown, place: Place, item: Item, keys: KeyRule = 'unique'): void => {
  if (entries === undefined) return
  if (!Array.isArray(entries)) {
    context.report('E012', place, say('gtm.parameters.noList', { found: kindOf(entries) }), item)
    return
  }
  const seen = new Set<unknown>()
  for (let index = 0; index < entries.length; index++) {
    const entry: unknown = entries[index]
    const own = at(place, index)
    checkOne(context, entry, own, item)
    if (keys === 'unique' && isObj(entry)) checkKey(context, entry.key, seen, own, item)
  }
}

/** A field that holds one Parameter object, such as a trigger's waitForTags. */
export const checkParameterField = (context: Context, value: unknown, place: Place, item: Item): void => {
  if (value === undefined) return
  if (isObj(value)) checkOne(context, value, place, item)
  else context.report('E046', place, say('gtm.parameters.fieldNoObject', { found: kindOf(value) }), item)
}
