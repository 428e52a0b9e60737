import type { Resolved, ResolvedParameter } from './outcomes.ts'
import type { Parameter, Tag, Variable } from '../gtm/model.ts'
import { parameterOf, textOfParameter } from './container.ts'
import type { Moment } from './moment.ts'
import { asText, known } from './known.ts'
import { resolveParameter, resolveText } from './variables/texts.ts'

/** The columns of tables that name and value a row, by year and kind. */
const nameColumns = ['parameter', 'name', 'fieldName', 'key']
const valueColumns = ['parameterValue', 'value']

export interface Row {
  /** Such as `eventSettingsTable.currency`. */
  readonly name: string
  readonly value: Resolved
}

const cell = (row: Parameter, columns: readonly string[]): Parameter | undefined => row.map?.find((entry) => columns.includes(entry.key ?? ''))

const rowOf = (moment: Moment, key: string, row: Parameter): Row | undefined => {
  const name = cell(row, nameColumns)
  const value = cell(row, valueColumns)
  if (name === undefined) return undefined
  const resolved = resolveText(moment, textOfParameter(name))
  return {
    name: `${key}.${resolved.known ? asText(resolved.value) : textOfParameter(name)}`,
    value: value === undefined ? known('') : resolveParameter(moment, value),
  }
}

/** The rows of all tables among parameters, with the key of their table in front. */
export const rowsOf = (moment: Moment, parameters: readonly Parameter[]): readonly Row[] =>
  parameters.flatMap((parameter) => (parameter.list ?? []).flatMap((entry) => rowOf(moment, parameter.key ?? '', entry) ?? []))

const isTable = (parameter: Parameter): boolean =>
  Array.isArray(parameter.list) && parameter.list.length > 0 && parameter.list.every((row) => cell(row, nameColumns) !== undefined)

const wholeReference = /^\{\{([^{}]+)\}\}$/

/** The settings variables that a Google tag names. */
const settingsOf = (moment: Moment, tag: Tag): readonly Variable[] =>
  ['configSettingsVariable', 'eventSettingsVariable'].flatMap((key) => {
    const name = wholeReference.exec(textOfParameter(parameterOf(tag, key)))?.[1]
    const variable = name === undefined ? undefined : moment.container.variables.get(name)
    return variable !== undefined && (variable.type === 'gtcs' || variable.type === 'gtes') ? [variable] : []
  })

/** What a tag is run with: its own parameters and rows, then those of its settings variables that it does not have itself. */
export const resolvedParameters = (moment: Moment, tag: Tag): readonly ResolvedParameter[] => {
  const own = (tag.parameter ?? []).flatMap((parameter): readonly ResolvedParameter[] => {
    if (isTable(parameter)) return rowsOf(moment, [parameter]).map(({ name, value }) => ({ key: name, value }))
    return [{ key: parameter.key ?? '', value: resolveParameter(moment, parameter) }]
  })
  const keys = new Set(own.map(({ key }) => key))
  const shared = settingsOf(moment, tag).flatMap((variable) => rowsOf(moment, variable.parameter ?? []))
  for (const { name, value } of shared) {
    // Tags before 2024 call the same table by another name.
    if (keys.has(name) || keys.has(name.replace('eventSettingsTable.', 'eventParameters.'))) continue
    keys.add(name)
    own.push({ key: name, value })
  }
  return own
}
