import type { Resolved } from '@tagmason/domain'
import type { Variable } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { addressOf } from '../address.ts'
import { parameterOf, textOfParameter } from '../container.ts'
import { ElementNode } from '../element.ts'
import { asText, known, notKnown } from '../known.ts'
import type { Moment } from '../moment.ts'
import { component } from './addresses.ts'
import { elementText, seen } from './builtIns.ts'
import { resolveParameter, resolveText } from './resolve.ts'
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
  return known(element instanceof ElementNode ? element.attribute(asText(name.value)) : undefined)
}

/** Whether a link leaves the site and the domains that belong to it. */
const outbound = (moment: Moment, variable: Variable, url: URL): Resolved => {
  const list = parameterOf(variable, 'affiliatedDomains')
  const resolved = list === undefined ? known([]) : resolveParameter(moment, list)
  if (!resolved.known) return resolved
  const domains = (Array.isArray(resolved.value) ? resolved.value : asText(resolved.value).split(','))
    .map((domain) => asText(domain).trim())
    .filter((domain) => domain !== '')
  const { hostname } = url
  const own = moment.page.url.hostname
  if (hostname === '' || hostname === own || domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))) return known(false)
  if (hostname.endsWith(`.${own.replace(/^www\./, '')}`) || own.endsWith(`.${hostname}`))
    return notKnown(say`Google does not document whether ${hostname} counts as another site than ${own}: list it among the affiliated domains.`)
  return known(true)
}

const link = (moment: Moment, variable: Variable): Resolved => {
  const asked = textOfParameter(parameterOf(variable, 'component')) || 'URL'
  const href = seen(moment.page.dataLayer.getFlat('gtm.elementUrl'))
  if (!href.known || asked === 'URL' || href.value === undefined) return href
  const url = addressOf(asText(href.value), moment.page.url.href)
  if (href.value === '' || url === undefined) return known(asked === 'IS_OUTBOUND' ? false : '')
  return asked === 'IS_OUTBOUND' ? outbound(moment, variable, url) : component(moment, variable, url)
}

const value = (moment: Moment, variable: Variable): Resolved => {
  const kind = textOfParameter(parameterOf(variable, 'varType'))
  const key = Object.hasOwn(keys, kind) ? keys[kind] : undefined
  if (key !== undefined) return seen(moment.page.dataLayer.getFlat(key))
  if (kind === 'TEXT') return elementText(moment)
  if (kind === 'URL') return link(moment, variable)
  if (kind === 'ATTRIBUTE') return attribute(moment, variable)
  return notKnown(kind === '' ? say`An auto-event variable without a type is not simulated.` : say`${kind} is not simulated.`)
}

/** An auto-event variable: of the element or the change of the last event that had one. */
export const autoEvent = (moment: Moment, variable: Variable): Resolved => orDefault(moment, variable, value(moment, variable))
