import { consentEntries, consentHeadline, proveConsent, type TagConsentProof } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

export interface ConsentGiven {
  /** Milliseconds. */
  readonly late: number
  readonly region: string
}

/** Whether a container respects consent whatever comes first; it passes where every tag is proven. */
export async function consentOutcome(path: string, { late, region }: ConsentGiven, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const proof = await simulating(path, () => proveConsent(file, { ...simulateOptions(values), late, region }))
  const count = (verdict: TagConsentProof['verdict']) => proof.tags.filter((one) => one.verdict === verdict).length
  const summary = { proven: count('proven'), broken: count('broken'), unknown: count('unknown'), visits: proof.visits }
  return {
    report: { command: 'consent prove', file: path, title: consentHeadline(path, proof), entries: consentEntries(proof), data: proof },
    passed: summary.broken + summary.unknown === 0,
    summary,
    inputs: { container: file },
    options: { late, region },
  }
}
