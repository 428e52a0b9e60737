import { type Recording, recordingCounts, recordingEntries, recordingHeadline, recordingReport } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { planAt } from '../planAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

/** What a recorded visit sent, held against a container and a plan; it passes where nothing is an error. */
export async function recordingOutcome(
  path: string,
  recording: Recording,
  values: SimulateValues & { readonly container?: string | undefined; readonly plan?: string | undefined },
): Promise<Outcome> {
  const container = values.container === undefined ? undefined : (await containerAt(values.container)).file
  const plan = values.plan === undefined ? undefined : await planAt(values.plan)
  const report = await simulating(values.container ?? path, () => recordingReport(recording, { container, plan }, simulateOptions(values)))
  const counts = recordingCounts(report)
  return {
    report: { command: 'recording', file: path, title: recordingHeadline(path, report), entries: recordingEntries(report), data: report },
    passed: counts.errors === 0,
    summary: { pages: report.pages, requests: report.requests, ...counts },
    inputs: { recording, ...(container === undefined ? {} : { container }), ...(plan === undefined ? {} : { plan }) },
    options: {},
  }
}
