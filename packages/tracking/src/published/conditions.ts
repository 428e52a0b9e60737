import type { Condition } from '../gtm/model.ts'
import { listOf, type Obj } from '../gtm/values.ts'
import { type Lookup, parameter, textOf, valueOf } from './values.ts'

/** Comparisons of the compiler and of an export. */
export const conditionTypes: Readonly<Record<string, string>> = {
  _eq: 'EQUALS',
  _cn: 'CONTAINS',
  _sw: 'STARTS_WITH',
  _ew: 'ENDS_WITH',
  _re: 'MATCH_REGEX',
  _gt: 'GREATER',
  _ge: 'GREATER_OR_EQUALS',
  _lt: 'LESS',
  _le: 'LESS_OR_EQUALS',
  _css: 'CSS_SELECTOR',
  _um: 'URL_MATCHES',
}

/** A predicate where it is used: `negate` under `unless`. */
export interface Used {
  readonly predicate: Obj
  readonly negate: boolean
}

/** The number of the macro that a predicate compares; -1 where it compares none. */
export const macroOf = ({ arg0 }: Obj): number => {
  const [kind, index] = listOf(arg0)
  return kind === 'macro' && typeof index === 'number' ? index : -1
}

export const conditionOf = ({ predicate, negate }: Used, lookup: Lookup): Condition => ({
  type: conditionTypes[String(predicate.function)] ?? String(predicate.function),
  parameter: [
    parameter('arg0', valueOf(predicate['arg0'], lookup)),
    { type: 'TEMPLATE', key: 'arg1', value: textOf(predicate['arg1'], lookup) },
    ...(predicate['ignore_case'] === true ? [parameter('ignore_case', { type: 'BOOLEAN', value: 'true' })] : []),
    ...(negate ? [parameter('negate', { type: 'BOOLEAN', value: 'true' })] : []),
  ],
})
