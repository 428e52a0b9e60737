import { say } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { at } from './finding.ts'
import { parameterText } from './parameters.ts'
import { isObj, listOf, quote } from './values.ts'

const usable = (list: string, units: string): boolean =>
  list.includes('{{') ||
  (list !== '' && list.split(',').every((one) => /^\s*\d+(?:\.\d+)?\s*$/.test(one) && (units !== 'PERCENT' || (Number(one) > 0 && Number(one) <= 100))))

const checkScroll = (context: Context, item: Item): void => {
  const lists: string[] = []
  for (const way of ['vertical', 'horizontal']) {
    if (parameterText(item, `${way}ThresholdOn`) === 'false') continue
    const units = parameterText(item, `${way}ThresholdUnits`) || 'PERCENT'
    const key = `${way}Thresholds${units === 'PERCENT' ? 'Percent' : 'Pixels'}`
    const list = parameterText(item, key)
    if (list === '') continue
    lists.push(list)
    if (!usable(list, units)) context.report('W107', item.place, say('gtm.triggerFields.thresholds', { key, found: quote(list) }), item)
  }
  if (lists.length === 0) context.report('W107', item.place, say('gtm.triggerFields.thresholdsMissing'), item)
}

const checkTimer = (context: Context, item: Item): void => {
  const { interval } = item.value
  if (!isObj(interval) || typeof interval.value !== 'string' || interval.value.includes('{{')) return
  if (/^\d+$/.test(interval.value) && Number(interval.value) > 0) return
  const message = say('gtm.triggerFields.intervalNoNumber', { interval: quote(interval.value) })
  context.report('W108', at(at(item.place, 'interval'), 'value'), message, item)
}

const checkVisibility = (context: Context, item: Item): void => {
  const key = parameterText(item, 'selectorType') === 'ID' ? 'elementId' : 'elementSelector'
  if (parameterText(item, key) !== '' || (parameterText(item, 'selectorType') === '' && parameterText(item, 'elementId') !== '')) return
  context.report('W109', item.place, say('gtm.triggerFields.elementMissing', { key }), item)
}

/** The fields without which a trigger of the type never fires, and tags that one trigger both fires and blocks. */
export const checkTriggerFields = (context: Context): void => {
  for (const item of context.items.trigger) {
    if (item.type === 'SCROLL_DEPTH') checkScroll(context, item)
    if (item.type === 'TIMER') checkTimer(context, item)
    if (item.type === 'ELEMENT_VISIBILITY') checkVisibility(context, item)
  }
  for (const item of context.items.tag) {
    const blocking = new Set(listOf(item.value.blockingTriggerId))
    const both = listOf(item.value.firingTriggerId).find((id) => blocking.has(id))
    if (typeof both === 'string') context.report('W111', item.place, say('gtm.triggerFields.firesAndBlocks', { trigger: quote(both) }), item)
  }
}
