import { faultCounts, judgeMutants, missingOf, mutateEntries, mutateHeadline, mutateResult, parseTests, withMissing } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating, unusableAt } from '../simulateOptions.ts'
import { textAt } from '../textAt.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export interface MutateOutcome extends Outcome {
  /** The text of the tests with the missing expectations in it, and how many there are. */
  readonly complete: string
  readonly missing: number
}

/** Which small faults in a container its tests do not notice; it passes where they notice all that can be noticed. */
export async function mutateOutcome(path: string, from: string, values: SimulateValues): Promise<MutateOutcome> {
  const { file } = await containerAt(path)
  const text = await textAt(from)
  const found = parseTests(text)
  if ('message' in found) throw await unusableAt(from, found)
  const judged = await simulating(path, () => judgeMutants(file, found.tests, simulateOptions(values)))
  const missing = missingOf(judged)
  return {
    ...outcomeOf(mutateResult(file, text, judged), {
      file: from,
      title: mutateHeadline(from, faultCounts(judged)),
      entries: judged.flatMap(mutateEntries),
    }),
    complete: missing.length === 0 ? text : withMissing(text, missing),
    missing: missing.length,
  }
}
