import type { PageElement } from '@tagmason/domain'
import type { Variable } from '../gtm/model.ts'
import { isOn, parameterOf, type Runnable, textOfParameter } from '../simulate/container.ts'
import { elementsFor } from './elementFor.ts'
import { regexSamples } from './regexSample.ts'
import { putAt, withPart, type World } from './world.ts'

/** Built-in variables by what of the world they are. */
const elementParts: Readonly<Record<string, 'id' | 'classes' | 'text' | 'href' | 'target'>> = {
  CLICK_ID: 'id',
  CLICK_CLASSES: 'classes',
  CLICK_TEXT: 'text',
  CLICK_URL: 'href',
  CLICK_TARGET: 'target',
  FORM_ID: 'id',
  FORM_CLASSES: 'classes',
  FORM_TEXT: 'text',
  FORM_URL: 'href',
  FORM_TARGET: 'target',
  ID: 'id',
  CLASSES: 'classes',
  TEXT: 'text',
  TARGET: 'target',
}
const addressParts: Readonly<Record<string, string>> = { PAGE_URL: 'URL', PAGE_HOSTNAME: 'HOST', PAGE_PATH: 'PATH' }
const saidKeys: Readonly<Record<string, string>> = {
  ERROR_MESSAGE: 'message',
  ERROR_URL: 'url',
  ERROR_LINE: 'line',
  NEW_HISTORY_FRAGMENT: 'fragment',
  HISTORY_NEW_URL_FRAGMENT: 'fragment',
  HISTORY_SOURCE: 'source',
  HISTORY_CHANGE_SOURCE: 'source',
  VIDEO_TITLE: 'title',
  VIDEO_URL: 'url',
  VIDEO_STATUS: 'status',
  VIDEO_PERCENT: 'percent',
  VIDEO_CURRENT_TIME: 'seconds',
  VIDEO_DURATION: 'duration',
  SCROLL_DEPTH_THRESHOLD: 'depth',
}

const withAttribute = (element: PageElement, name: string, value: string): PageElement => ({ ...element, attributes: { ...element.attributes, [name]: value } })

const withElementPart = (element: PageElement, part: 'id' | 'classes' | 'text' | 'href' | 'target', value: string): PageElement => {
  if (part === 'target') return withAttribute(element, 'target', value)
  if (part === 'href' && element.tag === 'form') return withAttribute(element, 'action', value)
  return { ...element, [part]: value }
}

const elementWorld = (world: World, selector: string): World | undefined => {
  const [found] = elementsFor(selector)
  return found === undefined
    ? undefined
    : { ...world, element: { ...world.element, ...found, attributes: { ...world.element.attributes, ...found.attributes } } }
}

const numeric = /^-?\d{1,15}(?:\.\d{1,9})?$/
/** Pages push numbers as numbers. */
const asPushed = (text: string): unknown => (numeric.test(text) && String(Number(text)) === text ? Number(text) : text)

const reference = /^\{\{([^{}]+)\}\}$/
const inner = (container: Runnable, world: World, text: string, value: string): World | undefined => {
  const name = reference.exec(text)?.[1]
  return name === undefined ? undefined : give(container, world, name, value)
}

const address = (container: Runnable, world: World, variable: Variable, value: string): World | undefined => {
  const component = textOfParameter(parameterOf(variable, 'component')) || 'URL'
  const source = textOfParameter(parameterOf(variable, 'customUrlSource'))
  const changed = withPart(world.url, component, value, textOfParameter(parameterOf(variable, 'queryKey')))
  return source === '' ? { ...world, url: changed } : inner(container, world, source, changed)
}

const autoEvent = (world: World, variable: Variable, value: string): World | undefined => {
  const kind = textOfParameter(parameterOf(variable, 'varType'))
  const { element } = world
  if (kind === 'ELEMENT') return elementWorld(world, value)
  if (kind === 'ATTRIBUTE') return { ...world, element: withAttribute(element, textOfParameter(parameterOf(variable, 'attribute')), value) }
  if (kind === 'URL') {
    const component = textOfParameter(parameterOf(variable, 'component')) || 'URL'
    if (component === 'IS_OUTBOUND') return { ...world, element: { ...element, href: value === 'true' ? 'https://elsewhere.example/' : '/inside' } }
    return {
      ...world,
      element: { ...element, href: withPart(element.href ?? world.url, component, value, textOfParameter(parameterOf(variable, 'queryKey'))) },
    }
  }
  return ofBuiltIn(world, kind, value)
}

const table = (container: Runnable, world: World, variable: Variable, value: string): World | undefined => {
  const input = textOfParameter(parameterOf(variable, 'input'))
  const rows = parameterOf(variable, 'map')?.list ?? []
  const cell = (row: (typeof rows)[number], key: string) => textOfParameter(row.map?.find((entry) => entry.key === key))
  const row = rows.find((one) => cell(one, 'value') === value)
  const key = row === undefined ? 'in no row' : cell(row, 'key')
  const text = row !== undefined && variable.type === 'remm' ? (regexSamples(key, isOn(variable, 'ignoreCase') ? 'i' : '')[0] ?? key) : key
  return inner(container, world, input, text)
}

const ofBuiltIn = (world: World, type: string, value: string): World | undefined => {
  const part = elementParts[type]
  if (part !== undefined) return { ...world, element: withElementPart(world.element, part, value) }
  const component = addressParts[type]
  if (component !== undefined) return { ...world, url: withPart(world.url, component, value) }
  if (type === 'CLICK_ELEMENT' || type === 'FORM_ELEMENT') return elementWorld(world, value)
  if (type === 'REFERRER') return { ...world, referrer: value }
  if (type === 'EVENT') return { ...world, event: value }
  const key = saidKeys[type]
  return key === undefined ? undefined : { ...world, said: { ...world.said, [key]: value } }
}

const ofVariable = (container: Runnable, world: World, variable: Variable, value: string): World | undefined => {
  const text = (key: string) => textOfParameter(parameterOf(variable, key))
  switch (variable.type) {
    case 'v': {
      const name = text('name').replaceAll('\\.', '.')
      const path = text('dataLayerVersion') === '2' ? name.split('.') : [name]
      return { ...world, data: putAt(world.data, path, asPushed(value)) as World['data'] }
    }
    case 'j':
      if (text('name') === 'document.title') return { ...world, title: value }
      return { ...world, globals: { ...world.globals, [text('name').replace(/^(?:window|self)\./, '')]: value } }
    case 'k':
      return { ...world, cookies: { ...world.cookies, [text('name')]: isOn(variable, 'decodeCookie') ? encodeURIComponent(value) : value } }
    case 'u':
      return address(container, world, variable, value)
    case 'f':
      return { ...world, referrer: withPart(world.referrer ?? 'https://before.example/', text('component') || 'URL', value, text('queryKey')) }
    case 'e':
      return { ...world, event: value }
    case 'aev':
      return autoEvent(world, variable, value)
    case 'd': {
      const selector = text('selectorType') === 'CSS' ? text('elementSelector') : `[id=${JSON.stringify(text('elementId'))}]`
      const [found] = elementsFor(selector)
      if (found === undefined) return undefined
      const name = text('attributeName')
      return { ...world, elements: [name === '' ? { ...found, text: value } : withAttribute(found, name, value), ...world.elements] }
    }
    case 'smm':
    case 'remm':
      return table(container, world, variable, value)
    default:
      return undefined
  }
}

/** The world in which a variable is likely to have a value; undefined where nothing a page or a visitor does sets it, or it is not known what does. */
export const give = (container: Runnable, world: World, name: string, value: string): World | undefined => {
  if (name === '_event') return { ...world, event: value }
  const variable = container.variables.get(name)
  try {
    return variable === undefined ? ofBuiltIn(world, container.builtIns.get(name)?.type ?? '', value) : ofVariable(container, world, variable, value)
  } catch (error) {
    // No address can be made of it.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
