import type { Resolved } from '../outcomes.ts'
import type { Variable } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { parameterOf, textOfParameter } from '../container.ts'
import { known, notKnown } from '../known.ts'
import type { Moment } from '../moment.ts'
import { rowsOf } from '../parameters.ts'
import { resolveText } from './texts.ts'

/** A settings variable of Google tags as one value; what it adds to a tag is read row by row. */
export const settings = (moment: Moment, variable: Variable): Resolved => {
  const values: Record<string, unknown> = {}
  for (const { name, value } of rowsOf(moment, variable.parameter ?? [])) {
    if (!value.known) return value
    values[name.replace(/^\w+\./, '')] = value.value
  }
  return known(values)
}

const fields = ['email', 'phone_number', 'first_name', 'last_name', 'street', 'city', 'region', 'postal_code', 'country']

/** User-provided data: typed in by hand, or from a variable; what Google finds by itself nobody knows. */
export const userData = (moment: Moment, variable: Variable): Resolved => {
  const mode = textOfParameter(parameterOf(variable, 'mode'))
  if (mode === 'CODE') return resolveText(moment, textOfParameter(parameterOf(variable, 'dataSource')))
  if (mode !== 'MANUAL') return notKnown(say('simulate.variables.userData'))
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = resolveText(moment, textOfParameter(parameterOf(variable, field)))
    if (!value.known) return value
    if (value.value !== '') values[field] = value.value
  }
  return known(values)
}
