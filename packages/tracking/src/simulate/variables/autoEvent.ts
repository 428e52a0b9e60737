import type { Resolved } from '../outcomes.ts'
import type { Variable } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { addressOf } from '../address.ts'
import { parameterOf, textOfParameter } from '../container.ts'
import { ElementNode } from '../element.ts'
import { asText, known, notKnown } from '../known.ts'
import type { Moment } from '../moment.ts'
import { component } from './addresses.ts'
import { elementText, seen } from './builtIns.ts'
import { resolveParameter, resolveText } from './texts.ts'
import { orDefault } from './orDefault.ts'

const keys: Readonly<Record<string, string>> = {
  ELEMENT: 'gtm.element',
  CLASSES: 'gtm.elementClasses',
  ID: 'gtm.elementId',
  TARGET: 'gtm.elementTarget',
  HISTORY_NEW_URL_FRAGMENT: 'gtm.newUrlFragment',
  HISTORY_OLD_URL_FRAGMENT: 'gtm.oldUrlFragment',
  HISTORY_NEW_STATE: 'gtm.newHistoryState',
  HISTORY_OLD_STATE: 'gtm.oldHistoryState',
  HISTORY_CHANGE_SOURCE: 'gtm.historyChangeSource',
}

const attribute = (moment: Moment, variable: Variable): Resolved => {
  const name = resolveText(moment, textOfParameter(parameterOf(variable, 'attribute')))
  if (!name.known) return name
  const element = moment.page.dataLayer.getFlat('gtm.element')
  if (!(element instanceof ElementNode)) return known(undefined)
  // An attribute that is missing or empty is one where no default stands in.
  const found = element.attribute(asText(name.value)) ?? ''
  const standIn = found === '' ? orDefault(moment, variable, known(undefined)) : known(undefined)
  return standIn.known && standIn.value === undefined ? known(found) : standIn
}

/** Whether a link leaves the site and the domains that belong to it. Of these a part is enough: `friend.example` also stands for `notfriend.example`. */
const outbound = (moment: Moment, variable: Variable, url: URL): Resolved => {
  const list = parameterOf(variable, 'affiliatedDomains')
  const resolved = list === undefined ? known([]) : resolveParameter(moment, list)
  if (!resolved.known) return resolved
  const domains = (Array.isArray(resolved.value) ? resolved.value : asText(resolved.value).split(','))
    .map((domain) => asText(domain).trim())
    .filter((domain) => domain !== '')
  const { hostname } = url
  // mailto:, tel: and the like lead to no host, and so away from the site.
  if (hostname === '') return known(true)
  const own = moment.page.url.hostname.replace(/^www\./, '')
  const inside = hostname === own || hostname.endsWith(`.${own}`) || own.endsWith(`.${hostname.replace(/^www\./, '')}`)
  return known(!inside && !domains.some((domain) => hostname.includes(domain)))
}

/** The parts of an address that is none: empty, but for the path. */
const partOfNothing = (moment: Moment, variable: Variable, asked: string): Resolved => {
  if (asked === 'IS_OUTBOUND') return known(false)
  if (asked === 'PATH') return known('/')
  const key = resolveText(moment, textOfParameter(parameterOf(variable, 'queryKey')))
  return asked === 'QUERY' && (!key.known || asText(key.value ?? '') !== '') ? known(undefined) : known('')
}

const link = (moment: Moment, variable: Variable): Resolved => {
  const asked = textOfParameter(parameterOf(variable, 'component')) || 'URL'
  const href = seen(moment.page.dataLayer.getFlat('gtm.elementUrl'))
  if (!href.known || asked === 'URL') return href
  const url = addressOf(asText(href.value ?? ''), moment.page.url.href)
  if (href.value === '' || href.value === undefined || url === undefined) return partOfNothing(moment, variable, asked)
  return asked === 'IS_OUTBOUND' ? outbound(moment, variable, url) : component(moment, variable, url)
}

const value = (moment: Moment, variable: Variable): Resolved => {
  const kind = textOfParameter(parameterOf(variable, 'varType'))
  const key = Object.hasOwn(keys, kind) ? keys[kind] : undefined
  if (key !== undefined) return seen(moment.page.dataLayer.getFlat(key))
  if (kind === 'TEXT') return elementText(moment)
  if (kind === 'URL') return link(moment, variable)
  if (kind === 'ATTRIBUTE') return attribute(moment, variable)
  return notKnown(kind === '' ? say('simulate.variables.autoEventUntyped') : say('simulate.variables.autoEventType', { type: kind }))
}

/** An auto-event variable: of the element or the change of the last event that had one. */
export const autoEvent = (moment: Moment, variable: Variable): Resolved => orDefault(moment, variable, value(moment, variable))
