import type { Parameter } from '../gtm/model.ts'
import type { Change, FaultCode } from './mutant.ts'

type Parameters = readonly Parameter[]
type ParameterChange = Omit<Change<Parameters>, 'code'> & { readonly code: FaultCode }

const reference = /\{\{([^{}]+)\}\}/
const opposites: Readonly<Record<string, string>> = { true: 'false', false: 'true', granted: 'denied', denied: 'granted' }

/** A text that says something else. */
export const other = (text: string): string => opposites[text] ?? (/^-?\d+(?:\.\d+)?$/.test(text) ? String(Number(text) + 1) : `${text}_other`)

const names = ['parameter', 'name', 'fieldName', 'key']
const values = ['parameterValue', 'value']
const cellAt = (row: Parameter, columns: readonly string[]): number => row.map?.findIndex((cell) => columns.includes(cell.key ?? '')) ?? -1

const withValue = (parameter: Parameter, value: string): Parameter => ({ ...parameter, value })
const withCell = (row: Parameter, at: number, value: string): Parameter => ({
  ...row,
  map: (row.map ?? []).map((cell, index) => (index === at ? withValue(cell, value) : cell)),
})

/** The first other variable that a reference may be swapped for. */
const swapped = (value: string, variables: readonly string[]): string | undefined => {
  const name = reference.exec(value)?.[1]
  const replacement = name === undefined ? undefined : variables.find((one) => one !== name)
  return name === undefined || replacement === undefined ? undefined : value.replace(`{{${name}}}`, `{{${replacement}}}`)
}

const ofText = (what: string, value: string, variables: readonly string[], changed: (value: string) => Parameters): readonly ParameterChange[] => {
  const swap = swapped(value, variables)
  const after = reference.test(value) ? 'other' : other(value)
  return [
    { code: 'parameterChanged', what, before: value, after, thing: changed(after) },
    ...(swap === undefined ? [] : [{ code: 'referenceSwapped' as const, what, before: value, after: swap, thing: changed(swap) }]),
  ]
}

const ofRow = (all: Parameters, at: number, row: Parameter, index: number, variables: readonly string[]): readonly ParameterChange[] => {
  const parameter = all[at]
  const list = parameter?.list ?? []
  const put = (rows: Parameters): Parameters => all.map((one, place) => (place === at ? { ...one, list: rows } : one))
  const [name, value] = [cellAt(row, names), cellAt(row, values)]
  const text = row.map?.[name]?.value ?? ''
  const what = `${parameter?.key ?? ''}.${text}`
  if (name < 0)
    return [{ code: 'rowDropped', what: `${parameter?.key ?? ''} ${index + 1}`, before: row.value ?? '', after: '', thing: put(list.toSpliced(index, 1)) }]
  const held = row.map?.[value]?.value
  return [
    { code: 'parameterDropped', what, before: held ?? '', after: '', thing: put(list.toSpliced(index, 1)) },
    { code: 'parameterRenamed', what, before: text, after: `${text}_other`, thing: put(list.with(index, withCell(row, name, `${text}_other`))) },
    ...(held === undefined ? [] : ofText(what, held, variables, (after) => put(list.with(index, withCell(row, value, after))))),
  ]
}

/** Faults in the parameters of a tag: each one dropped or changed, each row of a table, each reference swapped for another variable. */
export const parameterFaults = (all: Parameters, variables: readonly string[]): readonly ParameterChange[] =>
  all.flatMap((parameter, at) => {
    const what = parameter.key ?? ''
    const { list, value } = parameter
    if (list !== undefined) return list.flatMap((row, index) => ofRow(all, at, row, index, variables))
    if (value === undefined) return []
    return [
      { code: 'parameterDropped' as const, what, before: value, after: '', thing: all.toSpliced(at, 1) },
      ...ofText(what, value, variables, (after) => all.with(at, withValue(parameter, after))),
    ]
  })
