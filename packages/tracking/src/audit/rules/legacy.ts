import { parameterOf, parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { tagTypesWith } from '../../tagTypes/index.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { removal } from '../patch.ts'
import { valuePlace } from '../read.ts'
import { sources } from '../sources.ts'
import { textsOf } from '../uses.ts'

const oldTags: ReadonlySet<string> = new Set(tagTypesWith(({ isOutdated }) => isOutdated === true))
const propertyId = /\bUA-\d{4,10}-\d{1,4}\b/

function* universal({ context, uses }: Audit): Generator<Fault> {
  for (const item of context.items.tag)
    if (oldTags.has(item.type))
      yield {
        item,
        message: say('audit.legacy.universalTag', { tag: quote(item.name) }),
        fix: uses.tags.has(item.name) ? undefined : removal(item, say('audit.legacy.universalTag.fix', { tag: quote(item.name) })),
      }
  for (const item of context.items.variable)
    if (item.type === 'gas')
      yield {
        item,
        message: say('audit.legacy.universalSettings', { variable: quote(item.name) }),
        fix: uses.variables.has(item.name) ? undefined : removal(item, say('audit.legacy.universalSettings.fix', { variable: quote(item.name) })),
      }
  for (const item of [...context.items.tag, ...context.items.variable]) {
    if (oldTags.has(item.type) || item.type === 'gas') continue
    for (const { text, place } of textsOf(item)) {
      const id = propertyId.exec(text)?.[0]
      if (id === undefined) continue
      yield {
        item,
        place,
        message: say('audit.legacy.universalId', { id: quote(id) }),
      }
      break
    }
  }
}

function* oldGa4({ context }: Audit): Generator<Fault> {
  for (const item of context.items.tag) {
    if (item.type === 'gaawc')
      yield {
        item,
        message: say('audit.legacy.configurationTag', { tag: quote(item.name) }),
      }
    else if (item.type === 'gaawe' && parameterOf(item, 'measurementId')?.type === 'TAG_REFERENCE')
      yield {
        item,
        message: say('audit.legacy.tagReference', { tag: quote(item.name) }),
      }
  }
}

const oldPaths =
  /\becommerce\.(?:purchase|checkout|add|remove|detail|refund|click|impressions|promoClick|promoView|checkout_option)\b(?=\.|\b)|\bactionField\b|\becommerce\.\S{0,200}\bproducts\b/

function* oldShop({ context }: Audit): Generator<Fault> {
  for (const item of context.items.variable) {
    const key = item.type === 'v' ? 'name' : item.type === 'jsm' ? 'javascript' : ''
    const path = key === '' ? undefined : oldPaths.exec(parameterText(item, key))?.[0]
    if (path !== undefined)
      yield {
        item,
        place: valuePlace(item, key),
        message: say('audit.legacy.universalPath', { path: quote(path) }),
      }
  }
}

export const legacyRules: readonly AuditRule[] = [
  { id: 'A45', name: 'ua-leftover', area: 'legacy', severity: 'error', source: sources.tags, check: universal },
  { id: 'A46', name: 'gaawc-legacy', area: 'legacy', severity: 'warning', source: sources.tags, check: oldGa4 },
  { id: 'A47', name: 'ua-ecommerce-path', area: 'legacy', severity: 'warning', source: sources.dataLayer, check: oldShop },
]
