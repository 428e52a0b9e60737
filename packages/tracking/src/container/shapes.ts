import type { Condition, Parameter } from '../gtm/index.ts'

/** Makers of the small objects of an export file. Values are always strings there. */

export const template = (key: string, value: string): Parameter => ({ type: 'TEMPLATE', key, value })
export const boolean = (key: string, value: boolean): Parameter => ({ type: 'BOOLEAN', key, value: String(value) })
export const integer = (key: string, value: number): Parameter => ({ type: 'INTEGER', key, value: String(value) })

/** A table of two columns, e.g. `eventSettingsTable` with `parameter` and `parameterValue`. */
export const table = (key: string, columns: readonly [string, string], rows: readonly (readonly [string, string])[]): Parameter => ({
  type: 'LIST',
  key,
  list: rows.map(([name, value]) => ({ type: 'MAP', map: [template(columns[0], name), template(columns[1], value)] })),
})

export const condition = (type: string, variable: string, value: string, options: { ignoreCase?: boolean; negate?: boolean } = {}): Condition => ({
  type,
  parameter: [
    template('arg0', variable),
    template('arg1', value),
    ...(options.ignoreCase ? [boolean('ignore_case', true)] : []),
    ...(options.negate ? [boolean('negate', true)] : []),
  ],
})

/** Where entities of a generated file live: placeholders, which Google Tag Manager replaces on import. */
export const placeholder = { accountId: '0', containerId: '0' } as const
export const fingerprint = '0'
