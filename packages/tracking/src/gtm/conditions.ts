import { say, type Words } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { conditionTypes, meantSpelling } from './enums.ts'
import { at, type Place } from './finding.ts'
import { checkParameters } from './parameters.ts'
import { isObj, kindOf, listOf, quote, type Obj } from './values.ts'

const oneVariable = /^\{\{[^{}]+\}\}$/
const numeric = new Set(['LESS', 'LESS_OR_EQUALS', 'GREATER', 'GREATER_OR_EQUALS'])
const negations = /^(?:NOT_?|DOES_?NOT_?|IS_?NOT_?)|(?:_NOT$)/i

/** Why a text is no regular expression, or null; variables in it stand for any text and inline flags are left out. */
export const regexFault = (source: string): Words | null => {
  if (source.includes('{{')) return null
  try {
    RegExp(source.replace(/^\(\?[a-z]+\)/, ''))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : say('gtm.regex.unreadable')
  }
}

const checkConditionType = (context: Context, type: unknown, place: Place, item: Item): void => {
  if (typeof type === 'string' && conditionTypes.has(type)) return
  const where = type === undefined ? place : at(place, 'type')
  if (typeof type !== 'string') {
    context.report('E041', where, say('gtm.conditions.typeUnusable', { found: kindOf(type) }), item)
    return
  }
  const meant = meantSpelling(type, conditionTypes)
  const message =
    meant !== undefined
      ? say('gtm.conditions.typeSpelling', { type: quote(type), meant })
      : negations.test(type)
        ? say('gtm.conditions.typeNegative', { type: quote(type) })
        : say('gtm.conditions.typeUnknown', { type: quote(type) })
  context.report('E041', where, message, item)
}

interface Argument {
  readonly value: string | undefined
  readonly place: Place
}

const argument = (condition: Obj, key: string, place: Place): Argument | undefined => {
  for (const [index, entry] of listOf(condition.parameter).entries()) {
    if (!isObj(entry) || entry.key !== key) continue
    return { value: typeof entry.value === 'string' ? entry.value : undefined, place: at(at(at(place, 'parameter'), index), 'value') }
  }
  return undefined
}

const checkArguments = (context: Context, condition: Obj, place: Place, item: Item): void => {
  const arg0 = argument(condition, 'arg0', place)
  const arg1 = argument(condition, 'arg1', place)
  if (arg0 === undefined) context.report('E042', place, say('gtm.conditions.leftMissing'), item)
  else if (!oneVariable.test(arg0.value ?? ''))
    context.report('E042', arg0.place, say('gtm.conditions.leftNoVariable', { found: quote(arg0.value ?? '') }), item)
  if (arg1 === undefined) {
    context.report('E043', place, say('gtm.conditions.rightMissing'), item)
    return
  }
  const { value } = arg1
  if (
    typeof condition.type === 'string' &&
    numeric.has(condition.type) &&
    value !== undefined &&
    !value.includes('{{') &&
    (value.trim() === '' || Number.isNaN(Number(value)))
  )
    context.report('W110', arg1.place, say('gtm.conditions.rightNoNumber', { type: condition.type, found: quote(value) }), item)
  const fault = condition.type === 'MATCH_REGEX' && arg1.value !== undefined ? regexFault(arg1.value) : null
  if (fault !== null) context.report('E044', arg1.place, say('gtm.conditions.regexInvalid', { text: quote(arg1.value ?? ''), fault }), item)
}

/** A list of conditions, such as a trigger's filter. */
export const checkConditions = (context: Context, conditions: unknown, place: Place, item: Item): void => {
  if (conditions === undefined) return
  if (!Array.isArray(conditions)) {
    context.report('E048', place, say('gtm.conditions.noList', { found: kindOf(conditions) }), item)
    return
  }
  for (const [index, condition] of conditions.entries()) {
    const own = at(place, index)
    if (!isObj(condition)) {
      context.report('E048', own, say('gtm.conditions.noObject', { found: kindOf(condition) }), item)
      continue
    }
    checkConditionType(context, condition.type, own, item)
    checkParameters(context, condition.parameter, at(own, 'parameter'), item)
    checkArguments(context, condition, own, item)
  }
}
