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
    context.report(
      'E040',
      item.place,
      say`The trigger's type is ${type === '' ? say`empty` : kindOf(type)}, so it never fires: write one such as PAGEVIEW or CUSTOM_EVENT.`,
      item,
    )
    return
  }
  if (triggerTypes.has(type)) return
  const place = at(item.place, 'type')
  const meant = meantTriggerType(type)
  if (meant === undefined)
    context.report('I040', place, say`The trigger type ${quote(type)} is not known here, so it is kept as it is and its fields are not checked.`, item)
  else context.report('E040', place, say`The trigger type ${quote(type)} is not the spelling of an export file, so write ${meant}.`, item)
}

const checkCustomEvent = (context: Context, item: Item): void => {
  const filter = item.value.customEventFilter
  const place = at(item.place, 'customEventFilter')
  if (!Array.isArray(filter) || filter.length !== 1) {
    const found = filter === undefined ? say`none` : Array.isArray(filter) ? `${filter.length}` : kindOf(filter)
    context.report(
      'E045',
      filter === undefined ? item.place : place,
      say`A CUSTOM_EVENT trigger needs exactly one customEventFilter condition (found ${found}), so say there which event it waits for.`,
      item,
    )
    return
  }
  const [condition] = filter
  if (!isObj(condition)) return
  const index = listOf(condition.parameter).findIndex((entry) => isObj(entry) && entry.key === 'arg0')
  const arg0 = listOf(condition.parameter)[index]
  if (!isObj(arg0) || typeof arg0.value !== 'string' || arg0.value === '{{_event}}') return
  const where = at(at(at(at(place, 0), 'parameter'), index), 'value')
  context.report(
    'W045',
    where,
    say`The event condition compares ${quote(arg0.value)} where every genuine file has {{_event}}, so the trigger may never fire: write {{_event}}.`,
    item,
  )
}

const checkGroup = (context: Context, item: Item): void => {
  const list = parameterOf(item, 'triggerIds')?.list
  if (!Array.isArray(list) || list.length === 0) {
    context.report('E047', item.place, say`This trigger group has no triggerIds, so it never fires: list the triggers it waits for.`, item)
    return
  }
  for (const entry of list) {
    const id = isObj(entry) ? entry.value : undefined
    if (typeof id !== 'string' || context.triggerIds.has(id)) continue
    context.report(
      'E047',
      at(item.place, 'parameter'),
      say`The trigger group waits for trigger ${quote(id)}, which is not in the file: add it or take it out of the group.`,
      item,
    )
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
      context.report(
        'W046',
        at(item.place, 'triggerId'),
        say`The id ${quote(anyText(id))} belongs to the built-in trigger ${builtIn.name}, which needs no object, so remove this trigger.`,
        item,
      )
    for (const field of conditionFields) checkConditions(context, item.value[field], at(item.place, field), item)
    for (const field of parameterFields) checkParameterField(context, item.value[field], at(item.place, field), item)
    checkParameters(context, item.value.parameter, at(item.place, 'parameter'), item)
    if (item.type === 'CUSTOM_EVENT') checkCustomEvent(context, item)
    if (item.type === 'TRIGGER_GROUP') checkGroup(context, item)
    if (item.type === 'TIMER' && item.value.interval === undefined)
      context.report('E060', item.place, say`This TIMER trigger has no interval, so it never fires: add one in milliseconds as a TEMPLATE parameter.`, item)
  }
}
