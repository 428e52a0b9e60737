import { say } from '../sentences/say.ts'
import { anyText } from './anyText.ts'
import { checkConditions } from './conditions.ts'
import type { Context, Item } from './context.ts'
import { builtInTriggers, meantTriggerType, triggerTypes } from './enums.ts'
import { at } from './finding.ts'
import { checkParameterField, checkParameters, parameterOf } from './parameters.ts'
import { isObj, kindOf, listOf, quote } from './values.ts'

const checkTriggerType = (context: Context, item: Item): void => {
  const { type } = item.value
  if (typeof type !== 'string' || type === '') {
    context.report('E040', item.place, say('gtm.triggers.typeUnusable', { found: type === '' ? say('gtm.found.empty') : kindOf(type) }), item)
    return
  }
  if (triggerTypes.has(type)) return
  const place = at(item.place, 'type')
  const meant = meantTriggerType(type)
  if (meant === undefined) context.report('I040', place, say('gtm.triggers.typeUnknown', { type: quote(type) }), item)
  else context.report('E040', place, say('gtm.triggers.typeSpelling', { type: quote(type), meant }), item)
}

const checkCustomEvent = (context: Context, item: Item): void => {
  const filter = item.value.customEventFilter
  const place = at(item.place, 'customEventFilter')
  if (!Array.isArray(filter) || filter.length !== 1) {
    const found = filter === undefined ? say('gtm.found.none') : Array.isArray(filter) ? `${filter.length}` : kindOf(filter)
    context.report('E045', filter === undefined ? item.place : place, say('gtm.triggers.oneEventCondition', { found }), item)
    return
  }
  const [condition] = filter
  if (!isObj(condition)) return
  const index = listOf(condition.parameter).findIndex((entry) => isObj(entry) && entry.key === 'arg0')
  const arg0 = listOf(condition.parameter)[index]
  if (!isObj(arg0) || typeof arg0.value !== 'string' || arg0.value === '{{_event}}') return
  const where = at(at(at(at(place, 0), 'parameter'), index), 'value')
  context.report('W045', where, say('gtm.triggers.eventVariable', { found: quote(arg0.value) }), item)
}

const checkGroup = (context: Context, item: Item): void => {
  const list = parameterOf(item, 'triggerIds')?.list
  if (!Array.isArray(list) || list.length === 0) {
    context.report('E047', item.place, say('gtm.triggers.groupEmpty'), item)
    return
  }
  for (const entry of list) {
    const id = isObj(entry) ? entry.value : undefined
    if (typeof id !== 'string' || context.triggerIds.has(id) || builtInTriggers.has(id)) continue
    context.report('E047', at(item.place, 'parameter'), say('gtm.triggers.groupMember', { trigger: quote(id) }), item)
  }
}

const conditionFields = ['customEventFilter', 'filter', 'autoEventFilter']
const parameterFields = ['waitForTags', 'checkValidation', 'waitForTagsTimeout', 'uniqueTriggerId', 'eventName', 'interval', 'limit']

/** Type, conditions, parameters and the fields of each trigger type. */
export const checkTriggers = (context: Context): void => {
  for (const item of context.items.trigger) {
    checkTriggerType(context, item)
    const id = item.value.triggerId
    const builtIn = typeof id === 'string' ? builtInTriggers.get(id) : undefined
    if (builtIn !== undefined)
      context.report('W046', at(item.place, 'triggerId'), say('gtm.triggers.idOfBuiltIn', { id: quote(anyText(id)), name: builtIn.name }), item)
    for (const field of conditionFields) checkConditions(context, item.value[field], at(item.place, field), item)
    for (const field of parameterFields) checkParameterField(context, item.value[field], at(item.place, field), item)
    checkParameters(context, item.value.parameter, at(item.place, 'parameter'), item)
    if (item.type === 'CUSTOM_EVENT') checkCustomEvent(context, item)
    if (item.type === 'TRIGGER_GROUP') checkGroup(context, item)
    if (item.type === 'TIMER' && item.value.interval === undefined) context.report('E060', item.place, say('gtm.triggers.intervalMissing'), item)
  }
}
