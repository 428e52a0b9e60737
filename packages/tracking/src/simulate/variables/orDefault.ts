import type { Resolved } from '../outcomes.ts'
import type { Variable } from '../../gtm/model.ts'
import { isOn, parameterOf } from '../container.ts'
import type { Moment } from '../moment.ts'
import { resolveParameter } from './texts.ts'

/** What stands in for undefined, where the variable has such a value. */
export const orDefault = (moment: Moment, variable: Variable, value: Resolved): Resolved => {
  if (!value.known || value.value !== undefined || !isOn(variable, 'setDefaultValue')) return value
  const standIn = parameterOf(variable, 'defaultValue')
  return standIn === undefined ? value : resolveParameter(moment, standIn)
}
