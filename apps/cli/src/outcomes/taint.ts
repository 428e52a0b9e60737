import { taintEntries, taintHeadline, taintOf, taintResult } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Where a visitor's data goes; it passes where nothing that is likely to be personal leaves in a parameter that the container fills. */
export async function taintOutcome(path: string, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const taint = await simulating(path, () => taintOf(file, simulateOptions(values)))
  return outcomeOf(taintResult(file, taint), { file: path, title: taintHeadline(path, taint), entries: taintEntries(taint) })
}
