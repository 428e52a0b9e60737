import type { MeasurementPlan } from '@tagmason/domain'
import { sentUserProperties } from '../ga4/userProperties.ts'
import { jsLiteral } from './literal.ts'

interface Values {
  [key: string]: string | Values
}

/** Sets what a path of the data layer names; what is a text already stays one. */
function put(into: Values, [key = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const inner = into[key]
  const values = typeof inner === 'object' ? inner : {}
  into[key] = values
  put(values, rest, value)
}

/** Code that says what is known of the visitor, with the plan's examples as values. Empty where the plan asks for nothing. */
export function userPropertiesCode(plan: MeasurementPlan): string {
  const properties = sentUserProperties(plan)
  if (properties.length === 0) return ''
  const values: Values = {}
  for (const { source, example } of properties) put(values, source.split('.'), example)
  return `window.dataLayer = window.dataLayer || [];\ndataLayer.push(${jsLiteral(values)});`
}
