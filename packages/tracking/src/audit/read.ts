import { idKeys } from '../gtm/entities.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import type { Item } from '../gtm/context.ts'
import { at, type Place, root } from '../gtm/finding.ts'
import { parameterOf, parameterText } from '../gtm/parameters.ts'
import { isObj, listOf } from '../gtm/values.ts'
import type { Audit } from './types.ts'
import { idText } from './uses.ts'

/** Triggers that fire on every page without an object in the file: All Pages, Consent Initialization, Initialization. */
export const allPages = '2147479553'
export const consentInitialization = '2147479572'
export const initialization = '2147479573'

/** The place of a top-level parameter's value. */
export const valuePlace = (item: Item, key: string): Place => {
  const index = listOf(item.value.parameter).findIndex((entry) => isObj(entry) && entry.key === key)
  return index === -1 ? item.place : at(at(at(item.place, 'parameter'), index), 'value')
}

const whole = /^\{\{([^{}]+)\}\}$/

/** The variable that a text consists of, such as `{{Const - ID}}`. */
export const variableIn = (audit: Audit, text: string): Item | undefined => audit.variables.get(whole.exec(text)?.[1] ?? '')

/** What a text is when nothing of it depends on the page: itself, or the value of the constant it names; otherwise null. */
export const literal = (audit: Audit, text: string): string | null => {
  if (!text.includes('{{')) return text
  const constant = variableIn(audit, text)
  const value = constant?.type === 'c' ? parameterText(constant, 'value') : '{{'
  return value.includes('{{') ? null : value
}

/** One row of a table such as `eventSettingsTable`. */
export interface Row {
  readonly name: string
  readonly value: string
  readonly place: Place
}

const cell = (row: unknown, key: string): string => {
  const found = isObj(row) ? listOf(row.map).find((one) => isObj(one) && one.key === key) : undefined
  return isObj(found) && typeof found.value === 'string' ? found.value : ''
}

/** The rows of a table parameter that have a name. */
export const rowsOf = (item: Item, key: string): readonly Row[] => {
  const index = listOf(item.value.parameter).findIndex((entry) => isObj(entry) && entry.key === key)
  const list = at(at(at(item.place, 'parameter'), index), 'list')
  return listOf(parameterOf(item, key)?.list).flatMap((row, line) => {
    // The column's name differs from table to table and from year to year.
    const name = cell(row, 'parameter') || cell(row, 'name') || cell(row, 'fieldName')
    return name === '' ? [] : [{ name, value: cell(row, 'parameterValue') || cell(row, 'value'), place: at(list, line) }]
  })
}

/** The settings variable that a tag names, when the file has it. */
export const settingsOf = (audit: Audit, item: Item, key: 'eventSettingsVariable' | 'configSettingsVariable'): Item | undefined =>
  variableIn(audit, parameterText(item, key))

/** Rows of event parameters in one tag or settings variable itself. */
export const ownEventRows = (item: Item): readonly Row[] => [...rowsOf(item, 'eventSettingsTable'), ...rowsOf(item, 'eventParameters')]

/** All that an event sends: its own rows and those of the settings variable. `known` is false where some of it is out of sight. */
export const sentBy = (audit: Audit, item: Item): { readonly rows: readonly Row[]; readonly known: boolean } => {
  const named = parameterText(item, 'eventSettingsVariable')
  const shared = settingsOf(audit, item, 'eventSettingsVariable')
  return { rows: [...ownEventRows(item), ...(shared === undefined ? [] : ownEventRows(shared))], known: named === '' || shared?.type === 'gtes' }
}

/** Whether the shop's data is read from the data layer in one piece. */
export const sendsEcommerce = (item: Item): boolean => !['', 'false'].includes(parameterText(item, 'sendEcommerceData'))

/** The ids of the triggers that fire a tag. */
export const firing = (item: Item): readonly string[] => listOf(item.value.firingTriggerId).map(idText)
export const blocking = (item: Item): readonly string[] => listOf(item.value.blockingTriggerId).map(idText)

/** Tags that are not paused, of these types or of all. */
export const activeTags = (audit: Audit, ...types: readonly string[]): readonly Item[] =>
  audit.context.items.tag.filter((item) => item.value.paused !== true && (types.length === 0 || types.includes(item.type)))

/** Whether a trigger fires on every page: a built-in one, or one of its own kind without conditions. */
export const onEveryPage = (audit: Audit, id: string): boolean => {
  if ([allPages, consentInitialization, initialization].includes(id)) return true
  const own = audit.triggers.get(id)
  return own !== undefined && ['PAGEVIEW', 'INIT', 'CONSENT_INIT', 'DOM_READY', 'WINDOW_LOADED'].includes(own.type) && listOf(own.value.filter).length === 0
}

/** Whether two tags have a trigger in common, or both fire on every page. */
export const overlap = (audit: Audit, one: Item, other: Item): boolean => {
  const ids = new Set(firing(other))
  return firing(one).some((id) => ids.has(id)) || [one, other].every((item) => firing(item).some((id) => onEveryPage(audit, id)))
}

/** Google's own tags for web pages: they look at the consent state themselves. */
export const isGoogleTag = (item: Item): boolean => tagTypeOf(item.type)?.checksConsent === true

/** The condition's arguments, texts only. */
export interface Said {
  readonly type: string
  readonly variable: string
  readonly value: string
  readonly negated: boolean
  readonly ignoresCase: boolean
  readonly place: Place
  /** Place of arg1's value. */
  readonly valuePlace: Place
}

/** The conditions of a trigger in all its filters. */
export const conditionsOf = (item: Item): readonly Said[] =>
  ['customEventFilter', 'filter', 'autoEventFilter'].flatMap((field) =>
    listOf(item.value[field]).flatMap((condition, index) => {
      if (!isObj(condition)) return []
      const place = at(at(item.place, field), index)
      const entries = listOf(condition.parameter)
      const text = (key: string): string => {
        const found = entries.find((entry) => isObj(entry) && entry.key === key)
        return isObj(found) && typeof found.value === 'string' ? found.value : ''
      }
      const second = entries.findIndex((entry) => isObj(entry) && entry.key === 'arg1')
      return [
        {
          type: typeof condition.type === 'string' ? condition.type : '',
          variable: text('arg0'),
          value: text('arg1'),
          negated: text('negate') === 'true',
          ignoresCase: text('ignore_case') === 'true',
          place,
          valuePlace: at(at(at(place, 'parameter'), second), 'value'),
        },
      ]
    }),
  )

/** The place of the container version: for findings about the container as a whole. */
export const versionPlace: Place = at(root, 'containerVersion')

/** The id of an entity, '' where it has none. */
export const idOf = (item: Item): string => idText(item.value[idKeys[item.kind] ?? ''])
