import { limits } from '../ga4/limits.ts'
import { type NameCode, nameProblem } from '../ga4/names.ts'
import { say, type Sentence } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { at } from './finding.ts'
import { parameterOf, parameterText } from './parameters.ts'
import { isObj, listOf, quote } from './values.ts'

const columns: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['eventSettingsTable', ['parameter', 'parameterValue']],
  ['configSettingsTable', ['parameter', 'parameterValue']],
  ['userProperties', ['name', 'value']],
])
const owners = new Set(['gaawe', 'googtag', 'gtes', 'gtcs', 'gaawc'])

const cell = (row: unknown, key: string): string | undefined => {
  const found = isObj(row) ? listOf(row.map).find((one) => isObj(one) && one.key === key) : undefined
  return isObj(found) && typeof found.value === 'string' ? found.value : undefined
}

/** The names that a table's rows set. */
const namesIn = (item: Item, table: string, column: string): readonly string[] =>
  listOf(parameterOf(item, table)?.list).flatMap((row) => cell(row, column) ?? [])

const checkTables = (context: Context, item: Item): void => {
  for (const [index, entry] of listOf(item.value.parameter).entries()) {
    if (!isObj(entry) || typeof entry.key !== 'string') continue
    const wanted = columns.get(entry.key)
    if (wanted === undefined) continue
    const list = at(at(at(item.place, 'parameter'), index), 'list')
    const seen = new Set<string>()
    for (const [row, value] of listOf(entry.list).entries()) {
      if (!isObj(value) || !Array.isArray(value.map)) continue
      const keys = value.map.flatMap((one) => (isObj(one) && typeof one.key === 'string' ? one.key : []))
      if (wanted.some((key) => !keys.includes(key))) {
        const [first, second] = wanted
        const message = say('gtm.ga4Events.columns', { table: entry.key, found: quote(keys.join(', ')), first, second })
        context.report('W100', at(list, row), message, item)
      }
      const name = cell(value, wanted[0])
      if (name === undefined || name === '') continue
      if (seen.has(name)) context.report('W101', at(list, row), say('gtm.ga4Events.setTwice', { table: entry.key, name: quote(name) }), item)
      seen.add(name)
    }
  }
}

/** Why GA4 may drop an event of this name, or null. */
const nameFault = (name: string, code: NameCode | null): Sentence | null => {
  switch (code) {
    case 'nameHasCharacters':
      return say('gtm.ga4Events.nameCharacters', { name: quote(name) })
    case 'nameStartsWithDigit':
      return say('gtm.ga4Events.nameStart', { name: quote(name) })
    case 'nameTooLong':
      return say('gtm.ga4Events.nameTooLong', { name: quote(name), most: limits.eventName })
    case 'nameReservedPrefix':
      return say('gtm.ga4Events.namePrefix', { name: quote(name) })
    case 'nameReserved':
      return say('gtm.ga4Events.nameReserved', { name: quote(name) })
    default:
      return null
  }
}

const checkName = (context: Context, item: Item): void => {
  const name = parameterText(item, 'eventName')
  // Single-page sites send page_view by hand, in its own meaning.
  if (name === '' || name === 'page_view' || name.includes('{{')) return
  const fault = nameFault(name, nameProblem(name, 'event'))
  if (fault !== null) context.report('W102', item.place, fault, item)
}

/** The variable of the file that a parameter names as a whole, such as `{{Settings}}`. */
export const variableNamed = (variables: ReadonlyMap<string, Item>, value: string): Item | undefined =>
  variables.get(/^\{\{([^{}]+)\}\}$/.exec(value)?.[1] ?? '')

const checkCount = (context: Context, item: Item, variables: ReadonlyMap<string, Item>): void => {
  const shared = variableNamed(variables, parameterText(item, 'eventSettingsVariable'))
  const names = new Set([...namesIn(item, 'eventSettingsTable', 'parameter'), ...namesIn(item, 'eventParameters', 'name')])
  if (shared?.type === 'gtes') for (const name of namesIn(shared, 'eventSettingsTable', 'parameter')) names.add(name)
  if (names.size <= limits.parametersPerEvent) return
  const message = say('gtm.ga4Events.tooManyParameters', { count: names.size, most: limits.parametersPerEvent })
  context.report('W104', item.place, message, item)
}

const settingsTypes = [
  ['eventSettingsVariable', 'gtes'],
  ['configSettingsVariable', 'gtcs'],
] as const

const checkSettings = (context: Context, item: Item, variables: ReadonlyMap<string, Item>): void => {
  for (const [key, type] of settingsTypes) {
    const found = variableNamed(variables, parameterText(item, key))
    if (found === undefined || found.type === type) continue
    const message =
      type === 'gtes'
        ? say('gtm.ga4Events.noEventSettings', { key, name: quote(found.name), type })
        : say('gtm.ga4Events.noConfigurationSettings', { key, name: quote(found.name), type })
    context.report('W106', item.place, message, item)
  }
}

/** What silently loses data of GA4 tags and settings variables: rows, names, counts and settings that GA4 or the tag does not read. */
export const checkGa4Events = (context: Context, variables: ReadonlyMap<string, Item>): void => {
  for (const item of [...context.items.tag, ...context.items.variable]) {
    if (!owners.has(item.type)) continue
    checkTables(context, item)
    checkSettings(context, item, variables)
    if (item.type !== 'gaawe') continue
    checkName(context, item)
    checkCount(context, item, variables)
    if (parameterText(item, 'sendEcommerceData') === 'true' && parameterText(item, 'getEcommerceDataFrom') === '')
      context.report('W105', item.place, say('gtm.ga4Events.ecommerceSourceMissing'), item)
  }
}
