import type { Resolved } from '../outcomes.ts'
import type { Parameter, Variable } from '../../gtm/model.ts'
import { isOn, parameterOf, textOfParameter } from '../container.ts'
import { asText, known, thrown } from '../known.ts'
import type { Moment } from '../moment.ts'
import { testRegex } from '../regex.ts'
import { resolveParameter, resolveText } from './texts.ts'
import { orDefault } from './orDefault.ts'

const cell = (row: Parameter, key: string): Parameter => row.map?.find((entry) => entry.key === key) ?? { type: 'TEMPLATE', value: '' }

/** A lookup table: the last row whose key is exactly the input, letter by letter. */
export const lookupTable = (moment: Moment, variable: Variable): Resolved => {
  const input = resolveText(moment, textOfParameter(parameterOf(variable, 'input')))
  if (!input.known) return input
  for (const row of (parameterOf(variable, 'map')?.list ?? []).toReversed()) {
    const key = resolveParameter(moment, cell(row, 'key'))
    if (!key.known) return key
    if (asText(key.value) === asText(input.value)) return resolveParameter(moment, cell(row, 'value'))
  }
  return orDefault(moment, variable, known(undefined))
}

/** A regex table: the first row whose expression finds something in the input, or matches all of it. */
export const regexTable = (moment: Moment, variable: Variable): Resolved => {
  const input = resolveText(moment, textOfParameter(parameterOf(variable, 'input')))
  if (!input.known) return input
  const text = asText(input.value)
  const flags = isOn(variable, 'ignoreCase') ? 'gi' : 'g'
  const full = isOn(variable, 'fullMatch')
  for (const row of parameterOf(variable, 'map')?.list ?? []) {
    const key = resolveParameter(moment, cell(row, 'key'))
    if (!key.known) return key
    const source = full ? `^${asText(key.value)}$` : asText(key.value)
    const found = testRegex(source, flags, text)
    if (found.void) return thrown
    if (found.holds === 'unknown') return { known: false, because: found.because }
    if (!found.holds) continue
    const value = resolveParameter(moment, cell(row, 'value'))
    if (!value.known || !isOn(variable, 'replaceAfterMatch')) return value
    return known(text.replace(new RegExp(source, flags), asText(value.value)))
  }
  return orDefault(moment, variable, known(undefined))
}
