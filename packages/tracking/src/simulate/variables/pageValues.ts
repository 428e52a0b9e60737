import type { Resolved } from '../outcomes.ts'
import type { Variable } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { isOn, parameterOf, textOfParameter } from '../container.ts'
import { textOf } from '../element.ts'
import { asText, known, notKnown, thrown } from '../known.ts'
import { matchesSelector } from '../matches.ts'
import type { Moment } from '../moment.ts'
import { type Page, plainMessage } from '../page.ts'
import { orDefault } from './orDefault.ts'
import { resolveText } from './texts.ts'

/** A first-party cookie; undefined where the page has none of the name. */
export const cookie = (moment: Moment, variable: Variable): Resolved => {
  const name = resolveText(moment, textOfParameter(parameterOf(variable, 'name')))
  if (!name.known) return name
  const { cookies } = moment.page
  const found = Object.hasOwn(cookies, asText(name.value)) ? cookies[asText(name.value)] : undefined
  if (found === undefined || !isOn(variable, 'decodeCookie')) return known(found)
  try {
    return known(decodeURIComponent(found))
  } catch {
    return thrown
  }
}

const locationKeys = new Set(['href', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'origin'])

/** What the steps tell of a browser's own objects; undefined for anything else. */
const ofBrowser = (page: Page, path: string): Resolved | undefined => {
  const location = /^(?:document\.)?location\.(\w+)$/.exec(path)?.[1]
  if (location !== undefined && locationKeys.has(location)) return known(page.url[location as 'href'])
  switch (path) {
    case 'document.title':
      return page.title === undefined ? notKnown(say('simulate.variables.title')) : known(page.title)
    case 'document.URL':
      return known(page.url.href)
    case 'document.referrer':
      return known(page.referrer)
    case 'document.cookie':
      return known(
        Object.entries(page.cookies)
          .map(([key, value]) => `${key}=${value}`)
          .join('; '),
      )
    case 'dataLayer':
      return known(page.messages.map(plainMessage))
    case 'dataLayer.length':
      return known(page.messages.length)
    default:
      return undefined
  }
}

/** A global variable by dotted name: the longest name that the page load gives, and what is inside of it. */
const given = (page: Page, path: string): Resolved | undefined => {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length--) {
    const root = keys.slice(0, length).join('.')
    if (!Object.hasOwn(page.globals, root)) continue
    let value = page.globals[root]
    for (const key of keys.slice(length)) {
      if (value === null || value === undefined) return known(undefined)
      value =
        typeof value === 'string' && key === 'length' ? value.length : Object.hasOwn(Object(value), key) ? (value as Record<string, unknown>)[key] : undefined
    }
    return known(value)
  }
  return undefined
}

/** A JavaScript variable of the page. */
export const global = (moment: Moment, variable: Variable): Resolved => {
  const name = resolveText(moment, textOfParameter(parameterOf(variable, 'name')))
  if (!name.known) return name
  const path = asText(name.value).replace(/^(?:window|self)\./, '')
  const value = given(moment.page, path) ?? ofBrowser(moment.page, path)
  return value === undefined ? notKnown(say('simulate.variables.global', { path })) : orDefault(moment, variable, value)
}

/** Google's container makes a text of what it finds, also of null. */
const missing = 'null'

/** A DOM variable: the text or an attribute of the first element that the selector finds, the text "null" where there is none. */
export const element = (moment: Moment, variable: Variable): Resolved => {
  const byId = textOfParameter(parameterOf(variable, 'selectorType')) !== 'CSS'
  const sought = resolveText(moment, textOfParameter(parameterOf(variable, byId ? 'elementId' : 'elementSelector')))
  const name = resolveText(moment, textOfParameter(parameterOf(variable, 'attributeName')))
  if (!sought.known) return sought
  if (!name.known) return name
  const { elements } = moment.page
  if (elements === undefined) return notKnown(say('simulate.variables.elements'))
  for (const node of elements) {
    const found = byId ? node.attribute('id') === asText(sought.value) : matchesSelector(node, asText(sought.value))
    if (found === 'unknown') return notKnown(say('simulate.conditions.wholePage', { selector: JSON.stringify(asText(sought.value)) }))
    if (!found) continue
    if (name.value) return known(node.attribute(asText(name.value)) ?? missing)
    const text = textOf(node)
    return text === undefined ? notKnown(say('simulate.variables.elementText', { element: node.tag })) : known(text)
  }
  return known(missing)
}
