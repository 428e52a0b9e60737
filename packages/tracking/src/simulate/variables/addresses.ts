import type { Resolved } from '../outcomes.ts'
import type { Variable } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { addressOf, type PartOptions, partOf } from '../address.ts'
import { isOn, parameterOf, textOfParameter } from '../container.ts'
import { asText, known, notKnown } from '../known.ts'
import type { Moment } from '../moment.ts'
import { resolveParameter, resolveText } from './texts.ts'

/** The part of an address that a variable asks for, under `component`; the whole where it asks for none. */
export const component = (moment: Moment, variable: Variable, url: URL): Resolved => {
  const asked = textOfParameter(parameterOf(variable, 'component')) || 'URL'
  const key = resolveText(moment, textOfParameter(parameterOf(variable, 'queryKey')))
  if (!key.known) return key
  const pages = parameterOf(variable, 'defaultPages')
  const defaultPages = pages === undefined ? known([]) : resolveParameter(moment, pages)
  if (!defaultPages.known) return defaultPages
  const options: PartOptions = {
    queryKey: key.value === undefined || key.value === null ? '' : asText(key.value),
    stripWww: isOn(variable, 'stripWww'),
    defaultPages: Array.isArray(defaultPages.value) ? defaultPages.value.map(asText) : [],
  }
  const part = partOf(url, asked, options)
  return part === null ? notKnown(say('simulate.variables.noPart', { part: asked })) : known(part)
}

/** A URL variable: of the page, or of what "URL source" names. */
export const address = (moment: Moment, variable: Variable): Resolved => {
  const source = textOfParameter(parameterOf(variable, 'customUrlSource'))
  if (source === '') return component(moment, variable, moment.page.url)
  const resolved = resolveText(moment, source)
  if (!resolved.known) return resolved
  if (!resolved.value) return component(moment, variable, moment.page.url)
  if ((textOfParameter(parameterOf(variable, 'component')) || 'URL') === 'URL') return resolved
  const url = addressOf(asText(resolved.value), moment.page.url.href)
  return url === undefined ? notKnown(say('simulate.variables.noAddress', { text: JSON.stringify(asText(resolved.value)) })) : component(moment, variable, url)
}

/** A referrer variable; empty where the visitor came from nowhere. */
export const referrer = (moment: Moment, variable: Variable): Resolved => {
  const url = addressOf(moment.page.referrer)
  return url === undefined ? known(moment.page.referrer) : component(moment, variable, url)
}
