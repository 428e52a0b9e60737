import { covers } from './firings.ts'
import type { Sending } from './sendings.ts'

/** One way in which a tag does not do what is planned. `planned` and `actual` are words for people; '' is nothing. */
export interface DriftDifference {
  readonly what: 'trigger' | 'extraTrigger' | 'parameterMissing' | 'parameterExtra' | 'parameterValue' | 'ecommerce' | 'paused'
  /** The parameter, where it is about one. */
  readonly parameter?: string
  readonly planned: string
  readonly actual: string
}

/** What the tag of the container does otherwise than the planned one; empty where both do the same. */
export const differences = (planned: Sending, actual: Sending): readonly DriftDifference[] => {
  const found: DriftDifference[] = []
  const [waited] = planned.firings
  const words = actual.firings.map((one) => one.words).join(' or ')
  if (waited !== undefined && !actual.firings.some((one) => covers(one, waited))) found.push({ what: 'trigger', planned: waited.words, actual: words })
  else if (waited !== undefined)
    for (const one of actual.firings) if (!covers(one, waited)) found.push({ what: 'extraTrigger', planned: waited.words, actual: one.words })
  for (const [parameter, value] of planned.parameters) {
    const is = actual.parameters.get(parameter)
    if (is === undefined && actual.known) found.push({ what: 'parameterMissing', parameter, planned: value, actual: '' })
    else if (is !== undefined && is !== value) found.push({ what: 'parameterValue', parameter, planned: value, actual: is })
  }
  for (const [parameter, value] of actual.parameters)
    if (!planned.parameters.has(parameter)) found.push({ what: 'parameterExtra', parameter, planned: '', actual: value })
  if (planned.ecommerce !== actual.ecommerce) found.push({ what: 'ecommerce', planned: String(planned.ecommerce), actual: String(actual.ecommerce) })
  if (actual.paused) found.push({ what: 'paused', planned: 'false', actual: 'true' })
  return found
}
