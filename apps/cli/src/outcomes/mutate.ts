import { expectationAgainst, type Judged, judgeMutants, missingOf, mutateEntries, mutateHeadline, parseTests, withMissing } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating, unusableAt } from '../simulateOptions.ts'
import { textAt } from '../textAt.ts'
import type { Outcome } from './outcome.ts'

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
  const summary = counted(judged)
  return {
    report: {
      command: 'mutate',
      file: from,
      title: mutateHeadline(from, summary),
      entries: judged.flatMap(mutateEntries),
      data: { ...summary, mutants: judged.map(asJson) },
    },
    passed: summary.survived === 0,
    summary,
    inputs: { container: file, tests: text },
    options: {},
    complete: missing.length === 0 ? text : withMissing(text, missing),
    missing: missing.length,
  }
}

const counted = (judged: readonly Judged[]) => {
  const of = (fate: Judged['fate']) => judged.filter((one) => one.fate === fate).length
  return { killed: of('killed'), survived: of('survived'), equivalent: of('equivalent') }
}

const fault = ({ code, kind, name, what, before, after }: Judged) => ({ code, kind, name, what, before, after })
const asJson = (one: Judged) => {
  if (one.fate === 'killed') return { ...fault(one), fate: one.fate, test: one.test }
  if (one.fate === 'equivalent') return { ...fault(one), fate: one.fate, visits: one.visits }
  const { test, steps, at } = one.visit
  return { ...fault(one), fate: one.fate, ...(test === undefined ? {} : { test }), steps, step: at + 1, expect: expectationAgainst(one.visit) ?? null }
}
