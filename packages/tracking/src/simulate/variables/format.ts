import type { Resolved } from '../outcomes.ts'
import type { Parameter, Variable } from '../../gtm/model.ts'
import { known } from '../known.ts'
import type { Moment } from '../moment.ts'
import { resolveParameter } from './texts.ts'

/** The settings under "Format Value": letters first, then what stands for null, undefined, true and false. */
export const formatted = (moment: Moment, variable: Variable, value: Resolved): Resolved => {
  const format = variable.formatValue
  if (format === undefined || !value.known) return value
  const { caseConversionType, convertNullToValue, convertUndefinedToValue, convertTrueToValue, convertFalseToValue } = format
  let result: Resolved = value
  if (typeof value.value === 'string' && caseConversionType === 'LOWERCASE') result = known(value.value.toLowerCase())
  if (typeof value.value === 'string' && caseConversionType === 'UPPERCASE') result = known(value.value.toUpperCase())
  const conversions: readonly (readonly [unknown, Parameter | undefined])[] = [
    [null, convertNullToValue],
    [undefined, convertUndefinedToValue],
    [true, convertTrueToValue],
    [false, convertFalseToValue],
  ]
  const conversion = conversions.find(([from, to]) => from === value.value && to !== undefined)?.[1]
  return conversion === undefined ? result : resolveParameter(moment, conversion)
}
