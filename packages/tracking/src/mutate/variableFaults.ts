import type { Parameter, Variable } from '../gtm/model.ts'
import type { Change } from './mutant.ts'
import { other } from './parameterFaults.ts'

const components: Readonly<Record<string, string>> = { URL: 'PATH', PATH: 'URL', HOST: 'URL', QUERY: 'FRAGMENT', FRAGMENT: 'QUERY' }

const changed = (key: string, value: string): string => {
  if (key === 'component') return (Object.hasOwn(components, value) ? components[value] : undefined) ?? 'URL'
  if (key === 'dataLayerVersion') return value === '2' ? '1' : '2'
  return key === 'javascript' ? 'function() { return "other" }' : other(value)
}

const ofRow = (variable: Variable, at: number, parameter: Parameter, row: Parameter, index: number): readonly Change<Variable>[] => {
  const all = variable.parameter ?? []
  const rows = parameter.list ?? []
  const put = (list: readonly Parameter[]): Variable => ({ ...variable, parameter: all.with(at, { ...parameter, list }) })
  const what = `${parameter.key ?? ''} ${index + 1}`
  const cells = row.map ?? []
  return [
    { code: 'rowDropped', what, before: cells.map(({ value }) => value ?? '').join(' → '), after: '', thing: put(rows.toSpliced(index, 1)) },
    ...cells.flatMap((cell, place): readonly Change<Variable>[] => {
      if (cell.value === undefined) return []
      const after = cell.value.includes('{{') ? 'other' : other(cell.value)
      return [
        {
          code: 'variableChanged',
          what: `${what} ${cell.key ?? ''}`,
          before: cell.value,
          after,
          thing: put(rows.with(index, { ...row, map: cells.with(place, { ...cell, value: after }) })),
        },
      ]
    }),
  ]
}

/** Every small fault of a variable. */
export const variableFaults = (variable: Variable): readonly Change<Variable>[] => {
  const all = variable.parameter ?? []
  const { formatValue } = variable
  return [
    ...all.flatMap((parameter, at): readonly Change<Variable>[] => {
      if (parameter.list !== undefined) return parameter.list.flatMap((row, index) => ofRow(variable, at, parameter, row, index))
      const { key = '', value } = parameter
      if (value === undefined || value === '') return []
      const after = value.includes('{{') && key !== 'javascript' ? 'other' : changed(key, value)
      return [{ code: 'variableChanged', what: key, before: value, after, thing: { ...variable, parameter: all.with(at, { ...parameter, value: after }) } }]
    }),
    ...(formatValue !== undefined && Object.keys(formatValue).length > 0
      ? [
          {
            code: 'formatDropped' as const,
            what: 'formatValue',
            before: Object.keys(formatValue).join(', '),
            after: '',
            thing: { ...variable, formatValue: {} },
          },
        ]
      : []),
  ]
}
