import { taintCounts, taintEntries, taintHeadline, taintOf } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

/** Where a visitor's data goes; it passes where nothing that is likely to be personal leaves in a parameter that the container fills. */
export async function taintOutcome(path: string, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const taint = await simulating(path, () => taintOf(file, simulateOptions(values)))
  const { personal, automatic, open } = taintCounts(taint)
  return {
    report: { command: 'taint', file: path, title: taintHeadline(path, taint), entries: taintEntries(taint), data: taint },
    passed: personal === 0,
    summary: { flows: taint.flows.length, personal, automatic, open, visits: taint.visits },
    inputs: { container: file },
    options: {},
  }
}
