import type { Step } from '@tagmason/domain'
import { effectEntries, effectHeadline, effectOf, effectResult, parseTests, parseVisit } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating, unusableAt } from '../simulateOptions.ts'
import { textAt } from '../textAt.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** What leaves the browser differently with container `after`; it passes where nothing is lost or no longer known. */
export async function effectOutcome(before: string, after: string, from: string | undefined, values: SimulateValues): Promise<Outcome> {
  const visits = from === undefined ? undefined : await visitsAt(from)
  const [{ file: one }, { file: other }] = [await containerAt(before), await containerAt(after)]
  const effect = await simulating(`${before}, ${after}`, () =>
    effectOf(one, other, { ...simulateOptions(values), ...(visits === undefined ? {} : { visits }) }),
  )
  const files = { before: one, after: other, ...(visits === undefined ? {} : { visits }) }
  return outcomeOf(effectResult(files, effect), { file: after, title: effectHeadline(effect), entries: effectEntries(effect) })
}

/** The visits of a file of tests, or the one of a file of steps. */
export async function visitsAt(path: string): Promise<readonly (readonly Step[])[]> {
  const text = await textAt(path)
  const tests = parseTests(text)
  if (!('message' in tests)) return tests.tests.map(({ steps }) => steps)
  const steps = parseVisit(text)
  if (!('message' in steps)) return [steps]
  // A file of steps is a list or has `steps`; in any other the fault is one of the tests.
  throw await unusableAt(path, /^\s*(?:-|\[|steps:|\{\s*"steps")/.test(text) ? steps : tests)
}
