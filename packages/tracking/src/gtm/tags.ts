import { say } from '../sentences/say.ts'
import { checkConsent } from './consent.ts'
import type { Context, Item } from './context.ts'
import { builtInTriggers, firingOptions, meantSpelling } from './enums.ts'
import { at } from './finding.ts'
import { checkParameterField, checkParameters, parameterOf, parameterText } from './parameters.ts'
import { adsTypes } from './typeFacts.ts'
import { isObj, kindOf, listOf, quote } from './values.ts'

const checkTriggerIds = (context: Context, item: Item, field: string): void => {
  const ids = item.value[field]
  if (ids === undefined) return
  const place = at(item.place, field)
  if (!Array.isArray(ids)) {
    context.report('E050', place, say('gtm.tags.triggersNoList', { field, found: kindOf(ids) }), item)
    return
  }
  for (const [index, id] of ids.entries()) {
    const own = at(place, index)
    if (typeof id !== 'string') {
      context.report('E050', own, say('gtm.tags.triggerNoText', { found: kindOf(id) }), item)
      continue
    }
    if (context.triggerIds.has(id)) continue
    const builtIn = builtInTriggers.get(id)
    // Which built-in triggers app and AMP containers have was never observed.
    if (builtIn === undefined && context.usage !== 'WEB' && context.usage !== 'SERVER' && /^21474795\d\d$/.test(id)) continue
    if (builtIn === undefined) context.report('E050', own, say('gtm.tags.triggerMissing', { trigger: quote(id) }), item)
    else if (builtIn.server !== (context.usage === 'SERVER'))
      context.report('E055', own, say('gtm.tags.builtInTriggerMissing', { id, name: builtIn.name }), item)
  }
}

const checkFiring = (context: Context, item: Item, wanted: ReadonlySet<string>): void => {
  const { tagFiringOption: option, paused } = item.value
  if (option !== undefined && (typeof option !== 'string' || !firingOptions.has(option))) {
    const meant = typeof option === 'string' ? meantSpelling(option, firingOptions) : undefined
    const said = typeof option === 'string' ? quote(option) : kindOf(option)
    const advice = meant === undefined ? say('gtm.tags.writeFiringOption') : say('gtm.write', { meant })
    context.report('E051', at(item.place, 'tagFiringOption'), say('gtm.tags.firingOptionInvalid', { found: said, advice }), item)
  }
  if (paused !== undefined && typeof paused !== 'boolean')
    context.report('E057', at(item.place, 'paused'), say('gtm.tags.pausedNoBoolean', { found: kindOf(paused) }), item)
  const hasTrigger = listOf(item.value.firingTriggerId).length > 0
  if (!hasTrigger && !wanted.has(item.name) && paused !== true) context.report('W050', item.place, say('gtm.tags.neverRuns'), item)
}

const checkDestination = (context: Context, item: Item): void => {
  const override = parameterText(item, 'measurementIdOverride') !== ''
  const reference = parameterText(item, 'measurementId')
  if (override === (reference !== '')) {
    const message = override ? say('gtm.tags.bothIds') : say('gtm.tags.noId')
    context.report('E061', item.place, message, item)
    return
  }
  const direct = parameterOf(item, 'measurementIdOverride')
  if (override && direct?.type !== 'TEMPLATE' && direct?.type !== 'template') context.report('E061', item.place, say('gtm.tags.overrideNoTemplate'), item)
  if (reference !== '' && parameterOf(item, 'measurementId')?.type !== 'TAG_REFERENCE') context.report('E061', item.place, say('gtm.tags.idNoReference'), item)
}

const checkTagReferences = (context: Context, item: Item): void => {
  for (const [index, entry] of listOf(item.value.parameter).entries()) {
    if (!isObj(entry) || entry.type !== 'TAG_REFERENCE' || typeof entry.value !== 'string' || entry.value === '') continue
    if (context.tagNames.has(entry.value) || entry.value === 'none') continue
    const place = at(at(at(item.place, 'parameter'), index), 'value')
    context.report('E054', place, say('gtm.tags.tagMissing', { tag: quote(entry.value) }), item)
  }
}

const checkConversionId = (context: Context, item: Item): void => {
  const id = parameterText(item, 'conversionId')
  if (id === '' || /^\d+$/.test(id) || id.includes('{{')) return
  const message = /^AW-/i.test(id) ? say('gtm.tags.conversionIdPrefixed', { id: quote(id) }) : say('gtm.tags.conversionIdInvalid', { id: quote(id) })
  context.report('E062', item.place, message, item)
}

/** Parameters, triggers, consent and the rules of single tag types. */
export const checkTags = (context: Context): void => {
  const wanted = new Set<string>()
  for (const { value } of context.items.tag)
    for (const entry of [...listOf(value.setupTag), ...listOf(value.teardownTag)])
      if (isObj(entry) && typeof entry.tagName === 'string') wanted.add(entry.tagName)
  for (const item of context.items.tag) {
    checkParameters(context, item.value.parameter, at(item.place, 'parameter'), item)
    checkParameterField(context, item.value.priority, at(item.place, 'priority'), item)
    checkParameterField(context, item.value.monitoringMetadata, at(item.place, 'monitoringMetadata'), item)
    checkTriggerIds(context, item, 'firingTriggerId')
    checkTriggerIds(context, item, 'blockingTriggerId')
    checkFiring(context, item, wanted)
    checkConsent(context, item)
    checkTagReferences(context, item)
    if (item.type === 'gaawe') checkDestination(context, item)
    if (adsTypes.has(item.type)) checkConversionId(context, item)
  }
}
