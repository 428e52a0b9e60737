import { createInterface } from 'node:readline/promises'
import type { MeasurementPlan } from '@tagmason/domain'
import { takeSuggestion } from '@tagmason/tracking'
import { type Streams, Unusable } from './streams.ts'

/** The plan with the suggestions that `--take s1,s3` names; throws Unusable for one that it does not have. */
export function taken(plan: MeasurementPlan, ids: string | undefined): MeasurementPlan {
  return (ids === undefined ? [] : ids.split(',').map((id) => id.trim())).reduce((made, id) => {
    const next = takeSuggestion(made, id)
    if (next !== made) return next
    const known = (plan.suggestions ?? []).map((suggestion) => suggestion.id).join(', ')
    throw new Unusable(`--take cannot be '${id}': these goals have ${known === '' ? 'no suggestions' : `the suggestions ${known}`}.`)
  }, plan)
}

/** Asks about each suggestion on the terminal and takes those that are answered with y or yes. Asks on standard error, so that the plan alone is on standard output. */
export async function asked(plan: MeasurementPlan, error: Streams['error'], input: NodeJS.ReadableStream = process.stdin): Promise<MeasurementPlan> {
  const questions = plan.suggestions ?? []
  if (questions.length === 0) return plan
  const lines = createInterface({ input })[Symbol.asyncIterator]()
  let made = plan
  for (const { id, name, because } of questions) {
    error(`Measure ${name} too (“${because.text}”)? [y/N] `)
    const { value, done } = await lines.next()
    if (done === true) break
    if (/^\s*y(?:es)?\s*$/i.test(value)) made = takeSuggestion(made, id)
  }
  await lines.return?.()
  return made
}
