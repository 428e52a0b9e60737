import { explainEntries, explainHeadline, explainResult, explainTag } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** The shortest visit on which a tag fires, or why there is none; it passes where there is one. */
export async function explainOutcome(path: string, tag: string, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const found = await simulating(path, () => explainTag(file, tag, simulateOptions(values)))
  return outcomeOf(explainResult(file, tag, found), { file: path, title: explainHeadline(found), entries: explainEntries(found) })
}
