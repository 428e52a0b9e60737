import { consentEntries, consentHeadline, consentResult, proveConsent } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export interface ConsentGiven {
  /** Milliseconds. */
  readonly late: number
  readonly region: string
}

/** Whether a container respects consent whatever comes first; it passes where every tag is proven. */
export async function consentOutcome(path: string, given: ConsentGiven, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const proof = await simulating(path, () => proveConsent(file, { ...simulateOptions(values), ...given }))
  return outcomeOf(consentResult(file, given, proof), { file: path, title: consentHeadline(path, proof), entries: consentEntries(proof) })
}
