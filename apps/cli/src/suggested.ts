import type { MeasurementPlan } from '@tagmason/domain'
import { takeSuggestion } from '@tagmason/tracking'
import { Unusable } from './streams.ts'

/** The plan with the suggestions that `--take s1,s3` names; throws Unusable for one that it does not have. */
export function taken(plan: MeasurementPlan, ids: string | undefined): MeasurementPlan {
  return (ids === undefined ? [] : ids.split(',').map((id) => id.trim())).reduce((made, id) => {
    const next = takeSuggestion(made, id)
    if (next !== made) return next
    const known = (plan.suggestions ?? []).map((suggestion) => suggestion.id).join(', ')
    throw new Unusable(`--take cannot be '${id}': these goals have ${known === '' ? 'no suggestions' : `the suggestions ${known}`}.`)
  }, plan)
}
