import type { Parameter } from '../gtm/index.ts'
import { boolean, integer, template } from './shapes.ts'

/** Built-in variables that a planned event can need, by export type. */
const builtInNames = {
  PAGE_URL: 'Page URL',
  PAGE_HOSTNAME: 'Page Hostname',
  PAGE_PATH: 'Page Path',
  REFERRER: 'Referrer',
  CLICK_ELEMENT: 'Click Element',
  CLICK_CLASSES: 'Click Classes',
  CLICK_ID: 'Click ID',
  CLICK_TARGET: 'Click Target',
  CLICK_URL: 'Click URL',
  CLICK_TEXT: 'Click Text',
  FORM_ELEMENT: 'Form Element',
  FORM_CLASSES: 'Form Classes',
  FORM_ID: 'Form ID',
  FORM_TARGET: 'Form Target',
  FORM_URL: 'Form URL',
  FORM_TEXT: 'Form Text',
  VIDEO_PROVIDER: 'Video Provider',
  VIDEO_URL: 'Video URL',
  VIDEO_TITLE: 'Video Title',
  VIDEO_DURATION: 'Video Duration',
  VIDEO_PERCENT: 'Video Percent',
  VIDEO_VISIBLE: 'Video Visible',
  VIDEO_STATUS: 'Video Status',
  VIDEO_CURRENT_TIME: 'Video Current Time',
  SCROLL_DEPTH_THRESHOLD: 'Scroll Depth Threshold',
  SCROLL_DEPTH_UNITS: 'Scroll Depth Units',
  NEW_HISTORY_FRAGMENT: 'New History Fragment',
  OLD_HISTORY_FRAGMENT: 'Old History Fragment',
  HISTORY_SOURCE: 'History Source',
  ERROR_MESSAGE: 'Error Message',
  ERROR_URL: 'Error URL',
  ERROR_LINE: 'Error Line',
} as const
export type BuiltInType = keyof typeof builtInNames

const typesByName: ReadonlyMap<string, BuiltInType> = new Map(
  (Object.keys(builtInNames) as BuiltInType[]).map((type) => [builtInNames[type].toLowerCase(), type]),
)

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
  settings(type: 'gtcs' | 'gtes', name: string, rows: Parameter): string
}

/** ES5, as Google Tag Manager asks for. An item without a quantity is one piece, as GA4 counts; without items the answer is undefined and no comparison holds. */
function itemsCode(items: string, field: string): string {
  const step = field === 'quantity' ? 'result = (result || 0) + number;' : 'if (result === undefined || number > result) result = number;'
  return `function() {
  var items = ${items};
  var result;
  if (!items || !items.length) return result;
  for (var i = 0; i < items.length; i++) {
    var value = items[i] ? items[i].${field} : undefined;
    var number = ${field === 'quantity' ? 'value === undefined || value === null ? 1 : ' : ''}parseFloat(value);
    if (isFinite(number)) ${field === 'quantity' ? step : `{ ${step} }`}
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
    builtIns: () => (Object.keys(builtInNames) as BuiltInType[]).filter((type) => used.has(type)).map((type) => ({ type, name: builtInNames[type] })),
    builtIn: (type) => {
      used.add(type)
      return `{{${builtInNames[type]}}}`
    },
    dataLayer: (path) => add(`DLV - ${path}`, 'v', [integer('dataLayerVersion', 2), boolean('setDefaultValue', false), template('name', path)]),
    constant: (name, value) => add(name, 'c', [template('value', value)]),
    pageTitle: () => add('JS - document.title', 'j', [template('name', 'document.title')]),
    clickHost: () => add('AEV - Click URL Hostname', 'aev', [boolean('setDefaultValue', false), template('component', 'HOST'), template('varType', 'URL')]),
    ofItems: (field) => {
      const items = add('DLV - ecommerce.items', 'v', [integer('dataLayerVersion', 2), boolean('setDefaultValue', false), template('name', 'ecommerce.items')])
      return add(`JS - items ${field}`, 'jsm', [template('javascript', itemsCode(items, field))])
    },
    settings: (type, name, rows) => add(name, type, [rows], true),
  }
}
