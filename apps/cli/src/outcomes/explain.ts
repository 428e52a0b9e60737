import { explainEntries, explainHeadline, explainTag } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

/** The shortest visit on which a tag fires, or why there is none; it passes where there is one. */
export async function explainOutcome(path: string, tag: string, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const found = await simulating(path, () => explainTag(file, tag, simulateOptions(values)))
  return {
    report: { command: 'explain', file: path, title: explainHeadline(found), entries: explainEntries(found), data: found },
    passed: found.fires,
    summary: { fires: Number(found.fires) },
    inputs: { container: file },
    options: { tag },
  }
}
