import type { Parameter } from '../gtm/index.ts'
import { builtInNames } from '../gtm/builtInNames.ts'
import { boolean, integer, template } from './shapes.ts'

/** Built-in variables of a web page, by export type; those of apps, AMP pages and servers have nothing to say there. */
const pageTypes = [
  'PAGE_URL',
  'PAGE_HOSTNAME',
  'PAGE_PATH',
  'REFERRER',
  'CLICK_ELEMENT',
  'CLICK_CLASSES',
  'CLICK_ID',
  'CLICK_TARGET',
  'CLICK_URL',
  'CLICK_TEXT',
  'FORM_ELEMENT',
  'FORM_CLASSES',
  'FORM_ID',
  'FORM_TARGET',
  'FORM_URL',
  'FORM_TEXT',
  'VIDEO_PROVIDER',
  'VIDEO_URL',
  'VIDEO_TITLE',
  'VIDEO_DURATION',
  'VIDEO_PERCENT',
  'VIDEO_VISIBLE',
  'VIDEO_STATUS',
  'VIDEO_CURRENT_TIME',
  'SCROLL_DEPTH_THRESHOLD',
  'SCROLL_DEPTH_UNITS',
  'NEW_HISTORY_FRAGMENT',
  'OLD_HISTORY_FRAGMENT',
  'HISTORY_SOURCE',
  'ERROR_MESSAGE',
  'ERROR_URL',
  'ERROR_LINE',
  'EVENT',
  'NEW_HISTORY_URL',
  'OLD_HISTORY_URL',
  'NEW_HISTORY_STATE',
  'OLD_HISTORY_STATE',
  'CONTAINER_ID',
  'CONTAINER_VERSION',
  'DEBUG_MODE',
  'RANDOM_NUMBER',
  'HTML_ID',
  'ENVIRONMENT_NAME',
  'SCROLL_DEPTH_DIRECTION',
  'ELEMENT_VISIBILITY_RATIO',
  'ELEMENT_VISIBILITY_TIME',
  'ELEMENT_VISIBILITY_FIRST_TIME',
  'ELEMENT_VISIBILITY_RECENT_TIME',
  'ANALYTICS_CLIENT_ID',
  'ANALYTICS_SESSION_ID',
  'ANALYTICS_SESSION_NUMBER',
] as const
export type BuiltInType = (typeof pageTypes)[number]

const nameOf = (type: BuiltInType): string => builtInNames.get(type) ?? type

const typesByName: ReadonlyMap<string, BuiltInType> = new Map(pageTypes.map((type) => [nameOf(type).toLowerCase(), type]))

/** The type of a built-in variable by its display name, whatever the case. */
export const builtInType = (name: string): BuiltInType | undefined => typesByName.get(name.toLowerCase())

export interface VariableDraft {
  name: string
  type: string
  parameter: Parameter[]
  /** Settings variables carry no format value. */
  plain: boolean
}

/** Collects the variables that triggers and tags ask for; every method answers with the reference `{{Name}}`. */
export interface Variables {
  drafts(): VariableDraft[]
  builtIns(): { type: BuiltInType; name: string }[]
  builtIn(type: BuiltInType): string
  /** `path` has only letters, digits, underscores and dots. */
  dataLayer(path: string): string
  constant(name: string, value: string): string
  pageTitle(): string
  clickHost(): string
  /** A number field of the pushed items: the sum of `quantity`, the highest of any other. */
  ofItems(field: string): string
  settings(type: 'gtcs' | 'gtes', name: string, ...tables: Parameter[]): string
}

/** ES5, as Google Tag Manager asks for. An item without a quantity is one piece, as GA4 counts; without items the answer is undefined and no comparison holds. */
function itemsCode(items: string, field: string): string {
  const sum = field === 'quantity'
  return `function() {
  var items = ${items};
  var result;
  if (!items || !items.length) return result;
  for (var i = 0; i < items.length; i++) {
    if (!items[i]) continue;
    var value = items[i].${field};
    var number = ${sum ? 'value === undefined || value === null ? 1 : ' : ''}parseFloat(value);
    if (!isFinite(number)) continue;
    ${sum ? 'result = (result || 0) + number;' : 'if (result === undefined || number > result) result = number;'}
  }
  return result;
}`
}

export function createVariables(): Variables {
  const own = new Map<string, VariableDraft>()
  const used = new Set<BuiltInType>()
  const add = (name: string, type: string, parameter: Parameter[], plain = false): string => {
    if (!own.has(name)) own.set(name, { name, type, parameter, plain })
    return `{{${name}}}`
  }
  return {
    drafts: () => [...own.values()],
    builtIns: () => pageTypes.filter((type) => used.has(type)).map((type) => ({ type, name: nameOf(type) })),
    builtIn: (type) => {
      used.add(type)
      return `{{${nameOf(type)}}}`
    },
    dataLayer: (path) => add(`DLV - ${path}`, 'v', [integer('dataLayerVersion', 2), boolean('setDefaultValue', false), template('name', path)]),
    constant: (name, value) => add(name, 'c', [template('value', value)]),
    pageTitle: () => add('JS - document.title', 'j', [template('name', 'document.title')]),
    clickHost: () => add('AEV - Click URL Hostname', 'aev', [boolean('setDefaultValue', false), template('component', 'HOST'), template('varType', 'URL')]),
    ofItems: (field) => {
      const items = add('DLV - ecommerce.items', 'v', [integer('dataLayerVersion', 2), boolean('setDefaultValue', false), template('name', 'ecommerce.items')])
      return add(`JS - items ${field}`, 'jsm', [template('javascript', itemsCode(items, field))])
    },
    settings: (type, name, ...tables) => add(name, type, tables, true),
  }
}
