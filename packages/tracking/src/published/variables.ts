import type { BuiltInVariable, FormatValue, Parameter, Variable } from '../gtm/model.ts'
import type { Obj } from '../gtm/values.ts'
import { builtInName, builtInOf } from './builtIns.ts'
import type { Names } from './names.ts'
import { type Lookup, parameter, textOf, valueOf } from './values.ts'

/** Switches that only the compiler writes: an export has none of them. */
const ofCompiler = new Set(
  `enableMultiQueryKeys enableIgnoreEmptyQueryParam uniqueTriggerId enableTriggerStartOption migratedToV2 demoV2 enableUserProperties enableEuid
  enableTransportUrl enableCustomParams enableSmartDestinationId enableEventParameters enableOgtRmktParams enableUserId enableProductReportingCheckbox
  enableNewCustomerReportingCheckbox enableEnhancedConversionsCheckbox enableRdpCheckbox enableFlightId`.split(/\s+/),
)

/** The parameters of a published entity: its keys that begin with `vtp_`. */
export const parametersOf = (entity: Obj, lookup: Lookup): readonly Parameter[] =>
  Object.entries(entity).flatMap(([key, value]) =>
    key.startsWith('vtp_') && !ofCompiler.has(key.slice(4)) ? [parameter(key.slice(4), valueOf(value, lookup))] : [],
  )

/** The function that the compiler wrapped so that it is called at once. */
const called = /^\s*\(\s*(function[\s\S]*\})\s*\)\s*\(\s*\)\s*;?\s*$/

const unwrapped = (one: Parameter): Parameter => {
  const code = one.key === 'javascript' && typeof one.value === 'string' ? called.exec(one.value)?.[1] : undefined
  return code === undefined ? one : { ...one, value: code }
}

const cases: Readonly<Record<string, string>> = { 1: 'LOWERCASE', 2: 'UPPERCASE' }
const conversions = { null: 'convertNullToValue', undefined: 'convertUndefinedToValue', true: 'convertTrueToValue', false: 'convertFalseToValue' }

/** What the settings under 'Format value' came to. */
function formatOf(macro: Obj, lookup: Lookup): FormatValue {
  const made: Record<string, unknown> = {}
  const conversion = cases[String(macro['convert_case_to'])]
  if (conversion !== undefined) made['caseConversionType'] = conversion
  for (const [from, field] of Object.entries(conversions)) if (`convert_${from}_to` in macro) made[field] = valueOf(macro[`convert_${from}_to`], lookup)
  return made
}

const kinds: Readonly<Record<string, readonly [label: string, key: string]>> = {
  v: ['DLV', 'vtp_name'],
  c: ['Const', 'vtp_value'],
  j: ['JS', 'vtp_name'],
  k: ['Cookie', 'vtp_name'],
  aev: ['Auto event', 'vtp_varType'],
  d: ['DOM', 'vtp_elementId'],
  smm: ['Lookup', 'vtp_input'],
  remm: ['RegEx table', 'vtp_input'],
  jsm: ['Custom JS', ''],
  gas: ['GA settings', 'vtp_trackingId'],
  gtes: ['Event settings', ''],
  gtcs: ['Google tag settings', ''],
  awec: ['User data', ''],
  vis: ['Visibility', 'vtp_elementId'],
  uv: ['Undefined', ''],
  cid: ['Container ID', ''],
}

/** What a made name says: the kind, and what it reads. */
function wordsOf(macro: Obj, type: string, words: Lookup): readonly string[] {
  const part = (key: string) => (key in macro ? textOf(macro[key], words) : '')
  if (type === 'u' || type === 'f') return [type === 'u' ? 'URL' : 'Referrer', part('vtp_component').toLowerCase(), part('vtp_queryKey')]
  const [label, key] = (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? [type, '']
  return [label, key === '' ? '' : part(key) || part('vtp_elementSelector')]
}

export interface Macros {
  readonly variables: readonly Variable[]
  readonly builtIns: readonly BuiltInVariable[]
  readonly nameOf: (index: number) => string
}

/** The macro that conditions of event names read, which the file calls `{{_event}}`: of those that read the event, the one most compared with Google's own events. */
export function systemEvent(macros: readonly Obj[], predicates: readonly Obj[]): number {
  const counts = new Map<number, number>()
  for (const { function: op, arg0, arg1 } of predicates) {
    if (op !== '_eq' || !Array.isArray(arg0) || arg0[0] !== 'macro' || typeof arg0[1] !== 'number' || typeof arg1 !== 'string') continue
    if (macros[arg0[1]]?.function === '__e') counts.set(arg0[1], (counts.get(arg0[1]) ?? 0) + (arg1.startsWith('gtm.') ? 1000 : 1))
  }
  return [...counts].sort(([one, a], [other, b]) => b - a || one - other)[0]?.[0] ?? macros.findIndex((macro) => macro.function === '__e')
}

/** Whether a macro is what the container itself keeps: whom a message of a listener is for. */
export const isAddressees = (macro: Obj | undefined): boolean => macro?.function === '__v' && macro['vtp_name'] === 'gtm.triggers'

/** Macros as variables with made names, and as built-in variables where they are that. */
export function readMacros(macros: readonly Obj[], eventIndex: number, names: Names, tag: Lookup['tag'], id: () => string): Macros {
  const given = new Map<number, string>([[eventIndex, '_event']])
  const open = new Set<number>()
  const builtIns = new Map<string, string>()
  // A name is made of what the variable reads, which may be another variable: that one is named first.
  const nameOf = (index: number): string => {
    const known = given.get(index)
    if (known !== undefined) return known
    const macro = macros[index] ?? {}
    const builtIn = builtInOf(macro)
    if (builtIn !== undefined) builtIns.set(builtIn, builtInName(builtIn))
    const type = typeof macro.function === 'string' ? macro.function.replace(/^__/, '') : ''
    const words = () => wordsOf(macro, type, { tag, variable: (other) => (open.has(other) ? '' : nameOf(other)) })
    open.add(index)
    const name = builtIn === undefined ? names.give(...words()) : builtInName(builtIn)
    open.delete(index)
    const now = given.get(index) ?? name
    given.set(index, now)
    return now
  }
  macros.forEach((_, index) => nameOf(index))
  const lookup: Lookup = { variable: nameOf, tag }
  const variables = macros.flatMap((macro, index): Variable[] => {
    if (index === eventIndex || isAddressees(macro) || builtInOf(macro) !== undefined) return []
    const type = String(macro.function).replace(/^__/, '')
    return [{ variableId: id(), name: nameOf(index), type, parameter: parametersOf(macro, lookup).map(unwrapped), formatValue: formatOf(macro, lookup) }]
  })
  return { variables, builtIns: [...builtIns].map(([type, name]) => ({ type, name })), nameOf }
}
