import type { Item } from '../../gtm/context.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { tagTypesWith } from '../../tagTypes/index.ts'
import { saidList } from '../../sentences/list.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { replacement } from '../patch.ts'
import { activeTags, conditionsOf, firing, literal, onEveryPage, valuePlace } from '../read.ts'
import { sources } from '../sources.ts'

const conversionTypes = tagTypesWith(({ isConversion }) => isConversion === true)
const webConversionTypes = tagTypesWith(({ isConversion, runsIn }) => isConversion === true && runsIn === 'WEB')

const conversions = (audit: Audit): readonly Item[] => audit.context.items.tag.filter(({ type }) => conversionTypes.includes(type))

function* incomplete(audit: Audit): Generator<Fault> {
  for (const item of conversions(audit)) {
    const gone = ['conversionId', 'conversionLabel'].filter((key) => parameterText(item, key) === '')
    const id = literal(audit, parameterText(item, 'conversionId')) ?? ''
    const bare = /^AW-(\d+)$/i.exec(parameterText(item, 'conversionId'))?.[1]
    if (gone.length > 0)
      yield {
        item,
        message: say('audit.ads.conversionIncomplete', { tag: quote(item.name), keys: saidList(gone) }),
      }
    else if (/^AW-/i.test(id))
      yield {
        item,
        place: valuePlace(item, 'conversionId'),
        message: say('audit.ads.conversionIdPrefixed', { id: quote(id) }),
        fix: bare === undefined ? undefined : replacement(valuePlace(item, 'conversionId'), bare, say('audit.ads.conversionIdBare.fix', { id: bare })),
      }
  }
}

function* noLinker(audit: Audit): Generator<Fault> {
  const [item] = audit.web ? activeTags(audit, ...tagTypesWith(({ needsLinker }) => needsLinker === true)) : []
  if (item !== undefined && activeTags(audit, 'gclidw').length === 0)
    yield {
      item,
      message: say('audit.ads.linkerMissing', { tag: quote(item.name) }),
    }
}

function* everywhere(audit: Audit): Generator<Fault> {
  for (const item of activeTags(audit, ...webConversionTypes))
    if (firing(item).some((id) => onEveryPage(audit, id)))
      yield {
        item,
        message: say('audit.ads.conversionEverywhere', { tag: quote(item.name) }),
      }
}

/** Whether a conversion is an order, by its name or by the event it waits for. */
const isOrder = (audit: Audit, item: Item): boolean =>
  /purchase|\border\b|\bsale\b|transaction/i.test(item.name) ||
  firing(item).some((id) => {
    const trigger = audit.triggers.get(id)
    return (
      trigger !== undefined &&
      conditionsOf(trigger).some(({ variable, value, negated }) => variable === '{{_event}}' && !negated && /purchase|order/i.test(value))
    )
  })

function* noOrderId(audit: Audit): Generator<Fault> {
  for (const item of activeTags(audit, ...webConversionTypes))
    if (parameterText(item, 'orderId') === '' && isOrder(audit, item))
      yield {
        item,
        message: say('audit.ads.orderIdMissing', { tag: quote(item.name) }),
      }
}

export const adsRules: readonly AuditRule[] = [
  { id: 'A90', name: 'awct-missing-label', area: 'ads', severity: 'error', source: sources.tags, check: incomplete },
  { id: 'A91', name: 'conversion-linker-missing', area: 'ads', severity: 'warning', source: sources.practice, wholeOnly: true, check: noLinker },
  { id: 'A92', name: 'conversion-on-all-pages', area: 'ads', severity: 'warning', source: sources.practice, check: everywhere },
  { id: 'A93', name: 'no-order-id', area: 'ads', severity: 'info', source: sources.practice, check: noOrderId },
]
